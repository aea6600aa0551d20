import { spokenLanguage } from '../languages/saying.ts';

/** What a page knows about a picture that was drawn or encoded at build. */
export interface PictureEntry {
  key: string;
  /** Pixels of the largest file. */
  width: number;
  height: number;
  /** A drawing that stands in until the clinic's photograph comes. */
  placeholder: boolean;
  /** Not requested before the visitor has agreed to see sensitive pictures (rows SENS-07, SVC-21). */
  sensitive: boolean;
  /** Empty for decoration. */
  alt: string;
  /** Default for the `sizes` attribute. */
  sizes: string;
  /** Weight of the one file that lite pages offer (`components/data-saver/light-file.ts`), by format. */
  kilobytes: Record<PictureFormat, number>;
  /** Narrowest first. */
  sources: Record<PictureFormat, PictureSource[]>;
}

export type PictureFormat = 'avif' | 'webp';

export interface PictureSource {
  /** Pixels. */
  w: number;
  /** Path on our own origin, with a content hash: the file never changes. */
  src: string;
}

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

/** Texts of pictures by language and key; what is not there is English. */
export type SaidAlts = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** On the server, where several languages are rendered: the same pictures, whose texts follow the language that counts. */
export const withSaidAlts = (
  pictures: Readonly<Record<string, PictureEntry>>,
  alts: SaidAlts,
): Readonly<Record<string, PictureEntry>> =>
  Object.fromEntries(
    Object.entries(pictures).map(([key, picture]) => [
      key,
      {
        ...picture,
        get alt() {
          return alts[spokenLanguage()]?.[key] ?? picture.alt;
        },
      },
    ]),
  );
