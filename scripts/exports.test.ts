import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** Called by name from elsewhere: by Vite's preloader, by vike (files that begin with `+`), by Stryker, by Next. */
const CALLED_BY_OTHERS =
  /^src\/app\/preload\.ts$|\/\+\w+\.tsx?$|^tools\/mutants\/stryker-plugins\.ts$|^tools\/bench\/link\/reference\/next\//;

const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*.ts', '*.tsx', '*.mjs'], { encoding: 'utf8' })
  .trim()
  .split('\n');
const texts = new Map(files.map((file) => [file, readFileSync(file, 'utf8')]));

it('exports no value that no other file names', () => {
  const named = new Map<string, number>();
  for (const text of texts.values())
    for (const word of new Set(text.match(/[\p{L}_$][\w$]*/gu))) named.set(word, (named.get(word) ?? 0) + 1);
  const exported = [...texts].flatMap(([file, text]) =>
    CALLED_BY_OTHERS.test(file)
      ? []
      : [...text.matchAll(/^export (?:async )?(?:const|let|function\*?|class) ([\w$]+)/gm)].map(([, name = '']) => ({
          file,
          name,
        })),
  );
  expect(exported.length).toBeGreaterThan(1500);
  expect(exported.filter(({ name }) => named.get(name) === 1)).toEqual([]);
});
