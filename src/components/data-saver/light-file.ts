import type { PictureSource } from '../../media/picture-entry.ts';

/** Wider files are never offered on a lite page, where there is a narrower one. Also one of the widths in which `/media/*` answers. */
export const LIGHT_WIDTH_PX = 640;
const BYTES_PER_KB = 1000;

/** The one file of a format that a lite page may show: the widest up to 640 px, else the narrowest. Sources stand narrowest first. */
export const lightFile = <Source extends Pick<PictureSource, 'w'>>(sources: readonly Source[]): Source | undefined =>
  sources.findLast(({ w }) => w <= LIGHT_WIDTH_PX) ?? sources[0];

/** A weight as visitors are told it, rounded up. */
export const kilobytesOf = (bytes: number): number => Math.ceil(bytes / BYTES_PER_KB);
