import type { PictureArt, PictureSpec } from '../../src/media/picture-spec.ts';
import type { SiteFileSpec } from '../../src/media/pictures.ts';
import { classFiles, type SizeClass, sizeClasses } from '../../src/media/size-classes.ts';

export type FileFormat = 'avif' | 'webp' | 'jpg' | 'png' | 'ico';

/** One file to make. */
export interface Output {
  format: FileFormat;
  /** Pixels. */
  width: number;
}

/** Everything the result depends on: two equal jobs make the same files. */
export interface PictureJob {
  key: string;
  source: { art: PictureArt } | { photo: string; digest: string };
  /** Shape of the drawing; of a photograph where `crop` says so. */
  width: number;
  height: number;
  /** In what size the drawing is composed, where not in that. */
  drawn?: { width: number; height: number };
  crop: boolean;
  /** Worth a slower encoder. */
  first: boolean;
  outputs: Output[];
}

export interface Photo {
  path: string;
  /** SHA-256 of its bytes. */
  digest: string;
}

/** The job of a picture of the catalogue: every file of its class. */
export function pictureJob({ key, size, art }: PictureSpec, photo?: Photo): PictureJob {
  const { width, height, drawn, crop, first }: SizeClass = sizeClasses[size];
  return {
    key,
    source: sourceOf(art, photo),
    width,
    height,
    ...(drawn && { drawn }),
    crop: crop ?? false,
    first: first ?? false,
    outputs: classFiles(size),
  };
}

/** The job of a file at a lasting address. */
export function siteFileJob({ key, path, width, height, art }: SiteFileSpec, photo?: Photo): PictureJob {
  return {
    key,
    source: sourceOf(art, photo),
    width,
    height,
    crop: true,
    first: false,
    outputs: [{ format: fileFormat(path), width }],
  };
}

const sourceOf = (art: PictureArt, photo: Photo | undefined): PictureJob['source'] =>
  photo ? { photo: photo.path, digest: photo.digest } : { art };

function fileFormat(path: SiteFileSpec['path']): FileFormat {
  if (path.endsWith('.jpg')) return 'jpg';
  return path.endsWith('.ico') ? 'ico' : 'png';
}

/** Whether a drawing stands in for a photograph. */
export const isDrawn = (job: PictureJob): boolean => 'art' in job.source;
