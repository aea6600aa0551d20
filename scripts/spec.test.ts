import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const FOLDER = 'docs/spec';
const texts = readdirSync(FOLDER).map((file) => readFileSync(`${FOLDER}/${file}`, 'utf8'));
const rows = new Set(texts.flatMap((text) => [...text.matchAll(/^- \*\*([A-Z]+-\d+)\*\*/gm)].map(([, row = '']) => row)));
const areas = [...new Set([...rows].map((row) => row.split('-')[0]))].join('|');

/** Every file of the project that could cite a row. */
const files = execFileSync(
  'git',
  ['ls-files', 'src', 'worker', 'tests', 'build', 'scripts', 'tools', 'wordpress', 'docs', 'README.md'],
  {
    encoding: 'utf8',
  },
)
  .split('\n')
  .filter((file) => /\.(tsx?|css|mjs|php|md)$/.test(file));

it('has the rows that code, tests and documents cite', () => {
  expect(rows.size).toBeGreaterThan(600);
  const cited = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(new RegExp(`\\b(?:${areas})-\\d\\d\\b`, 'g'))].map(([row]) => ({ file, row })),
  );
  expect(cited.length).toBeGreaterThan(400);
  expect(cited.filter(({ row }) => !rows.has(row))).toEqual([]);
});

it('is numbered without gaps or doubles', () => {
  const all = texts.flatMap((text) => [...text.matchAll(/^- \*\*([A-Z]+)-(\d+)\*\*/gm)]);
  const numbers = Map.groupBy(all, ([, area]) => area);
  for (const [area, found] of numbers) {
    expect([area, found.map(([, , number]) => Number(number))]).toEqual([area, found.map((_, index) => index + 1)]);
  }
});
