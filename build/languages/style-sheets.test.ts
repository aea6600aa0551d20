import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

it('no style sheet knows an element by words that are read to visitors, which are others in every language', () => {
  const sheets = globSync('src/**/*.css');
  const byWords = sheets.flatMap((path) =>
    [...readFileSync(path, 'utf8').matchAll(/\[(?:aria-label|aria-roledescription|alt|title|placeholder)[~|^$*]?=[^\]]*\]/g)].map(
      ([selector]) => `${path}: ${selector}`,
    ),
  );
  expect(sheets.length).toBeGreaterThan(50);
  expect(byWords).toEqual([]);
});
