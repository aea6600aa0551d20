import { expect, it } from 'vitest';
import { prerenderUrl, readPrerenderUrl } from './endpoints.ts';

it.each(['/', '/about-us', '/gallery/rhinoplasty', '/404'])('reads the prerender URL of %s back', (path) => {
  for (const hidesPlaceholders of [false, true])
    expect(readPrerenderUrl(prerenderUrl(path, hidesPlaceholders))).toEqual({ path, hidesPlaceholders });
});

it('takes plain paths as they are', () => {
  expect(readPrerenderUrl('/')).toEqual({ path: '/', hidesPlaceholders: false });
  expect(readPrerenderUrl('/live')).toEqual({ path: '/live', hidesPlaceholders: false });
});
