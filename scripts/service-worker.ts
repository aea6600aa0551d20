import { resolve } from 'node:path';
import { build } from 'vite';
import { ENGLISH } from '../src/languages/saying.ts';
import { madeOf } from './languages/build-folders.ts';

/** Bundles the service worker into one script without imports, beside the prerendered pages: the Worker alone hands it out. */
export async function buildServiceWorker(outDir: string): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    // One script for a device, whatever languages it reads: with the words of all it would be twice as large.
    resolve: { alias: [{ find: /^#words\/(.*)$/, replacement: resolve(madeOf(ENGLISH).words, '$1.ts') }] },
    build: {
      outDir,
      emptyOutDir: false,
      target: 'es2022',
      lib: { entry: 'src/service-worker/service-worker.ts', formats: ['iife'], name: 'kept', fileName: () => 'sw.js' },
    },
  });
}
