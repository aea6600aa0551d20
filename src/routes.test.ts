import { describe, expect, it } from 'vitest';
import {
  canonicalPath,
  encodeSlug,
  href,
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
  ])('%s becomes %s', (given, wanted) => {
    expect(canonicalPath(given)).toBe(wanted);
  });

  it('settles at once', () => {
    for (const path of ['//a//', '/A/index.html/', '/about/', ...Object.keys(redirects)]) {
      expect(canonicalPath(canonicalPath(path))).toBe(canonicalPath(path));
    }
  });
});

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
