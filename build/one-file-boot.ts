import { resolve } from 'node:path';
import type { Plugin } from 'vite';

/** What Vite imports into every module that has an `import()`, to preload the chunks it needs. */
const HELPER = '\0vite/preload-helper.js';
const BOOT = resolve('src/app/boot.ts');

/**
 * Gives the first script a preloader of its own instead of the one that all chunks share: it is one file then, and the first paint of
 * an old phone does not wait for a second one to be asked for and evaluated.
 */
export function oneFileBoot(): Plugin {
  return {
    name: 'one-file-boot',
    apply: 'build',
    enforce: 'pre',
    resolveId: (id, importer) => (id === HELPER && importer === BOOT ? resolve('src/app/preload.ts') : undefined),
  };
}
