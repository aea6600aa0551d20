import { readFile } from 'node:fs/promises';
import { art } from './art/art.ts';
import { encodeDrawing, encodePhoto } from './encode.ts';
import type { PictureJob } from './picture-job.ts';
import { digestOf, findMade, keepMade, type MadePicture } from './picture-store.ts';

/**
 * Makes the files of one picture, unless the same source was encoded with the same settings before.
 * `encoder` is the digest of whatever else the files depend on.
 * @throws with the picture's key when drawing or encoding fails.
 */
export async function makePicture(job: PictureJob, store: string, encoder: string): Promise<MadePicture> {
  const { key, source, ...shape } = job;
  try {
    if ('photo' in source) {
      const folder = digestOf(encoder, shape, source.digest);
      return (
        (await findMade(store, folder)) ?? (await keepMade(store, folder, await encodePhoto(await readFile(source.photo), job)))
      );
    }
    const svg = art({ ...source.art, w: job.width, h: job.height });
    const folder = digestOf(encoder, shape, svg);
    return (await findMade(store, folder)) ?? (await keepMade(store, folder, await encodeDrawing(svg, job)));
  } catch (error) {
    throw new Error(`Picture "${key}": ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
}
