import type { ReactNode } from 'react';
import type { LinkProps } from './use-image-viewer.tsx';

interface ViewerLinkProps {
  /** From `useImageViewer`. */
  link: LinkProps;
  className?: string | undefined;
  children: ReactNode;
}

/** The link round a picture that opens the viewer; a plain box where there is nothing to open, so that the picture may hold a control. */
export const ViewerLink = ({ link, className, children }: ViewerLinkProps) =>
  link.href ? (
    <a className={className} {...link}>
      {children}
    </a>
  ) : (
    <span className={className}>{children}</span>
  );
