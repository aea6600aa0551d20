import { relative, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { withoutWanted } from './module-text.ts';
import { RecordError } from './read-record.ts';
import { writeRecords } from './write-records.ts';

/**
 * Checks the records before a build, and in development makes their modules anew whenever one changes: Vite sees those change, and
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
      await writeRecords(root);
    },
    transform: (code, id) => (id.includes('/.cache/records/') ? { code: withoutWanted(code), map: null } : undefined),
    async hotUpdate({ file }) {
      if (this.environment.name !== 'client' || !/^src\/content\/.*\.yaml$/.test(relative(root, resolve(file)))) return;
      try {
        await writeRecords(root);
      } catch (error) {
        if (!(error instanceof RecordError)) throw error;
        this.environment.hot.send({ type: 'error', err: { message: error.message, stack: '' } });
      }
    },
  };
}
