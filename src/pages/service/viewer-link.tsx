import type { ReactNode } from 'react';
import type { LinkProps, PictureSource } from '../../components/image-viewer/use-image-viewer.tsx';
import type { PictureEntry } from '../../media/picture-entry.ts';

/** A picture of the catalogue as the full-screen viewer takes it: its widest WebP file, which every browser shows, and its words. */
export function viewerSource(
  { sources, width, height, alt }: PictureEntry,
  words?: Pick<PictureSource, 'title' | 'text'>,
): PictureSource {
  const files = sources.webp.map(({ w, src }) => ({ src, width: w, height: Math.round((w * height) / width) }));
  return { src: files.at(-1)?.src ?? '', alt, width, height, srcSet: files, ...words };
}

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
