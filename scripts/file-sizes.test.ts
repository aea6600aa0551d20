import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

/** A file is a thing one would look for. Not counted: tests, their fixtures, types of what has none, and files that a framework finds by name. */
const NOT_COUNTED = /\.test\.tsx?$|\.d\.ts$|\.fixture\.tsx?$|(?:^|\/)fixtures\/|(?:^|\/)\+[^/]+$/;

const linesOf = (file: string): number => readFileSync(file, 'utf8').trimEnd().split('\n').length;
const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !NOT_COUNTED.test(name))
    .map((name) => join(folder, name));

/** What the clinic says (`src/content`) is one file a subject, and counts for itself. */
const ROOMS = ['worker', 'src'].map((folder) => ({
  folder,
  files: filesIn(folder).filter((file) => !file.startsWith('src/content/')),
}));

// Small ones stay where something begins or ends: a chunk of the browser, what several others read, what Node's own tools read. Joined with
// a user, `load-page-data`, `when-idle` and `whole-page` cost bytes.
// A page is looked for by its name, and may say little: with 28 of 281 files small, the next short page was one too many.
it.each(ROOMS)('keeps $folder free of crumbs: at most a tenth of its files under 30 lines', ({ files }) => {
  const small = files.filter((file) => linesOf(file) < 30 && !file.endsWith('-page.tsx'));
  expect(small.length / files.length, small.join('\n')).toBeLessThanOrEqual(0.1);
});

it.each(ROOMS)('has files of 60 to 120 lines in $folder, by their median', ({ files }) => {
  const lines = files.map(linesOf).toSorted((a, b) => a - b);
  const median = lines[Math.floor(lines.length / 2)];
  expect(median).toBeGreaterThanOrEqual(60);
  expect(median).toBeLessThanOrEqual(120);
});

it.each(ROOMS)('has no file above 250 lines in $folder', ({ files }) => {
  expect(files.filter((file) => linesOf(file) > 250)).toEqual([]);
});
