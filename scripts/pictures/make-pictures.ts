import { Worker } from 'node:worker_threads';
import { makePicture } from './make-picture.ts';
import type { PictureJob } from './picture-job.ts';
import type { MadePicture } from './picture-store.ts';

interface MakeOptions {
  store: string;
  encoder: string;
  /** Worker threads; 0 makes the pictures in this one. */
  threads: number;
  onMade: (job: PictureJob, made: MadePicture) => void;
}

/** Answer of a worker thread. */
type Reply = { made: MadePicture } | { error: string };

/** Makes all pictures, spread over threads. The first failure ends the run. */
export async function makePictures(jobs: readonly PictureJob[], options: MakeOptions): Promise<void> {
  const queue = jobs.values();
  const lanes = Math.min(options.threads, jobs.length);
  if (lanes === 0) {
    for (const job of queue) options.onMade(job, await makePicture(job, options.store, options.encoder));
    return;
  }
  const workers = Array.from({ length: lanes }, () => startWorker(options));
  try {
    await Promise.all(
      workers.map(async (worker) => {
        for (const job of queue) options.onMade(job, await ask(worker, job));
      }),
    );
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
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
