import { afterEach, expect, it, vi } from 'vitest';
import { DATA_SAVER_PATH, FEED_PATH } from '../endpoints.ts';
import { pageBehind } from './links-in-view.ts';

/** Of the language that is being shown. */
const language = vi.hoisted(() => ({ prefix: '' }));
vi.mock('#words/language', async (original) => ({
  ...(await original<object>()),
  get prefix() {
    return language.prefix;
  },
}));

afterEach(() => {
  language.prefix = '';
});

const HERE = new URL('https://www.clinic.example/services') as unknown as Location;
const link = (href: string, target = ''): HTMLAnchorElement => {
  const { origin, pathname, search } = new URL(href, HERE.href);
  return { origin, pathname, search, target } as HTMLAnchorElement;
};

it.each([
  ['/rhinoplasty', '/rhinoplasty'],
  ['/rhinoplasty#faq-section', '/rhinoplasty'],
  ['/blogs/what-to-ask', '/blogs/what-to-ask'],
])('a page of ours: %s', (href, path) => {
  expect(pageBehind(link(href), HERE)).toBe(path);
});

it.each([
  ['the page itself', '/services'],
  ['a part of it', '/services#skin'],
  ['another site', 'https://booking.example/plastic-surgery'],
  ['a telephone number', 'tel:+910000000003'],
  ['a search', '/blogs?q=nose'],
  ['a file', FEED_PATH],
  ['a picture', '/p/hero-600.0123abcd.webp'],
  ['the home page, heaviest and first of every breadcrumb', '/'],
  ['an endpoint', DATA_SAVER_PATH],
  ['what belongs to one visitor', '/enquiry'],
])('no page to be fetched ahead: %s', (_, href) => {
  expect(pageBehind(link(href), HERE)).toBeNull();
});

it('no page to be fetched ahead: one for another tab', () => {
  expect(pageBehind(link('/rhinoplasty', '_blank'), HERE)).toBeNull();
});

it.each([
  ['/ar', null],
  ['/ar/enquiry', null],
  ['/', null],
  ['/ar/our-doctors', '/ar/our-doctors'],
  ['/article', '/article'],
])('from a page in Arabic: %s', (href, path) => {
  language.prefix = '/ar';
  expect(pageBehind(link(href), HERE)).toBe(path);
});
