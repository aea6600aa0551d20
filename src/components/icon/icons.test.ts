import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { iconNames } from './icon-names.ts';

const sprite = readFileSync(new URL('icons.svg', import.meta.url), 'utf8');

it('the sprite has every icon', () => {
  expect([...sprite.matchAll(/<symbol id="([^"]*)"/g)].map(([, id]) => id)).toEqual([...iconNames]);
});

it('the sprite itself is not shown, so that no styles of all its shapes are worked out', () => {
  expect(sprite).toMatch(/<svg [^>]*display="none"[^>]*>/);
});
