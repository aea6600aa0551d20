import { describe, expect, it, vi } from 'vitest';
import { inLanguagePath, isTranslated, languages, publishedLanguages, splitLanguage, translatedPaths } from './languages.ts';
import { matchEditorPage, reservedSlugs, staticPaths } from './routes.ts';

vi.mock('#languages', () => ({
  languages: [
    { code: 'ar', reviewer: null, pages: ['home', 'contact', 'thankYou'] },
    { code: 'fr', reviewer: 'Dr Asha Rao', pages: ['home', 'galleryCategory'] },
  ],
  codes: 'ar fr',
}));
const [arabic, french] = languages;

describe('an address', () => {
  it.each([
    ['/', null, '/'],
    ['/contact-us', null, '/contact-us'],
    ['/ar', 'ar', '/'],
    ['/ar/contact-us', 'ar', '/contact-us'],
    ['/fr/gallery/others', 'fr', '/gallery/others'],
    ['/arabic', null, '/arabic'],
    ['/ar/ar', 'ar', '/ar'],
    ['/AR', null, '/AR'],
    ['', null, ''],
  ])('%j is of %j: %j', (address, code, path) => {
    const split = splitLanguage(address);
    expect([split.language?.code ?? null, split.path]).toEqual([code, path]);
    expect(inLanguagePath(split.language, split.path)).toBe(address);
  });

  it('is of no language that is not shown', () => {
    expect(splitLanguage('/ar/contact-us', publishedLanguages('production'))).toEqual({ language: null, path: '/ar/contact-us' });
    expect(splitLanguage('/fr', publishedLanguages('production')).language).toBe(french);
    expect(splitLanguage('/ar', publishedLanguages('staging')).language).toBe(arabic);
  });

  it('of a language can be no page of an editor', () => {
    expect([matchEditorPage('/ar'), matchEditorPage('/fr')]).toEqual([null, null]);
    expect(reservedSlugs()).toEqual(expect.arrayContaining(['ar', 'fr']));
    expect(reservedSlugs()).not.toContain('');
  });
});

it('only what is translated is there in a language', () => {
  const languagesOf = (path: string) => languages.filter((language) => isTranslated(language, path));
  expect(languagesOf('/')).toEqual([arabic, french]);
  expect(languagesOf('/contact-us')).toEqual([arabic]);
  expect(languagesOf('/blogs/a')).toEqual([]);
  expect(arabic && isTranslated(arabic, '/diwali-offer')).toBe(false);
});

it('the build makes a file of each translated static page, and of the page for addresses that lead nowhere', () => {
  const categories = staticPaths().filter((path) => path.startsWith('/gallery/'));
  expect(translatedPaths()).toEqual([
    ...['/ar', '/ar/contact-us', '/ar/404'],
    ...['/fr', ...categories.map((path) => `/fr${path}`), '/fr/404'],
  ]);
});
