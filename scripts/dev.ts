/** `npm run dev`: pages with hot reload from Vite; `/api/*` and `/media/*` answered by the Worker over the embedded content. */
import { spawn } from 'node:child_process';
import { SEO_IDS } from '../tests/upstream/clinic/seo-metadata.ts';
import { startContent } from './content-servers.ts';
import { run } from './run.ts';
import { startSite } from './site.ts';

await run('node', ['scripts/build.ts']);
const content = await startContent('embedded');
const worker = await startSite({ persistTo: '.wrangler/dev', vars: { ...content.vars, SEO_IDS: JSON.stringify(SEO_IDS) } });
const vite = spawn('vike', ['dev', '--host', '127.0.0.1'], {
  stdio: 'inherit',
  env: { ...process.env, VITE_WORKER_ORIGIN: worker.url },
});

let stopping = false;
const stop = async (): Promise<void> => {
  if (stopping) return;
  stopping = true;
  vite.kill();
  await worker.stop();
  await content.stop();
  process.exit(0);
};
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop());
vite.once('exit', () => void stop());
