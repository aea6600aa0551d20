import { readFile } from 'node:fs/promises';
import { art } from './art/art.ts';
import { type EncodedPicture, encodeDrawing, encodePhoto } from './encode.ts';
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
    const { width: w, height: h } = job.drawn ?? job;
    const svg = art({ ...source.art, w, h });
    const folder = digestOf(encoder, shape, svg);
    return (await findMade(store, folder)) ?? (await keepMade(store, folder, await encodeAll(svg, job)));
  } catch (error) {
    throw new Error(`Picture "${key}": ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
}

/** The files as wide as the drawing is composed are made of it as it is: what phones are sent does not change with a wider file. */
async function encodeAll(svg: string, job: PictureJob): Promise<EncodedPicture> {
  const { drawn, width, height, outputs } = job;
  if (!drawn) return encodeDrawing(svg, job);
  const composed = await encodeDrawing(svg, { ...job, ...drawn, outputs: outputs.filter((file) => file.width <= drawn.width) });
  const size = /width="\d+" height="\d+"/;
  const larger = svg.replace(size, `width="${width}" height="${height}" preserveAspectRatio="none"`);
  const enlarged = await encodeDrawing(larger, { ...job, outputs: outputs.filter((file) => file.width > drawn.width) });
  const hash = digestOf(composed.hash, enlarged.hash).slice(0, composed.hash.length);
  return { ...enlarged, hash, files: [...composed.files, ...enlarged.files] };
}
