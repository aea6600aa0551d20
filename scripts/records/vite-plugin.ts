import { join, relative, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { TranslationError } from '../languages/translation-error.ts';
import { WordsError } from '../words/read-words.ts';
import { withoutWanted } from './module-text.ts';
import { RecordError } from './read-record.ts';
import { writeAll } from './write-all.ts';

const WORDS = /^#words\/([\w-]+)$/;
/** Words of whichever language counts. */
const SAID = '.cache/words/said';

/**
 * Checks records and words before a build, and in development makes their modules anew whenever one changes: Vite sees those change, and
 * reloads what shows them. A record that breaks its schema is told over the page.
 */
export function records(): Plugin {
  let root = '.';
  return {
    name: 'records',
    // Before the types and comments are taken out.
    enforce: 'pre',
    configResolved(config) {
      root = config.root;
    },
    buildStart: async () => {
      await writeAll(root);
    },
    resolveId(id) {
      // The server renders every language; a browser gets the words of its own.
      const [, area] = this.environment.config.consumer === 'server' ? (WORDS.exec(id) ?? []) : [];
      return area && join(root, SAID, `${area}.ts`);
    },
    transform: (code, id) => (id.includes('/.cache/records/') ? { code: withoutWanted(code), map: null } : undefined),
    async hotUpdate({ file }) {
      if (this.environment.name !== 'client' || !/^src\/(content|words|languages)\/.*\.yaml$/.test(relative(root, resolve(file))))
        return;
      try {
        await writeAll(root);
      } catch (error) {
        if (!(error instanceof RecordError || error instanceof WordsError || error instanceof TranslationError)) throw error;
        this.environment.hot.send({ type: 'error', err: { message: error.message, stack: '' } });
      }
    },
  };
}
