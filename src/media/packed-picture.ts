import type { PictureEntry, PictureFormat } from './picture-entry.ts';

/**
 * An entry as pages carry it: what follows from the rest is left out. A page with fifty pictures is some kilobytes smaller for it.
 * Key, width and height, flags (1 placeholder, 2 sensitive), text, `sizes`, hash, widths of the AVIF files, of the WebP files, weight in both.
 */
export type PackedPicture = [
  key: string,
  width: number,
  height: number,
  flags: number,
  alt: string,
  sizes: string,
  hash: string,
  avif: number[],
  webp: number[],
  avifKilobytes: number,
  webpKilobytes: number,
];

const PLACEHOLDER = 1;
const SENSITIVE = 2;

/** Public path of a picture's file: key, width, and a hash over all files of the picture. */
export const publicName = (key: string, hash: string, format: string, width: number): string =>
  `p/${key.replaceAll('/', '-')}-${width}.${hash}.${format}`;

/** Packs an entry. Throws for one whose files are not named by `publicName`: it could not be read again. */
export function packPicture(entry: PictureEntry): PackedPicture {
  const { key, width, height, placeholder, sensitive, alt, sizes, sources, kilobytes } = entry;
  const [first] = [...sources.avif, ...sources.webp];
  const hash = /\.([^.]+)\.[^.]+$/.exec(first?.src ?? '')?.[1] ?? '';
  const flags = (placeholder ? PLACEHOLDER : 0) | (sensitive ? SENSITIVE : 0);
  const widths = (format: PictureFormat) => sources[format].map(({ w }) => w);
  const packed: PackedPicture = [
    key,
    width,
    height,
    flags,
    alt,
    sizes,
    hash,
    widths('avif'),
    widths('webp'),
    kilobytes.avif,
    kilobytes.webp,
  ];
  if (JSON.stringify(unpackPicture(packed).sources) !== JSON.stringify(sources)) {
    throw new Error(`The files of the picture ${key} have other names than its key and hash say`);
  }
  return packed;
}

/** The entry that was packed. */
export function unpackPicture([
  key,
  width,
  height,
  flags,
  alt,
  sizes,
  hash,
  avif,
  webp,
  avifKilobytes,
  webpKilobytes,
]: PackedPicture): PictureEntry {
  const sources = (format: PictureFormat, widths: number[]) =>
    widths.map((w) => ({ w, src: `/${publicName(key, hash, format, w)}` }));
  return {
    key,
    width,
    height,
    placeholder: (flags & PLACEHOLDER) > 0,
    sensitive: (flags & SENSITIVE) > 0,
    alt,
    sizes,
    kilobytes: { avif: avifKilobytes, webp: webpKilobytes },
    sources: { avif: sources('avif', avif), webp: sources('webp', webp) },
  };
}

/** Entries by key, in the order given. */
export const unpackPictures = (packed: PackedPicture[]): Record<string, PictureEntry> =>
  Object.fromEntries(packed.map((picture) => [picture[0], unpackPicture(picture)]));
