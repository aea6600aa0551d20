import { join } from 'node:path';
import type { Plugin } from 'vite';
import { serviceSlugs } from './slugs.ts';

/** Marks our ids as resolved, by Rollup's convention. */
const RESOLVED = '\0';
const FOLDER = 'src/content/services';
/** What is made of the records (scripts/records.ts). */
const MODULES = '.cache/records/services';

/**
 * - `virtual:service/<slug>`: record and pictures of one service, so that its page fetches one chunk and no other service's;
 * - `virtual:services`: for each slug a function that imports that.
 */
export function services(): Plugin {
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
      return slug && serviceModule(slug, join(root, MODULES, `${slug}.ts`));
    },
  };
}

function loadersModule(slugs: readonly string[]): string {
  const lines = slugs.map((slug) => `  ${JSON.stringify(slug)}: () => import(${JSON.stringify(`virtual:service/${slug}`)}),\n`);
  return `export const loaders = {\n${lines.join('')}};\n`;
}

const serviceModule = (slug: string, file: string): string =>
  `export { service } from ${JSON.stringify(file)};\nexport { pictures } from ${JSON.stringify(`virtual:pictures/service/${slug}`)};\n`;
