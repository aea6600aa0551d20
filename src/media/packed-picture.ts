import type { PictureEntry, PictureFormat, PictureSource } from './picture-entry.ts';
import { sizeClasses } from './size-classes.ts';

/**
 * A result's picture in the gallery's data: what cannot be told from the rules of its class. Thousands of them travel, ten cases
 * at a time.
 */
export interface PackedPicture {
  /** Key without `case/`. */
  key: string;
  hash: string;
  alt: string;
  /** Pixels of the largest file, where it is not the class's own size: photographs keep their shape. */
  size?: readonly [width: number, height: number];
  sensitive?: true;
  /** A photograph of the clinic; all others are drawings. */
  photograph?: true;
}

const PREFIX = 'case/';
const { width: WIDTH, height: HEIGHT, widths, fallbackWidths, sizes } = sizeClasses.case;
const GROUND = '#efe3e6';

/** @throws when the picture is no result, or its files do not follow the rules by which they are named. */
export function packPicture(entry: PictureEntry): PackedPicture {
  const { key, width, height, alt, sensitive, placeholder, sources } = entry;
  const hash = /\.([0-9a-z]+)\.\w+$/.exec(sources.webp[0]?.src ?? '')?.[1] ?? '';
  const packed: PackedPicture = {
    key: key.slice(PREFIX.length),
    hash,
    alt,
    ...((width !== WIDTH || height !== HEIGHT) && { size: [width, height] }),
    ...(sensitive && { sensitive }),
    ...(!placeholder && { photograph: true }),
  };
  const again = unpackPicture(packed);
  if (JSON.stringify([again.key, again.sources]) !== JSON.stringify([key, sources])) {
    throw new Error(`The picture "${key}" cannot be a result of the gallery: its files are not those of the class "case".`);
  }
  return packed;
}

/** The picture as components take it. Its average colour does not travel. */
export function unpackPicture({ key, hash, alt, size, sensitive, photograph }: PackedPicture): PictureEntry {
  const [width, height] = size ?? [WIDTH, HEIGHT];
  const name = `/p/case-${key.replaceAll('/', '-')}`;
  const files = (format: PictureFormat, wanted: readonly number[]): PictureSource[] =>
    [...new Set(wanted.map((w) => Math.min(w, width)))].map((w) => ({ w, src: `${name}-${w}.${hash}.${format}` }));
  return {
    key: PREFIX + key,
    width,
    height,
    colour: GROUND,
    placeholder: !photograph,
    sensitive: sensitive === true,
    alt,
    sizes,
    sources: { avif: files('avif', widths), webp: files('webp', fallbackWidths) },
  };
}
