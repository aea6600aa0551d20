import { Worker } from 'node:worker_threads';
import { makePicture } from './make-picture.ts';
import type { PictureJob } from './picture-job.ts';
import type { MadePicture } from './picture-store.ts';

interface MakeOptions {
  store: string;
  encoder: string;
  /** Worker threads; 0 makes the pictures in this one. */
  threads: number;
  onProgress?: ((done: number, total: number) => void) | undefined;
}

/** Answer of a worker thread. */
export type Reply = { made: MadePicture } | { error: string };

/** Makes all pictures, spread over threads, and answers in the order of the jobs. The first failure ends the run. */
export async function makePictures(jobs: readonly PictureJob[], options: MakeOptions): Promise<MadePicture[]> {
  const made: MadePicture[] = [];
  let done = 0;
  const queue = jobs.entries();
  // Lanes share one queue: each takes the next job when it is free.
  const lane = async (make: (job: PictureJob) => Promise<MadePicture>) => {
    for (const [i, job] of queue) {
      made[i] = await make(job);
      options.onProgress?.(++done, jobs.length);
    }
  };
  const workers = Array.from({ length: Math.min(options.threads, jobs.length) }, () => startWorker(options));
  try {
    if (workers.length === 0) await lane((job) => makePicture(job, options.store, options.encoder));
    await Promise.all(workers.map((worker) => lane((job) => ask(worker, job))));
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
  return made;
}

const startWorker = ({ store, encoder }: MakeOptions): Worker =>
  new Worker(new URL('./picture-worker.ts', import.meta.url), { workerData: { store, encoder } });

function ask(worker: Worker, job: PictureJob): Promise<MadePicture> {
  return new Promise((resolve, reject) => {
    worker.once('error', reject);
    worker.once('message', (reply: Reply) => {
      worker.off('error', reject);
      if ('made' in reply) resolve(reply.made);
      else reject(new Error(reply.error));
    });
    worker.postMessage(job);
  });
}
