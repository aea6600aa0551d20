import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Connect, Plugin } from 'vite';
import { caseConsents } from '../../src/content/gallery/consents.ts';
import { gallery } from '../../src/content/gallery/gallery.ts';
import { homeCaseImages } from '../../src/content/home-gallery.ts';
import { GALLERY_FILES_PREFIX } from '../../src/endpoints.ts';
import { manifestPath } from '../../tools/pictures/cache-paths.ts';
import { manifestReader } from '../../tools/pictures/manifest.ts';
import { EXAMPLE_VARIABLE } from '../facts/read-facts.ts';
import { type BuiltGallery, buildGallery } from './build-gallery.ts';
import { withExampleTraits } from './example-traits.ts';

const ID = 'virtual:gallery';
/** Marks our id as resolved, by Rollup's convention. */
const RESOLVED = `\0${ID}`;

const shown = process.env[EXAMPLE_VARIABLE] ? withExampleTraits(gallery) : gallery;
const onHome = new Set(homeCaseImages().map(({ code }) => code.toLowerCase()));

/**
 * `virtual:gallery` for prerendering (index and first cases; imported on the server alone), and the gallery's data files: served
 * in dev, written beside the pages at build.
 */
export function galleryFiles({ writesFiles }: { writesFiles: boolean }): Plugin {
  let built: () => Promise<BuiltGallery>;
  return {
    name: 'gallery',
    configResolved({ root }) {
      const manifest = manifestReader(manifestPath(join(root, '.cache/pictures')));
      built = async () =>
        buildGallery({ categories: shown, consents: caseConsents, pictures: (await manifest()).pictures, onHome });
    },
    resolveId(id) {
      return id === ID ? RESOLVED : undefined;
    },
    async load(id) {
      if (id !== RESOLVED) return undefined;
      const { index, firstCases } = await built();
      return `export const index = ${JSON.stringify(index)};\nexport const firstCases = ${JSON.stringify(firstCases)};\n`;
    },
    configureServer(server) {
      server.middlewares.use(serveFiles(async () => (await built()).files));
    },
    async writeBundle({ dir }) {
      if (!writesFiles || this.environment.config.consumer !== 'client' || !dir) return;
      for (const [path, text] of (await built()).files) {
        await mkdir(dirname(join(dir, path)), { recursive: true });
        await writeFile(join(dir, path), text);
      }
    },
  };
}

/** The data files in dev, as the build would write them. */
function serveFiles(files: () => Promise<Map<string, string>>): Connect.NextHandleFunction {
  return async (request, response, next) => {
    const file = request.url?.startsWith(GALLERY_FILES_PREFIX) ? (await files()).get(request.url) : undefined;
    if (file === undefined) return next();
    response.setHeader('Content-Type', 'application/json');
    response.end(file);
  };
}
