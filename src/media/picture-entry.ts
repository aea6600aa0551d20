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
