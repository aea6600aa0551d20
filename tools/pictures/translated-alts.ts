import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { madeOf } from '../../build/languages/build-folders.ts';
import { type AltWords, altText, type PictureSpec } from '../../src/media/picture-spec.ts';
import type { Entries } from './virtual-modules.ts';

/**
 * What pictures show, in a language, by key; those alone that are said otherwise than in English. Words and records of the language have been
 * made before (scripts/records.ts).
 */
export async function altsIn(
  code: string,
  { specs, entries, root }: { specs: readonly PictureSpec[]; entries: Entries; root: string },
): Promise<Record<string, string>> {
  const said = await altWords(code, root);
  return Object.fromEntries(
    specs.flatMap(({ key, alt }) => {
      const entry = entries[key];
      const text = entry && altText(alt, entry.placeholder, said);
      return text && text !== entry.alt ? [[key, text]] : [];
    }),
  );
}

async function altWords(code: string, root: string): Promise<AltWords> {
  const { words, records } = madeOf(code);
  const made = (path: string): Promise<unknown> => import(/* @vite-ignore */ pathToFileURL(resolve(join(root, path))).href);
  const [drawn, steps, pictures, drawings] = await Promise.all([
    made(`${words}/drawn.ts`),
    made(`${words}/drawn-steps.ts`),
    made(`${words}/pictures.ts`),
    made(`${records}/drawings.ts`),
  ]);
  return {
    words: drawn,
    steps,
    ...(pictures as Pick<AltWords, 'drawn'>),
    ...(drawings as Pick<AltWords, 'drawings'>),
  } as AltWords;
}
