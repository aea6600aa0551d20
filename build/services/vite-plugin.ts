import { join } from 'node:path';
import type { Plugin } from 'vite';
import { showFacts } from '../../src/content/facts/show-facts.ts';
import type { ShownFacts } from '../../src/content/facts/shown-facts.ts';
import type { TreatmentFacts } from '../../src/content/schema/facts.ts';
import { inLanguage } from '../../src/languages/in-language.ts';
import { ENGLISH } from '../../src/languages/saying.ts';
import { factsIn, factsModule, isOfDemo } from '../facts/facts-in-language.ts';
import { clinicToday, EXAMPLE_VARIABLE, factFolders, readFacts } from '../facts/read-facts.ts';
import { madeOf } from '../languages/build-folders.ts';
import { serviceSlugs } from './slugs.ts';

/** Marks our ids as resolved, by Rollup's convention. */
const RESOLVED = '\0';
const FOLDER = 'src/content/services';
/** What is made of the English records (scripts/records.ts). */
const MODULES = '.cache/records';
/** Registers what WordPress may say otherwise. */
const OVERLAY = 'src/content/overlay.ts';

/**
 * - `virtual:service/<slug>`: record, facts and pictures of one service, so that its page fetches one chunk and no other service's;
 * - `virtual:services`: for each slug a function that imports that.
 */
export function services({ language = ENGLISH }: { language?: string | undefined } = {}): Plugin {
  let root = process.cwd();
  return {
    name: 'services',
    configResolved(config) {
      root = config.root;
    },
    resolveId: (id) => (/^virtual:services?(\/|$)/.test(id) ? RESOLVED + id : undefined),
    async load(id) {
      if (id === `${RESOLVED}virtual:services`) return loadersModule(await serviceSlugs(join(root, FOLDER)));
      const [, slug] = /^\0virtual:service\/(.+)$/.exec(id) ?? [];
      if (!slug) return undefined;
      const today = clinicToday();
      if (language !== ENGLISH) {
        const written = await factsIn(language, slug, root);
        const facts = inLanguage(language, () => showFacts(written, today));
        return serviceModule({ slug, root, facts, records: madeOf(language).records });
      }
      const folders = factFolders(root, Boolean(process.env[EXAMPLE_VARIABLE]));
      for (const folder of folders) this.addWatchFile(join(folder, `${slug}.yaml`));
      const written = await readFacts(slug, folders);
      const module = serviceModule({ slug, root, facts: showFacts(written, today), records: MODULES });
      return this.environment.config.consumer === 'server' ? module + inEveryLanguage({ slug, root, written, today }) : module;
    },
  };
}

function loadersModule(slugs: readonly string[]): string {
  const lines = slugs.map((slug) => `  ${JSON.stringify(slug)}: () => import(${JSON.stringify(`virtual:service/${slug}`)}),\n`);
  return `export const loaders = {\n${lines.join('')}};\n`;
}

interface WrittenFacts {
  slug: string;
  root: string;
  written: TreatmentFacts;
  today: string;
}

/** Has the server work the facts out in each language that it renders. */
function inEveryLanguage({ slug, root, written, today }: WrittenFacts): string {
  if (!written.facts.length) return '';
  const file = isOfDemo(slug, root) ? null : factsModule(slug, join(root, MODULES));
  const source = (path: string) => JSON.stringify(join(root, 'src', path));
  return [
    `import { derive } from ${source('languages/saying.ts')};\n`,
    `import { showFacts } from ${source('content/facts/show-facts.ts')};\n`,
    file ? `import { facts as written } from ${JSON.stringify(file)};\n` : `const written = ${JSON.stringify(written)};\n`,
    `derive(${JSON.stringify(`shown-facts/${slug}`)}, () => showFacts(written, ${JSON.stringify(today)}));\n`,
  ].join('');
}

interface ServiceParts {
  slug: string;
  root: string;
  facts: ShownFacts;
  /** Folder of the modules of records. */
  records: string;
}

const serviceModule = ({ slug, root, facts, records }: ServiceParts): string =>
  [
    `export { service } from ${JSON.stringify(join(root, records, 'services', `${slug}.ts`))};\n`,
    `export { pictures } from ${JSON.stringify(`virtual:pictures/service/${slug}`)};\n`,
    `import { record } from ${JSON.stringify(join(root, OVERLAY))};\n`,
    `export const facts = record(${JSON.stringify(`shown-facts/${slug}`)}, ${JSON.stringify(facts)});\n`,
  ].join('');
