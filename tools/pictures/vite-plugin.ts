import { createReadStream } from 'node:fs';
import { extname, join } from 'node:path';
import type { Connect, Plugin } from 'vite';
import { manifestPath, outputFolder } from './cache-paths.ts';
import { catalogue } from './catalogue.ts';
import { type Manifest, manifestReader } from './manifest.ts';
import { outlinesOf } from './outline.ts';
import { copyFiles } from './output-folder.ts';
import { altsIn } from './translated-alts.ts';
import { type Entries, virtualModule } from './virtual-modules.ts';

export interface PicturesOptions {
  /** Where `tools/pictures/draw.ts` left manifest and files, from the project's root. */
  cacheFolder?: string;
  /** Whether a build gets the files as well; one for another language finds them there. */
  copies?: boolean;
  /** Of the browsers for which a build is; absent: English. */
  language?: string | undefined;
  /** Whether the server says what pictures show in every language of the site. */
  inLanguages?: boolean;
}

/** The outlines of all pictures that lite documents show before a tap. */
const OUTLINES = 'virtual:picture-outlines';

/** Marks our ids as resolved, by Rollup's convention. */
const RESOLVED = '\0';

/**
 * `virtual:picture…` modules from the manifest of the drawn pictures; the files under `/p/` (and those at lasting addresses)
 * in dev, and copied into the client's output at build. It draws nothing: run `tools/pictures/draw.ts` before.
 */
export function pictures({
  cacheFolder = '.cache/pictures',
  copies = true,
  language,
  inLanguages = false,
}: PicturesOptions): Plugin {
  let root = process.cwd();
  let drawn = drawnPictures(cacheFolder);
  return {
    name: 'pictures',
    configResolved(config) {
      root = config.root;
      drawn = drawnPictures(join(root, cacheFolder));
    },
    resolveId(id) {
      return id.startsWith('virtual:picture') ? RESOLVED + id : undefined;
    },
    async load(id) {
      if (!id.startsWith(`${RESOLVED}virtual:picture`)) return undefined;
      this.addWatchFile(drawn.manifestFile);
      if (id === RESOLVED + OUTLINES) return `export const outlines = ${JSON.stringify(await drawn.outlines())};\n`;
      const entries = (await drawn.manifest()).pictures;
      const said = async (code: string) => altsIn(code, { specs: catalogue.pictures, entries, root });
      const name = id.slice(RESOLVED.length);
      if (this.environment.config.consumer === 'client')
        return virtualModule(name, language ? withAlts(entries, await said(language)) : entries);
      const codes = inLanguages ? (await import('#languages')).languages.map(({ code }) => code) : [];
      return virtualModule(
        name,
        entries,
        Object.fromEntries(await Promise.all(codes.map(async (code) => [code, await said(code)]))),
      );
    },
    configureServer(server) {
      server.middlewares.use(serveFiles(drawn));
    },
    // Files are copied, not emitted: thousands of pictures need not pass through the bundler's memory.
    async writeBundle({ dir }) {
      if (!copies || this.environment.config.consumer !== 'client' || !dir) return;
      const { files } = await drawn.manifest();
      await copyFiles(drawn.folder, dir, files);
    },
  };
}

interface DrawnPictures {
  /** Where the files lie. */
  folder: string;
  manifestFile: string;
  manifest: () => Promise<Manifest>;
  outlines: () => Promise<Record<string, string>>;
}

function drawnPictures(cacheFolder: string): DrawnPictures {
  const manifestFile = manifestPath(cacheFolder);
  const [folder, manifest] = [outputFolder(cacheFolder), manifestReader(manifestFile)];
  const outlines = async () => outlinesOf((await manifest()).pictures, { folder, kept: join(cacheFolder, 'outlines.json') });
  return { folder, manifestFile, manifest, outlines };
}

/** What browsers of one language get. */
const withAlts = (entries: Entries, alts: Readonly<Record<string, string>>): Entries =>
  Object.fromEntries(Object.entries(entries).map(([key, entry]) => [key, { ...entry, alt: alts[key] ?? entry.alt }]));

const mediaTypes: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
};

/** Serves exactly the files of the manifest; a picture drawn anew shows at once. */
function serveFiles({ folder, manifest }: DrawnPictures): Connect.NextHandleFunction {
  return async (request, response, next) => {
    const path = new URL(request.url ?? '/', 'http://dev.invalid').pathname.slice(1);
    const type = mediaTypes[extname(path)];
    const known = type && (await manifest().catch(() => undefined))?.files.includes(path);
    if (!known) return next();
    response.setHeader('Content-Type', type);
    createReadStream(join(folder, path)).pipe(response);
  };
}
