import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { commandLine } from '../../scripts/command-line.ts';
import { resultViews } from '../../src/media/treatment-views.ts';
import { art } from './art/art.ts';
import { treatments } from './art/treatments.ts';

const usage = `
npm run pictures:sheet

Draws every treatment from every side, before and after, on one sheet: docs/design/pictures.webp.`;
commandLine(usage, { options: {} });

const CELL = 96;
const TONES = 6;
const file = join(import.meta.dirname, '../../docs/design/pictures.webp');

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
const size = { width: Math.max(...cells.map(({ left }) => left)) + CELL, height: rows.length * CELL };
await mkdir(dirname(file), { recursive: true });
const sheet = sharp({ create: { ...size, channels: 3, background: '#ffffff' } }).composite(composites);
const { size: bytes } = await sheet.webp({ quality: 62 }).toFile(file);
console.log(`${cells.length} drawings, ${Math.round(bytes / 1024)} kB: docs/design/pictures.webp`);
