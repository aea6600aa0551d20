import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { casePictures } from '../../src/media/case-pictures.ts';
import type { PictureSpec } from '../../src/media/picture-spec.ts';
import type { SiteFileSpec } from '../../src/media/pictures.ts';
import { EXIF_MARK } from './art/frame.ts';
import { manifestPath, outputFolder, storeFolder } from './cache-paths.ts';
import { type DrawOptions, drawPictures } from './draw-pictures.ts';
import { manifestReader } from './manifest.ts';

/** Generous: encoding waits for whatever else the machine does. */
const PATIENCE_MS = 60_000;

const plate: PictureSpec = { key: 'affiliation/1', size: 'plate', art: { kind: 'logo', index: 0 }, alt: () => 'Seal' };
const portrait: PictureSpec = {
  key: 'doctor/new',
  size: 'portrait',
  art: { kind: 'room' },
  alt: () => 'A doctor',
  sensitive: true,
};
const touch: SiteFileSpec = { key: 'icon/180', path: '/touch.png', width: 180, height: 180, art: { kind: 'brand' } };
const favicon: SiteFileSpec = { key: 'icon/32', path: '/favicon.ico', width: 32, height: 32, art: { kind: 'brand' } };

let folder: string;
let options: DrawOptions;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pictures-'));
  options = {
    pictures: [plate],
    siteFiles: [],
    cacheFolder: join(folder, 'cache'),
    photosFolder: join(folder, 'photos'),
    threads: 0,
  };
});

afterEach(() => rm(folder, { recursive: true }));

const entry = async (key: string) => (await manifestReader(manifestPath(options.cacheFolder))()).pictures[key];
const output = (path: string): Promise<Buffer> => readFile(join(outputFolder(options.cacheFolder), path));

/** A photograph with the metadata a phone writes. */
async function photograph(key: string, width: number, height: number): Promise<void> {
  const path = join(options.photosFolder, `${key}.jpg`);
  await mkdir(dirname(path), { recursive: true });
  const image = sharp({ create: { width, height, channels: 3, background: '#336699' } });
  const data = await image
    .withExif({ IFD0: { Artist: 'Someone' }, IFD3: { GPSLatitude: '12/1 58/1 0/1' } })
    .jpeg()
    .toBuffer();
  await writeFile(path, data);
}

describe('drawing the catalogue', { timeout: PATIENCE_MS }, () => {
  it('makes AVIF and WebP in the widths of the class, with the mark in EXIF', async () => {
    await drawPictures(options);
    const made = await entry('affiliation/1');
    expect(made).toMatchObject({ width: 360, height: 270, placeholder: true, sensitive: false, alt: 'Seal (illustration)' });
    for (const format of ['avif', 'webp'] as const) {
      expect(made?.sources[format].map(({ w }) => w)).toEqual([240, 360]);
      for (const { w, src } of made?.sources[format] ?? []) {
        expect(src).toMatch(new RegExp(`^/p/affiliation-1-${w}\\.[0-9a-f]{8}\\.${format}$`));
        const { exif, ...metadata } = await sharp(await output(src)).metadata();
        expect(metadata).toMatchObject({ width: w, height: w * 0.75, format: format === 'avif' ? 'heif' : 'webp' });
        expect(exif?.toString('latin1')).toContain(EXIF_MARK);
      }
    }
  });

  it('makes the fewer fallback files of a result', async () => {
    const [result] = casePictures([{ category: 'home', code: 'T1', treatment: 'rhinoplasty', state: 'after' }]);
    if (result) await drawPictures({ ...options, pictures: [{ ...result, art: { kind: 'room' } }] });
    const { avif = [], webp = [] } = (await entry('case/home/t1/after'))?.sources ?? {};
    expect([avif.map(({ w }) => w), webp.map(({ w }) => w)]).toEqual([[320, 860], [640]]);
  });

  it('does nothing the second time, and redraws only what changed', async () => {
    const other = { ...plate, key: 'affiliation/2', art: { kind: 'logo', index: 1 } } satisfies PictureSpec;
    expect((await drawPictures({ ...options, pictures: [plate, other] })).made).toBe(2);
    const manifest = await stat(manifestPath(options.cacheFolder));
    const again = await drawPictures({ ...options, pictures: [plate, other] });
    expect(again.made).toBe(0);
    expect((await stat(manifestPath(options.cacheFolder))).mtimeMs).toBe(manifest.mtimeMs);
    const changed = { ...other, art: { ...other.art, index: 2 } };
    expect((await drawPictures({ ...options, pictures: [plate, changed] })).made).toBe(1);
  });

  it('gives the same files from an empty cache', async () => {
    await drawPictures(options);
    const first = await entry('affiliation/1');
    await rm(options.cacheFolder, { recursive: true });
    await drawPictures(options);
    expect(await entry('affiliation/1')).toEqual(first);
  });

  it('keeps nothing of a picture that left the catalogue', async () => {
    await drawPictures({ ...options, pictures: [plate, portrait] });
    await drawPictures(options);
    const left = await readdir(join(outputFolder(options.cacheFolder), 'p'));
    expect(left.filter((name) => !name.startsWith('affiliation-1-'))).toEqual([]);
    expect((await readdir(storeFolder(options.cacheFolder))).filter((name) => name !== 'index.json')).toHaveLength(1);
  });

  it('writes files at lasting addresses anew when they change', async () => {
    await drawPictures({ ...options, pictures: [], siteFiles: [touch, favicon] });
    const first = await output('touch.png');
    expect(await sharp(first).metadata()).toMatchObject({ format: 'png', width: 180, height: 180 });
    const icon = await output('favicon.ico');
    expect(icon.subarray(0, 8)).toEqual(Buffer.from([0, 0, 1, 0, 1, 0, 32, 32]));
    expect(await sharp(icon.subarray(icon.readUInt32LE(18))).metadata()).toMatchObject({ format: 'png', width: 32 });
    await drawPictures({ ...options, pictures: [], siteFiles: [{ ...touch, art: { kind: 'logo' } }, favicon] });
    expect(first.equals(await output('touch.png'))).toBe(false);
  });

  it('spreads over threads and gives the same', async () => {
    await drawPictures(options);
    const alone = await entry('affiliation/1');
    await rm(options.cacheFolder, { recursive: true });
    await drawPictures({ ...options, threads: 2 });
    expect(await entry('affiliation/1')).toEqual(alone);
  });
});

describe('a photograph', { timeout: PATIENCE_MS }, () => {
  it('replaces the drawing, cropped to the class, without any metadata', async () => {
    options.pictures = [portrait];
    await drawPictures(options);
    const drawn = await entry('doctor/new');
    await photograph('doctor/new', 2000, 2000);
    const summary = await drawPictures(options);
    expect(summary).toMatchObject({ made: 1, photographs: 1 });
    const made = await entry('doctor/new');
    expect(made).toMatchObject({ width: 620, height: 806, placeholder: false, sensitive: true, alt: 'A doctor' });
    expect(made?.sources.avif[0]?.src).not.toBe(drawn?.sources.avif[0]?.src);
    const files = Object.values(made?.sources ?? {}).flat();
    expect(files).toHaveLength(5);
    for (const { src } of files) expect((await sharp(await output(src)).metadata()).exif).toBeUndefined();
    const [red, green, blue] = await sharp(await output(files[0]?.src ?? ''))
      .resize(1, 1)
      .raw()
      .toBuffer();
    expect([red, green, blue].map((channel) => Math.round((channel ?? 0) / 17))).toEqual([3, 6, 9]);
  });

  it('keeps its own shape where the class does not crop', async () => {
    await photograph('affiliation/1', 900, 300);
    await drawPictures(options);
    expect(await entry('affiliation/1')).toMatchObject({ width: 360, height: 120 });
  });

  it('is not enlarged', async () => {
    await photograph('affiliation/1', 200, 150);
    await drawPictures(options);
    const made = await entry('affiliation/1');
    expect(made).toMatchObject({ width: 200, height: 150 });
    expect(made?.sources.avif.map(({ w }) => w)).toEqual([200]);
  });

  it('leaves nothing behind when it is taken away', async () => {
    await photograph('affiliation/1', 400, 300);
    await drawPictures(options);
    const src = (await entry('affiliation/1'))?.sources.webp[0]?.src ?? '';
    await rm(options.photosFolder, { recursive: true });
    await drawPictures(options);
    await expect(output(src)).rejects.toThrow('ENOENT');
    expect((await entry('affiliation/1'))?.placeholder).toBe(true);
  });

  it.each(['affiliation/17', 'afiliation/1'])('that replaces nothing fails the run: %s', async (key) => {
    await photograph(key, 100, 100);
    await expect(drawPictures(options)).rejects.toThrow(`unknown picture: "${key}"`);
  });

  it('may not be there twice', async () => {
    await photograph('affiliation/1', 100, 100);
    await writeFile(join(options.photosFolder, 'affiliation/1.png'), 'x');
    await expect(drawPictures(options)).rejects.toThrow('Two photographs');
  });

  it('that cannot be read fails the run with its key', async () => {
    await mkdir(join(options.photosFolder, 'affiliation'), { recursive: true });
    await writeFile(join(options.photosFolder, 'affiliation/1.jpg'), 'no picture');
    await expect(drawPictures(options)).rejects.toThrow('Picture "affiliation/1"');
  });
});

describe('the plan', () => {
  it.each([
    ['used twice', [plate, plate], 'give one file name'],
    [
      'that give one file name',
      [
        { ...plate, key: 'a/b-c' },
        { ...plate, key: 'a-b/c' },
      ],
      '"a/b-c" and "a-b/c"',
    ],
    ['that are malformed', [{ ...plate, key: 'Up/../x' }], 'Malformed'],
  ])('refuses keys %s', async (_, pictures, message) => {
    await expect(drawPictures({ ...options, pictures })).rejects.toThrow(message);
  });
});
