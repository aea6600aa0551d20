import { resolve } from 'node:path';
import { build } from 'vite';
import { localServiceWorkerPath, SERVICE_WORKER_PATH } from '../src/endpoints.ts';
import { ENGLISH } from '../src/languages/saying.ts';
import { madeOf } from './languages/build-folders.ts';

/**
 * Bundles the service worker of a language into one script without imports, beside the prerendered pages: the Worker alone hands it out.
 * One for each, for the words of all would be twice as large.
 */
export async function buildServiceWorker(outDir: string, code: string = ENGLISH): Promise<void> {
  const { words, records } = madeOf(code);
  const alias = [{ find: /^#words\/(.*)$/, replacement: resolve(words, '$1.ts') }];
  if (code !== ENGLISH) alias.push({ find: /^#records\/(.*)$/, replacement: resolve(records, '$1.ts') });
  const file = code === ENGLISH ? SERVICE_WORKER_PATH : localServiceWorkerPath(code);
  await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    resolve: { alias },
    build: {
      outDir,
      emptyOutDir: false,
      target: 'es2022',
      lib: { entry: 'src/service-worker/service-worker.ts', formats: ['iife'], name: 'kept', fileName: () => file.slice(1) },
    },
  });
}
