import { join, relative, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { ENGLISH } from '../../src/languages/saying.ts';
import { madeOf } from '../languages/build-folders.ts';
import { SourceError } from '../source-error.ts';
import { withoutLanguages, withoutWanted } from './module-text.ts';
import { writeAll } from './write-all.ts';

const MADE = /^#(words|records)\/([\w/-]+)$/;
/** Words of whichever language counts. */
const SAID = '.cache/words/said';

/**
 * Checks records and words before a build, and in development makes their modules anew whenever one changes: Vite sees those change, and
 * reloads what shows them. A record that breaks its schema is told over the page.
 */
export function records({ language = ENGLISH }: { language?: string | undefined } = {}): Plugin {
  let root = '.';
  return {
    name: 'records',
    // Before the types and comments are taken out.
    enforce: 'pre',
    configResolved(config) {
      root = config.root;
    },
    async buildStart() {
      // Those of another language come after those of English.
      if (language === ENGLISH) await writeAll(root);
    },
    resolveId(id) {
      const [, kind, name] = MADE.exec(id) ?? [];
      if (!name) return undefined;
      // The server renders every language; a browser gets what its own says.
      const isServer = this.environment.config.consumer === 'server';
      if (kind === 'words') return join(root, isServer ? SAID : madeOf(language).words, `${name}.ts`);
      return isServer || language === ENGLISH ? undefined : join(root, madeOf(language).records, `${name}.ts`);
    },
    transform(code, id) {
      if (!/\/\.cache\/records\b/.test(id)) return undefined;
      const plain = withoutWanted(code);
      return { code: this.environment.config.consumer === 'client' ? withoutLanguages(plain) : plain, map: null };
    },
    async hotUpdate({ file }) {
      if (this.environment.name !== 'client' || !/^src\/(content|words|languages)\/.*\.yaml$/.test(relative(root, resolve(file))))
        return;
      try {
        await writeAll(root);
      } catch (error) {
        if (!(error instanceof SourceError)) throw error;
        this.environment.hot.send({ type: 'error', err: { message: error.message, stack: '' } });
      }
    },
  };
}
