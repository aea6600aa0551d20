import { describe, expect, it } from 'vitest';
import { canonicalTarget } from './canonical-target.ts';

const ORIGIN = 'https://www.example.test';

describe('canonicalTarget', () => {
  it.each([
    ['https://www.example.test/about-us', '/about-us'],
    ['http://example.test/About-Us/?utm=1#top', '/about-us'],
    ['https://www.example.test', '/'],
    ['/services/', '/services'],
    ['/about', '/about-us'],
    ['  /about-us ', '/about-us'],
  ])('%s is %s', (typed, path) => {
    expect(canonicalTarget(typed, ORIGIN)).toBe(path);
  });

  it.each([
    '',
    'https://evil.example/about-us',
    '//evil.example',
    'https://www.example.test:8443/about-us',
    '/about-uss',
    '/blogs/a-post-that-may-not-be-there',
    '/thank-you',
    'javascript:alert(1)',
    'no address',
    '   ',
    'https://example.www.test/about-us',
    'ftp://www.example.test/about-us',
    'xhttps://www.example.test/about-us',
  ])('%j is none', (typed) => {
    expect(canonicalTarget(typed, ORIGIN)).toBeNull();
  });
});
