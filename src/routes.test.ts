import { describe, expect, it } from 'vitest';
import { FEED_PATH, HEALTH_PATH, OPS_PATH, PREVIEW_PATH } from './endpoints.ts';
import {
  canonicalPath,
  encodeSlug,
  href,
  matchEditorPage,
  matchPage,
  matchRoute,
  type PageRoute,
  redirects,
  routes,
  serviceLabels,
  staticPaths,
} from './routes.ts';

/** ROUTE-01 … ROUTE-49 in the order of the specification, parameters filled in. */
const specified = [
  ...['/', '/about-us', '/services', '/our-doctors', '/gallery', '/blogs', '/blogs/service/acne', '/blogs/a-post'],
  ...[
    '/test-page',
    '/test-page/a-post',
    '/international',
    '/contact-us',
    '/patient-stories',
    '/privacy-policy',
    '/terms-conditions',
  ],
  ...['/rhinoplasty', '/anti-ageing', '/body-contouring', '/breast-enhancement', '/abdominal-contouring', '/hair-transplant'],
  ...['/blepharo-plasty', '/gynaecomastia-male-breast-moobs', '/liposuction', '/structural-fat-grafting', '/acne-and-scars'],
  ...[
    '/laser-hair-removal',
    '/fillers-and-botox',
    '/laser-tattoo-removal',
    '/stretch-marks-treatment',
    '/laser-skin-rejuvenation',
  ],
  ...['/laser-scar-revision', '/platelet-rich-plasma-injections', '/other-services', '/dark-circles-under-eye-bags'],
  ...['/rhinoplasty-in-bangalore', '/facelift-in-bangalore', '/nose-jobs', '/breast-augmentation-in-bangalore'],
  ...['/body-contouring-in-bangalore', '/hair-transplant-in-bangalore', '/laser-hair-removal-in-bangalore'],
  ...['/mommy-makeover-in-bangalore', '/acne-and-acne-scars-in-bangalore', '/fillers-and-botox-in-bangalore'],
  ...[
    '/laser-tattoo-removal-in-bangalore',
    '/prp-platelet-rich-plasma-in-bangalore',
    '/dark-circles-and-under-eye-bags-in-bangalore',
  ],
];

describe('matchRoute', () => {
  it.each(specified)('knows %s', (path) => {
    expect(matchRoute(path)).not.toBeNull();
  });

  it('prefers the literal segment `service` over a slug (ROUTE-08)', () => {
    expect(matchRoute('/blogs/service/rhinoplasty')).toMatchObject({
      name: 'blogsByService',
      params: { service: 'rhinoplasty' },
    });
    expect(matchRoute('/blogs/service')).toMatchObject({ name: 'post', params: { slug: 'service' } });
  });

  it.each(['/nope', '/blogs/a/b', '/services/rhinoplasty', ''])('knows nothing of %j', (path) => {
    expect(matchRoute(path)).toBeNull();
  });
});

describe('matchEditorPage', () => {
  it.each([
    ['/diwali-offer', 'diwali-offer'],
    ['/offer_2', 'offer_2'],
    ['/%e0%b2%ae', '%e0%b2%ae'],
    [`/${'a'.repeat(200)}`, 'a'.repeat(200)],
  ])('%s may be a page of an editor', (path, page) => {
    expect(matchEditorPage(path)).toMatchObject({ name: 'editorPage', params: { page } });
    expect(href('editorPage', { page })).toBe(path);
    expect(matchPage(path)?.name).toBe('editorPage');
  });

  it.each([
    ...['/', '', '/a/b', FEED_PATH, '/Offer', '/a%2fb', '/a b', '/%20', `/${'a'.repeat(201)}`],
    ...['/about-us', '/about', '/nose-jobs', '/blogs', '/404', '/api', OPS_PATH, '/_p', HEALTH_PATH, PREVIEW_PATH],
  ])('%j cannot be one', (path) => {
    expect(matchEditorPage(path)).toBeNull();
  });

  it('leaves every page of the site what it is', () => {
    for (const path of specified) expect(matchPage(path)).toEqual(matchRoute(path));
  });
});

describe('routes', () => {
  const all = Object.values(routes as Record<string, PageRoute>);

  it('have one path each', () => {
    expect(new Set(all.map(({ path }) => path)).size).toBe(all.length);
  });

  it('are canonical', () => {
    for (const { path } of all) if (!path.includes(':')) expect(canonicalPath(path)).toBe(path);
  });

  it('redirect and fall back only to pages that exist', () => {
    for (const target of Object.values(redirects)) expect(matchRoute(target)).not.toBeNull();
    for (const { fallback } of all) if (fallback) expect(matchRoute(fallback)?.route.kind).toBe('static');
  });

  it('keep the legacy blog out of search engines (ROUTE-09, ROUTE-10)', () => {
    expect(routes.legacyBlogs.noindex && routes.legacyPost.noindex).toBe(true);
  });

  it('prerender the twenty service pages', () => {
    expect(Object.keys(serviceLabels)).toHaveLength(20);
    expect(staticPaths()).toEqual(expect.arrayContaining(Object.keys(serviceLabels).map((slug) => `/${slug}`)));
  });
});

describe('canonicalPath', () => {
  it.each([
    ['/', '/'],
    ['/index.html', '/'],
    ['/about-us/', '/about-us'],
    ['/About-Us', '/about-us'],
    ['/about', '/about-us'],
    ['/ABOUTUS/', '/about-us'],
    ['/qualified-doctors', '/our-doctors'],
    ['/blepharoplasty', '/blepharo-plasty'],
    ['/services/index.html', '/services'],
    ['//evil.example', '/evil.example'],
    ['//', '/'],
    ['/blogs///a//', '/blogs/a'],
    ['/blogs/%E0%B2%AE', '/blogs/%e0%b2%ae'],
    ['/blogs/post%2d3', '/blogs/post-3'],
    ['/blogs/%70%6F%73%74-3', '/blogs/post-3'],
    ['/%41%62out', '/about-us'],
    ['/about-us/index%2Ehtml', '/about-us'],
    ['/blogs/a%7Eb%5Fc%7A', '/blogs/a~b_cz'],
    ['/blogs/service/acne%20%26%20scars', '/blogs/service/acne%20%26%20scars'],
    ['/blogs/%2570ost', '/blogs/%2570ost'],
    ['/blogs/%%370', '/blogs/%%370'],
  ])('%s becomes %s', (given, wanted) => {
    expect(canonicalPath(given)).toBe(wanted);
  });

  it('settles at once', () => {
    for (const path of ['//a//', '/A/index.html/', '/index.html/index.html', '/about/', ...Object.keys(redirects)]) {
      expect(canonicalPath(canonicalPath(path))).toBe(canonicalPath(path));
    }
  });

  it('has one form for all spellings of a path, and no other meaning', () => {
    const meaning = (path: string) => decodeURIComponent(path).toLowerCase().replace(/\/+/g, '/').replace(/\/$/, '');
    const next = randomNumbers(7);
    for (let round = 0; round < 20_000; round += 1) {
      const text = Array.from({ length: 1 + (next() % 12) }, () => ALPHABET[next() % ALPHABET.length]).join('');
      const spelt = () => new URL(`https://x.test/blogs/a${respelt(text, next)}z`).pathname;
      const one = canonicalPath(spelt());
      expect(canonicalPath(spelt()), text).toBe(one);
      expect(canonicalPath(one), text).toBe(one);
      expect(meaning(one), text).toBe(meaning(`/blogs/a${encodeURIComponent(text)}z`));
    }
  });
});

/** Letters, digits and marks of every kind: what may stand bare in a path, what may not, and what takes several bytes. */
const ALPHABET = ['a', 'B', 'k', 'z', 'Z', '0', '9', '-', '.', '_', '~', ' ', '%', '&', '+', '=', ':', '@', 'é', 'ಮ', '😀'];

/** The same sequence every time: a failure can be repeated. */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return state >>> 8;
  };
}

/** A text percent-encoded: each character that may stand bare sometimes is, and hexadecimal digits are in either case. */
function respelt(text: string, next: () => number): string {
  return [...text]
    .map((character) => {
      const bare = /[\w.~-]/.test(character);
      if (bare && next() % 2) return next() % 2 ? character : swapCase(character);
      const bytes = [...new TextEncoder().encode(character)].map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join('');
      return next() % 2 ? bytes : bytes.toUpperCase();
    })
    .join('');
}

const swapCase = (character: string): string =>
  character === character.toLowerCase() ? character.toUpperCase() : character.toLowerCase();

describe('href', () => {
  it('fills and encodes parameters', () => {
    expect(href('home')).toBe('/');
    expect(href('post', { slug: 'a-post' })).toBe('/blogs/a-post');
    expect(href('blogsByService', { service: 'Acne & Scars' })).toBe('/blogs/service/Acne%20%26%20Scars');
  });

  it('leaves a slug that is stored encoded as it is', () => {
    expect(href('post', { slug: '%e0%b2%ae' })).toBe('/blogs/%e0%b2%ae');
    expect(encodeSlug('ಮ')).toBe('%e0%b2%ae');
  });

  it('survives a malformed encoding', () => {
    expect(href('post', { slug: '%' })).toBe('/blogs/%25');
  });
});
