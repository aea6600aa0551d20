import { parentPort, workerData } from 'node:worker_threads';
import sharp from 'sharp';
import { makePicture } from './make-picture.ts';
import type { PictureJob } from './picture-job.ts';

/** Made pictures that share a seed are drawn in whichever thread is free; each thread keeps one core busy. */
interface WorkerSettings {
  store: string;
  encoder: string;
}

const { store, encoder }: WorkerSettings = workerData;

// Threads are ours: without this every encoder would open as many of its own as there are cores.
sharp.concurrency(1);
sharp.cache(false);

parentPort?.on('message', async (job: PictureJob) => {
  try {
    parentPort?.postMessage({ made: await makePicture(job, store, encoder) });
  } catch (error) {
    parentPort?.postMessage({ error: error instanceof Error ? error.message : String(error) });
  }
});
