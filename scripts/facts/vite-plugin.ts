import { join } from 'node:path';
import type { Plugin } from 'vite';
import { serviceRecords } from '#records/service-records';
import { isCurrent } from '../../src/content/facts/shown-facts.ts';
import { stayFacts, type TreatmentStay } from '../../src/content/facts/stay-facts.ts';
import { isService } from '../../src/routes.ts';
import { clinicToday, EXAMPLE_VARIABLE, factFolders, readFacts } from './read-facts.ts';

const NAME = 'virtual:stay';
/** Marks our id as resolved, by Rollup's convention. */
const RESOLVED = `\0${NAME}`;

/** `virtual:stay`: what the plan of a stay knows of every treatment, in one chunk of that page. */
export function stay(): Plugin {
  let root = process.cwd();
  return {
    name: 'stay',
    configResolved(config) {
      root = config.root;
    },
    resolveId: (id) => (id === NAME ? RESOLVED : undefined),
    async load(id) {
      if (id !== RESOLVED) return undefined;
      const folders = factFolders(root, Boolean(process.env[EXAMPLE_VARIABLE]));
      for (const folder of folders) this.addWatchFile(folder);
      const treatments = await treatmentStays(folders, clinicToday());
      const entries = treatments.map((treatment) => `record('stay-facts/${treatment.slug}', ${JSON.stringify(treatment)})`);
      return [
        `import { record } from ${JSON.stringify(join(root, 'src/content/overlay.ts'))};\n`,
        `export const treatments = [${entries.join(', ')}];\n`,
      ].join('');
    },
  };
}

/** Every treatment with its current facts, in the order of the menus. */
export async function treatmentStays(folders: readonly string[], today: string): Promise<TreatmentStay[]> {
  const treatments = Object.entries(serviceRecords).filter(([, { schema }]) => schema);
  return Promise.all(
    treatments.map(async ([slug, { label, department }]) => {
      if (!isService(slug)) throw new Error(`${slug} is not a service`);
      const { example, facts } = await readFacts(slug, folders);
      const current = facts.filter((fact) => isCurrent(fact, today));
      return { slug, label, department, ...stayFacts(current), ...(example && { example }) };
    }),
  );
}
