import { readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';

/**
 * Cuts the two faces of the site out of the fontsource packages (both SIL Open Font License): Latin letters, figures
 * and the punctuation of English text and of French. What is left out falls back to the next font of the stack.
 * Run `npm run assets -- fonts` after raising one of the packages; the two files are committed and together stay below 30 kB.
 */
const LIMIT_BYTES = 30_000;

const range = (from: number, to: number): string =>
  String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, index) => from + index));

const latin = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}–—‘’‚“”„•…‹›€™−×′″Œœ\u202f`;

const faces = [
  {
    file: 'ysabeau-300.woff2',
    from: 'ysabeau/files/ysabeau-latin-wght-normal.woff2',
    wght: 300,
    features: ['kern', 'liga', 'lnum', 'mark'],
  },
  {
    file: 'figtree.woff2',
    from: 'figtree/files/figtree-latin-wght-normal.woff2',
    wght: { min: 400, max: 650 },
    features: ['kern', 'liga', 'tnum', 'lnum', 'mark'],
  },
] as const;

let total = 0;
for (const { file, from, wght, features } of faces) {
  const source = await readFile(new URL(`../../node_modules/@fontsource-variable/${from}`, import.meta.url));
  const subset = await subsetFont(source, latin, {
    targetFormat: 'woff2',
    variationAxes: { wght },
    keepFeatures: [...features],
    noHinting: true,
  });
  await writeFile(new URL(`../../src/styles/fonts/${file}`, import.meta.url), subset);
  total += subset.length;
  console.log(`${file}: ${subset.length} bytes`);
}
if (total > LIMIT_BYTES) throw new Error(`The fonts are ${total} bytes together, more than ${LIMIT_BYTES}`);
