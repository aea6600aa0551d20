import { describe, expect, it, vi } from 'vitest';
import { barePath, isOwnAddress } from '../current-language.ts';
import { href } from '../routes.ts';
import { crumbsOf } from './breadcrumb/crumbs.ts';
import { localised, localLink, matchOwnPage } from './link.tsx';

/** As `inLanguage` switches it. */
const shown = vi.hoisted(() => ({ code: 'ar' }));
vi.mock('#words/language', async (original) => ({
  ...(await original<object>()),
  get code() {
    return shown.code;
  },
  get pages() {
    return shown.code === 'ar' ? ['home', 'contact', 'gallery', 'galleryCategory'] : [];
  },
}));
vi.mock('#languages', () => ({ codes: 'ar fr' }));

function inLanguage<T>(code: string, work: () => T): T {
  shown.code = code;
  try {
    return work();
  } finally {
    shown.code = 'ar';
  }
}

describe('an address in Arabic', () => {
  it('is below its prefix where the page is translated, else English', () => {
    expect([href('home'), href('contact'), href('galleryCategory', { category: 'others' })]).toEqual([
      '/ar',
      '/ar/contact-us',
      '/ar/gallery/others',
    ]);
    expect([href('about'), href('post', { slug: 'a' })]).toEqual(['/about-us', '/blogs/a']);
  });

  it('keeps query and hash, and is not prefixed twice', () => {
    expect(localised('/contact-us?a=/b#consultation')).toBe('/ar/contact-us?a=/b#consultation');
    expect(localised('/?a')).toBe('/ar?a');
    for (const same of ['/ar', '/ar/contact-us', '/about-us#doctors', '#main', 'https://elsewhere.example/', '/feed.xml'])
      expect(localised(same)).toBe(same);
  });

  it('says of a link to an English page that it is one', () => {
    expect(localLink('/privacy-policy')).toEqual({ href: '/privacy-policy', hrefLang: 'en' });
    expect(localLink('/contact-us')).toEqual({ href: '/ar/contact-us' });
    expect(localLink('#main')).toEqual({ href: '#main' });
  });

  it('is followed by the application, and no other address is', () => {
    expect(matchOwnPage('/ar')?.name).toBe('home');
    expect(matchOwnPage('/ar/gallery/others')).toMatchObject({ name: 'galleryCategory', params: { category: 'others' } });
    for (const other of ['/', '/contact-us', '/ar/about-us', '/ar/no-page', '/fr', '/ar/fr', '/arabic', '/ar/ar'])
      expect([other, matchOwnPage(other)]).toEqual([other, null]);
  });

  it('has crumbs of its own', () => {
    expect(crumbsOf('/ar/gallery/others', { status: 'static' }).map(({ path }) => path)).toEqual([
      '/ar',
      '/ar/gallery',
      '/ar/gallery/others',
    ]);
  });
});

it('an English page is what it is known by, and leads to no language', () => {
  inLanguage('en', () => {
    expect([href('home'), href('contact'), localised('/contact-us#a'), barePath('/ar/contact-us')]).toEqual([
      '/',
      '/contact-us',
      '/contact-us#a',
      '/ar/contact-us',
    ]);
    expect(localLink('/contact-us')).toEqual({ href: '/contact-us' });
    expect(matchOwnPage('/contact-us')?.name).toBe('contact');
    expect(['/ar', '/ar/contact-us', '/fr'].map(matchOwnPage)).toEqual([null, null, null]);
    expect(['/', '/a', '/ar', '/arabic'].map(isOwnAddress)).toEqual([true, true, false, true]);
  });
});
