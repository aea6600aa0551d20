import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type CaseImage, casePictures } from '../../src/media/case-pictures.ts';
import { decoration, type PictureSpec } from '../../src/media/picture-spec.ts';
import { plannedEntry } from './manifest.ts';
import { altsIn } from './translated-alts.ts';

let root: string;

const made = {
  'words/fr/drawn.ts':
    'export const seal = "Sceau"; export const surgeon = "A surgeon in profile"; export const before = ({ what, view }) => `Avant : ${what}, ${view}`; export const detail = "de près";',
  'words/fr/drawn-steps.ts': 'export const rhinoplasty1 = "Un nez de profil";',
  'words/fr/pictures.ts': 'export const drawn = ({ what }) => `${what} (dessin)`;',
  'records-fr/drawings.ts': 'export const drawings = { "hair-transplant": { before: "cheveux fins" } };',
};

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'alts-'));
  for (const [name, text] of Object.entries(made)) {
    const file = join(root, '.cache', name);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
  }
});
afterAll(() => rm(root, { recursive: true }));

const image: CaseImage = { category: 'home', code: 'T20106', treatment: 'hair-transplant', state: 'before' };
const plate = (key: string, alt: PictureSpec['alt']): PictureSpec => ({ key, size: 'plate', art: { kind: 'logo' }, alt });

it('says what pictures show in the words of a language, and leaves out what is said as in English', async () => {
  const specs = [
    plate('seal', ({ words }) => words.seal),
    plate('step', ({ steps }) => steps.rhinoplasty1),
    plate('photograph', ({ words }) => words.seal),
    plate('same', ({ words }) => words.surgeon),
    plate('none', decoration),
    ...casePictures([image]),
  ];
  const planned = specs.map((spec) => [spec.key, plannedEntry(spec)] as const);
  const entries = Object.fromEntries(
    planned.map(([key, entry]) => [
      key,
      key === 'photograph' || key === 'same'
        ? { ...entry, placeholder: false, alt: entry.alt.replace(' (illustration)', '') }
        : entry,
    ]),
  );
  expect(await altsIn('fr', { specs, entries, root })).toEqual({
    seal: 'Sceau (dessin)',
    step: 'Un nez de profil (dessin)',
    photograph: 'Sceau',
    'case/home/t20106/before': 'Avant : cheveux fins, de près (dessin)',
  });
});
