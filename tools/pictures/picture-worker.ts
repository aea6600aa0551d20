import { parentPort, workerData } from 'node:worker_threads';
import sharp from 'sharp';
import { makePicture } from './make-picture.ts';
import type { Reply } from './make-pictures.ts';
import type { PictureJob } from './picture-job.ts';

/** One thread of `makePictures`: draws, encodes and answers, one picture at a time. */

const { store, encoder }: { store: string; encoder: string } = workerData;

// There is one of these threads for each core: encoders that opened their own would only take turns.
sharp.concurrency(1);
sharp.cache(false);

parentPort?.on('message', async (job: PictureJob) => {
  parentPort?.postMessage(await answer(job));
});

async function answer(job: PictureJob): Promise<Reply> {
  try {
    return { made: await makePicture(job, store, encoder) };
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) };
  }
}
