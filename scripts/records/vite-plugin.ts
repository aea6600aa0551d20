import { relative, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { WordsError } from '../words/read-words.ts';
import { writeWords } from '../words/write-words.ts';
import { withoutWanted } from './module-text.ts';
import { RecordError } from './read-record.ts';
import { writeRecords } from './write-records.ts';

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
      await Promise.all([writeRecords(root), writeWords(root)]);
    },
    transform: (code, id) => (id.includes('/.cache/records/') ? { code: withoutWanted(code), map: null } : undefined),
    async hotUpdate({ file }) {
      if (this.environment.name !== 'client' || !/^src\/(content|words)\/.*\.yaml$/.test(relative(root, resolve(file)))) return;
      try {
        await Promise.all([writeRecords(root), writeWords(root)]);
      } catch (error) {
        if (!(error instanceof RecordError || error instanceof WordsError)) throw error;
        this.environment.hot.send({ type: 'error', err: { message: error.message, stack: '' } });
      }
    },
  };
}
