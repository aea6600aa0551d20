/** `npm run dev`: the pages with hot reload. */
import { spawn } from 'node:child_process';
import { SEO_IDS } from '../tests/upstream/clinic/seo-metadata.ts';
import { commandLine } from './command-line.ts';
import { startContent } from './content-servers.ts';
import { run } from './run.ts';
import { startSite } from './site.ts';

commandLine(`
npm run dev

Pages with hot reload from Vite; /api/* and /media/* are answered by the Worker over the embedded content. Ctrl-C ends it.`);

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
