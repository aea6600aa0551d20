import { createContext, use } from 'react';
import type { PictureEntry } from '../../media/picture-entry.ts';
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
