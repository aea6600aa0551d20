import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

/** A file is a thing one would look for. Not counted: tests, their fixtures, types of what has none, and files that a framework finds by name. */
const NOT_COUNTED = /\.test\.tsx?$|\.d\.ts$|\.fixture\.tsx?$|(?:^|\/)fixtures\/|(?:^|\/)\+[^/]+$/;

/**
 * Small because something begins or ends there: a chunk of the browser, which several others read, or what Node's own tools read. Three of
 * them (`load-page-data`, `when-idle`, `whole-page`) were joined with a user and weighed, and cost bytes. Nothing is added here that has
 * one user in its own chunk.
 */
const BOUNDARIES = [
  'src/app/load-page-data.ts',
  'src/app/preload.ts',
  'src/browser/article-html.ts',
  'src/browser/plain-click.ts',
  'src/browser/visit-memory.ts',
  'src/browser/when-idle.ts',
  'src/browser/whole-page.ts',
  'src/components/button/button-row.tsx',
  'src/components/callback/callback.tsx',
  'src/components/clear-traces/traces-id.ts',
  'src/components/clinic-map/clinic-map.tsx',
  'src/components/contact-lines.tsx',
  'src/components/data-saver/light-file.ts',
  'src/components/data-saver/outline-units.ts',
  'src/components/data-saver/saver-context.ts',
  'src/components/data-saver/saver.ts',
  'src/components/enquiry-purpose/enquiry-purpose.tsx',
  'src/components/error-boundary.tsx',
  'src/components/footer/footer.tsx',
  'src/components/icon/icon.tsx',
  'src/components/lead-form/form-extras.ts',
  'src/components/lead-form/later-consultation-form.tsx',
  'src/components/lead-form/later-international-form.tsx',
  'src/components/lead-form/phone-reader.ts',
  'src/components/long-date.tsx',
  'src/components/mobile-menu/mobile-menu.tsx',
  'src/components/page-intro.tsx',
  'src/components/postal-address.tsx',
  'src/components/reach-bar/reach-bar.tsx',
  'src/seo/apply-metadata.ts',
  'src/seo/keywords.ts',
  'src/seo/page-schemas.ts',
];

const linesOf = (file: string): number => readFileSync(file, 'utf8').trimEnd().split('\n').length;
const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !NOT_COUNTED.test(name))
    .map((name) => join(folder, name));

/** What the clinic says (`src/content`) is one file a subject, and counts for itself. */
const ROOMS = ['worker', 'src'].map((folder) => ({
  folder,
  files: filesIn(folder).filter((file) => !file.startsWith('src/content/') && !BOUNDARIES.includes(file)),
}));

it.each(ROOMS)('keeps $folder free of crumbs: at most a tenth of its files under 30 lines', ({ files }) => {
  const small = files.filter((file) => linesOf(file) < 30);
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

it('lists no boundary that is gone or has grown', () => {
  expect(BOUNDARIES.filter((file) => linesOf(file) >= 30)).toEqual([]);
});
