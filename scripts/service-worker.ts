import { build } from 'vite';

/** Bundles the service worker into one script without imports, beside the prerendered pages: the Worker alone hands it out. */
export async function buildServiceWorker(outDir: string): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: {
      outDir,
      emptyOutDir: false,
      target: 'es2022',
      lib: { entry: 'src/service-worker/service-worker.ts', formats: ['iife'], name: 'kept', fileName: () => 'sw.js' },
    },
  });
}
