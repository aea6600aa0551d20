import { join } from 'node:path';
import type { Plugin } from 'vite';
import { serviceNames } from '#records/service-names';
import { serviceRecords } from '#records/service-records';
import { isCurrent } from '../../src/content/facts/shown-facts.ts';
import { stayFacts, type TreatmentStay } from '../../src/content/facts/stay-facts.ts';
import type { TreatmentFacts } from '../../src/content/schema/facts.ts';
import { inLanguage } from '../../src/languages/in-language.ts';
import { ENGLISH } from '../../src/languages/saying.ts';
import { isService, type ServiceSlug } from '../../src/routes.ts';
import { factsIn, factsModule, isOfDemo } from './facts-in-language.ts';
import { clinicToday, EXAMPLE_VARIABLE, factFolders, readFacts } from './read-facts.ts';

const NAME = 'virtual:stay';
/** Marks our id as resolved, by Rollup's convention. */
const RESOLVED = `\0${NAME}`;

/** `virtual:stay`: what the plan of a stay knows of every treatment, in one chunk of that page. */
export function stay({ language = ENGLISH }: { language?: string | undefined } = {}): Plugin {
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
      const today = clinicToday();
      const read = (slug: string) => (language === ENGLISH ? readFacts(slug, folders) : factsIn(language, slug, root));
      const names = inLanguage(language, () => ({ ...serviceNames }));
      const treatments = await treatmentStays(read, today, names);
      const entries = treatments.map((treatment) => `record('stay-facts/${treatment.slug}', ${JSON.stringify(treatment)})`);
      const derived = this.environment.config.consumer === 'server' ? inEveryLanguage(treatments, { root, today }) : '';
      return [
        `import { record } from ${JSON.stringify(join(root, 'src/content/overlay.ts'))};\n`,
        derived,
        `export const treatments = [${entries.join(', ')}];\n`,
      ].join('');
    },
  };
}

/** Has the server name the treatments, and what travellers bring, in each language that it renders; days are the same in all. */
function inEveryLanguage(treatments: readonly TreatmentStay[], { root, today }: { root: string; today: string }): string {
  const from = (path: string) => JSON.stringify(join(root, path));
  const lines = treatments.map(({ slug }, at) => {
    const file = isOfDemo(slug, root) ? null : factsModule(slug, join(root, '.cache/records'));
    const facts = file ? `, ...stayFacts(facts${at}.facts.filter((fact) => isCurrent(fact, '${today}')))` : '';
    return [
      file ? `import { facts as facts${at} } from ${JSON.stringify(file)};\n` : '',
      `derive('stay-facts/${slug}', () => ({ label: serviceNames['${slug}']${facts} }));\n`,
    ].join('');
  });
  return [
    `import { derive } from ${from('src/languages/saying.ts')};\n`,
    `import { stayFacts } from ${from('src/content/facts/stay-facts.ts')};\n`,
    `import { isCurrent } from ${from('src/content/facts/shown-facts.ts')};\n`,
    `import { serviceNames } from ${from('.cache/records/service-names.ts')};\n`,
    ...lines,
  ].join('');
}

/** Every treatment with its current facts, in the order of the menus. */
export async function treatmentStays(
  read: (slug: string) => Promise<TreatmentFacts>,
  today: string,
  names: Readonly<Record<ServiceSlug, string>> = serviceNames,
): Promise<TreatmentStay[]> {
  const treatments = Object.entries(serviceRecords).filter(([, { schema }]) => schema);
  return Promise.all(
    treatments.map(async ([slug, { department }]) => {
      if (!isService(slug)) throw new Error(`${slug} is not a service`);
      const { example, facts } = await read(slug);
      const current = facts.filter((fact) => isCurrent(fact, today));
      return { slug, label: names[slug], department, ...stayFacts(current), ...(example && { example }) };
    }),
  );
}
