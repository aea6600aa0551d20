import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';
import { type Filled, filledWords, importedAreas, saidInPlace } from './said-in-place.ts';

/** In what browsers are sent, sentences with something filled in stand where they are said. Whichever language `#words/…` leads to. */
export function words(): Plugin {
  return {
    name: 'words',
    apply: 'build',
    // Before the types are taken out and elements become calls.
    enforce: 'pre',
    applyToEnvironment: ({ config }) => config.consumer === 'client',
    async transform(code, id) {
      if (!/\.tsx?$/.test(id) || !code.includes("'#words/")) return undefined;
      const wordsOf = new Map<string, Filled>();
      for (const [name, area] of importedAreas(code, id)) {
        const module = await this.resolve(area, id);
        if (module) wordsOf.set(name, filledWords(await readFile(module.id, 'utf8')));
      }
      return { code: saidInPlace(code, id, wordsOf), map: null };
    },
  };
}
