import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, createServer, type InlineConfig } from 'vite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { PictureEntry } from '../../src/media/packed-picture.ts';
import { virtualModule } from './virtual-modules.ts';
import { pictures } from './vite-plugin.ts';

const PATIENCE_MS = 30_000;

const entry = (key: string): PictureEntry => ({
  key,
  width: 640,
  height: 768,
  placeholder: true,
  sensitive: false,
  alt: '',
  sizes: '50vw',
  kilobytes: { avif: 9, webp: 12 },
  sources: { avif: [{ w: 640, src: `/p/${key.replaceAll('/', '-')}-640.0123abcd.avif` }], webp: [] },
});

const keys = [
  'hero/wide',
  'service/rhinoplasty/card',
  'service/rhinoplasty/viewer-1',
  'service/liposuction/card',
  'service-x/card',
];
const entries = Object.fromEntries(keys.map((key) => [key, entry(key)]));

let root: string;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'pictures-plugin-'));
  const out = join(root, 'cache/out/p');
  await mkdir(out, { recursive: true });
  await writeFile(join(out, 'hero-wide-640.0123abcd.avif'), 'picture');
  await writeFile(join(out, 'unlisted.avif'), 'private');
  const manifest = { pictures: entries, files: ['p/hero-wide-640.0123abcd.avif'] };
  await writeFile(join(root, 'cache/manifest.json'), JSON.stringify(manifest));
  await writeFile(
    join(root, 'entry.js'),
    `import { picture } from 'virtual:picture/hero/wide';\nexport const src = picture.sources.avif[0].src;\n`,
  );
});

afterEach(() => rm(root, { recursive: true }));

const config = (ssr: boolean): InlineConfig => ({
  root,
  configFile: false,
  logLevel: 'silent',
  plugins: [pictures({ cacheFolder: 'cache' })],
  build: {
    ssr: ssr && 'entry.js',
    outDir: ssr ? 'server' : 'client',
    rollupOptions: { input: 'entry.js', preserveEntrySignatures: 'strict' },
  },
});

const codeOf = async (folder: string): Promise<string> => {
  const files = await readdir(join(root, folder), { recursive: true });
  const scripts = files.filter((name) => /\.m?js$/.test(name));
  return (await Promise.all(scripts.map((name) => readFile(join(root, folder, name), 'utf8')))).join('\n');
};

/** What the built entry exports as `src`: the address of a picture's file. */
async function builtSource(folder: string): Promise<unknown> {
  const module: unknown = await import(`data:text/javascript,${encodeURIComponent(await codeOf(folder))}`);
  return typeof module === 'object' && module && 'src' in module ? module.src : undefined;
}

describe('virtual modules', () => {
  const code = (id: string) => virtualModule(id, entries) ?? '';

  it('hold one picture, or the group below a key, or all that match a pattern', () => {
    expect(code('virtual:picture/hero/wide')).toContain('(["hero/wide",640,768,');
    expect(code('virtual:pictures/service/rhinoplasty').match(/\["service\/rhinoplasty/g)).toHaveLength(2);
    const cards = code(`virtual:pictures/${['service', '*', 'card'].join('/')}`);
    expect(cards).toContain('["service/liposuction/card",');
    expect(cards).not.toContain('viewer');
    expect(cards).not.toContain('service-x');
  });

  it('carry the texts of other languages where several are rendered: those of their own pictures', () => {
    const said = virtualModule('virtual:pictures/service/rhinoplasty', entries, {
      fr: { 'service/rhinoplasty/card': 'Un nez', 'hero/wide': 'Une pièce' },
      ar: { 'hero/wide': 'غرفة' },
    });
    expect(said).toContain('{"fr":{"service/rhinoplasty/card":"Un nez"}}');
    expect(said).toContain('withSaidAlts(unpackPictures([[');
    expect(code('virtual:pictures/service/rhinoplasty')).not.toContain('withSaidAlts');
  });

  it('load a group by its name', () => {
    const loaders = code('virtual:picture-loaders/service');
    expect(loaders).toContain('"rhinoplasty": () => import("virtual:pictures/service/rhinoplasty")');
    expect(loaders.match(/import\(/g)).toHaveLength(2);
  });

  it('are ours only by their prefix', () => {
    expect(virtualModule('virtual:icons/hero', entries)).toBeUndefined();
  });

  it.each(['virtual:picture/hero/wise', 'virtual:pictures/service/nose', 'virtual:picture-loaders/hero/wide/x'])(
    'name what is near when there is no such picture: %s',
    (id) => expect(() => code(id)).toThrow(/Unknown picture .* Near: (hero|service)/),
  );
});

describe('the plugin', { timeout: PATIENCE_MS }, () => {
  it('copies the listed files into the client and puts only imported entries into its code', async () => {
    await build(config(false));
    expect(await readFile(join(root, 'client/p/hero-wide-640.0123abcd.avif'), 'utf8')).toBe('picture');
    expect(await readdir(join(root, 'client/p'))).toEqual(['hero-wide-640.0123abcd.avif']);
    expect(await builtSource('client')).toBe('/p/hero-wide-640.0123abcd.avif');
    expect(await codeOf('client')).not.toContain('rhinoplasty');
  });

  it('gives the server entries and no files', async () => {
    await build(config(true));
    expect(await builtSource('server')).toBe('/p/hero-wide-640.0123abcd.avif');
    expect(await readdir(join(root, 'server'))).not.toContain('p');
  });

  it('says what to do when nothing is drawn', async () => {
    await rm(join(root, 'cache'), { recursive: true });
    await expect(build(config(true))).rejects.toThrow('run tools/pictures/draw.ts');
  });

  it('serves the listed files in dev, and no other', async () => {
    const server = await createServer({ ...config(false), server: { port: 0, host: '127.0.0.1', ws: false, watch: null } });
    try {
      await server.listen();
      const [origin = ''] = server.resolvedUrls?.local ?? [];
      const served = await fetch(new URL('/p/hero-wide-640.0123abcd.avif', origin));
      expect([served.headers.get('Content-Type'), await served.text()]).toEqual(['image/avif', 'picture']);
      expect(await (await fetch(new URL('/p/unlisted.avif', origin))).text()).not.toBe('private');
      const module = await server.transformRequest('virtual:picture/hero/wide');
      expect(module?.code).toContain('["hero/wide",640');
    } finally {
      await server.close();
    }
  });
});
