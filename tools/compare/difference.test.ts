import { expect, it } from 'vitest';
import { differenceOf, scriptsOf } from './difference.ts';

const page = (hash: string, scripts = `/assets/chunks/chunk-${hash}.js`) =>
  `<body data-hydrate="${scripts}"><img src="/p/hero-${hash}.avif"><p>A splint.</p>`;

it('takes no notice of the hashes in names of files, and of how many scripts there are', () => {
  expect(differenceOf(page('DUPke3V'), page('BBU2ScH'))).toBeNull();
  expect(
    differenceOf(page('DUPke3V'), page('BBU2ScH', '/assets/chunks/chunk-DUPke3V.js /assets/chunks/chunk-BB-2ScH.js')),
  ).toBeNull();
});

it('shows the first words that differ, and a picture more', () => {
  expect(differenceOf('<p>Two to six weeks.</p>', '<p>Two to eight weeks.</p>')).toContain('"<p>Two to eight weeks.</p>"');
  expect(differenceOf(page('DUPke3V'), `${page('DUPke3V')}<img src="/p/two-DUPke3V.avif">`)).not.toBeNull();
});

it('names each script once', () => {
  expect(
    scriptsOf(page('DUPke3V', '/assets/chunks/chunk-DUPke3V.js /assets/app.Dab3_-f.js /assets/chunks/chunk-DUPke3V.js')),
  ).toEqual(['/assets/chunks/chunk-DUPke3V.js', '/assets/app.Dab3_-f.js']);
});

it('takes no notice of how texts are parted', () => {
  expect(differenceOf('<p>call <!-- -->1<!-- -->.</p>', '<p>call <!-- -->1.</p>')).toBeNull();
});
