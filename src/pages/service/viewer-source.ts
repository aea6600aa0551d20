import type { PictureSource } from '../../components/image-viewer/use-image-viewer.tsx';
import type { PictureEntry } from '../../media/picture-entry.ts';

/** A picture of the catalogue as the full-screen viewer takes it: its widest WebP file, which every browser shows, and its words. */
export function viewerSource(
  { sources, width, height, alt }: PictureEntry,
  words?: Pick<PictureSource, 'title' | 'text'>,
): PictureSource {
  const files = sources.webp.map(({ w, src }) => ({ src, width: w, height: Math.round((w * height) / width) }));
  return { src: files.at(-1)?.src ?? '', alt, width, height, srcSet: files, ...words };
}
