import { createContext, type ReactNode, use } from 'react';
import type { LinkProps, PictureSource } from '../../components/image-viewer/use-image-viewer.tsx';
import type { PictureEntry } from '../../media/packed-picture.ts';
import { pickPicture } from '../../media/picture-slots.tsx';

interface ServicePicturesValue {
  slug: string;
  /** By full key. */
  pictures: Readonly<Record<string, PictureEntry>>;
}

/** The pictures of the service that is shown. */
export const ServicePictures = createContext<ServicePicturesValue>({ slug: '', pictures: {} });

/** The picture `service/<slug>/<name>`. Throws for an unknown name: pages are rendered at build, which then fails. */
export function useServicePicture(name: string): PictureEntry {
  const { slug, pictures } = use(ServicePictures);
  return pickPicture(pictures, `service/${slug}/${name}`);
}

/** The pictures `service/<slug>/<name>`, in the given order. */
export function useServicePictures(names: readonly string[]): PictureEntry[] {
  const { slug, pictures } = use(ServicePictures);
  return names.map((name) => pickPicture(pictures, `service/${slug}/${name}`));
}

/** The first `count` numbered pictures of a name, such as `viewer-1`, `viewer-2`. */
export const useServiceRow = (name: string, count: number): PictureEntry[] =>
  useServicePictures(Array.from({ length: count }, (_, index) => `${name}-${index + 1}`));

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
