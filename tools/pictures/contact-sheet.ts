import { existsSync } from 'node:fs';
import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type OverlayOptions } from 'sharp';
import { CommandError, commandLine } from '../../scripts/command-line.ts';
import { resultViews } from '../../src/media/treatment-views.ts';
import { art } from './art/art.ts';
import { treatments } from './art/treatments.ts';

const usage = `
npm run pictures:sheet [-- options]

Two sheets: pictures.webp, every treatment from every side, before and after, drawn anew; every-picture.webp, each picture of the site once, in
the order of its manifest, as npm run pictures has drawn them.

  --pictures <folder>  drawn pictures, .cache/pictures without it: of another checkout, for a look before and after
  --out <folder>       docs/design without it`;
const { values } = commandLine(usage, {
  options: { pictures: { type: 'string', default: '.cache/pictures' }, out: { type: 'string', default: 'docs/design' } },
});
if (!existsSync(join(values.pictures, 'manifest.json')))
  throw new CommandError(`There are no drawn pictures in ${values.pictures}: npm run pictures draws them into .cache/pictures.`);

const CELL = 96;
const TONES = 6;
const rows = Object.keys(treatments) as (keyof typeof treatments)[];
const cells = rows.flatMap((kind, row) =>
  [...resultViews(kind), 'section'].flatMap((view, column) =>
    [1, 0].map((k, state) => ({
      kind,
      view,
      k,
      tone: (row + column) % TONES,
      left: (2 * column + state) * CELL,
      top: row * CELL,
    })),
  ),
);
const composites = await Promise.all(
  cells.map(async ({ left, top, ...options }) => {
    const svg = art({ ...options, w: 430, h: 430 });
    return { input: await sharp(Buffer.from(svg)).resize(CELL, CELL).png().toBuffer(), left, top };
  }),
);
await mkdir(values.out, { recursive: true });
await writeSheet('pictures.webp', composites, Math.max(...cells.map(({ left }) => left)) + CELL, rows.length * CELL);

/** A row of the sheet with each picture. */
const COLUMNS = 28;
const SMALL = 56;
interface Manifest {
  pictures: Record<string, { sources: { webp?: { src: string }[] } }>;
}
const { pictures } = JSON.parse(await readFile(join(values.pictures, 'manifest.json'), 'utf8')) as Manifest;
const files = Object.values(pictures).flatMap(({ sources }) => sources.webp?.[0]?.src ?? []);
const small = await Promise.all(
  files.map(async (src, at) => ({
    input: await sharp(join(values.pictures, 'out', src))
      .resize(SMALL, SMALL, { fit: 'cover' })
      .png()
      .toBuffer(),
    left: (at % COLUMNS) * SMALL,
    top: Math.floor(at / COLUMNS) * SMALL,
  })),
);
await writeSheet('every-picture.webp', small, COLUMNS * SMALL, Math.ceil(files.length / COLUMNS) * SMALL);

async function writeSheet(name: string, parts: OverlayOptions[], width: number, height: number): Promise<void> {
  const sheet = sharp({ create: { width, height, channels: 3, background: '#ffffff' } }).composite(parts);
  const { size: bytes } = await sheet.webp({ quality: 62 }).toFile(join(values.out, name));
  console.log(`${parts.length} pictures, ${Math.round(bytes / 1024)} kB: ${values.out}/${name}`);
}
