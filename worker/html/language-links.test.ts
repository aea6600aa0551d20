import { describe, expect, it, vi } from 'vitest';
import type { Language } from '../../src/languages.ts';
import { addressElsewhere, withLanguageLinks } from './language-links.ts';

const language = (code: string, more: Partial<Language> = {}): Language => ({
  code,
  name: `<${code}>`,
  english: code,
  direction: 'ltr',
  script: 'Latn',
  intl: code,
  openGraph: `${code}_XX`,
  reviewer: 'Dr Asha Rao',
  pages: ['home', 'contact'],
  ...more,
});
vi.mock('#languages/newer', () => ({ newerInEnglish: { ar: { contact: ['content/contact'] } } }));

const origin = 'https://www.clinic.example';
const arabic = language('ar', { direction: 'rtl' });
const french = language('fr', { pages: ['home'] });

const documentAt = (address: string, robots = 'index, follow'): string =>
  [
    `<html><head><meta name="robots" content="${robots}" data-head>\n<link rel="canonical" href="${origin}${address}" data-head>\n</head>`,
    '<body>\n<div id="root"><a class="early" href="tel:0">0</a><div id="notes"></div><div id="top-bar"><a class="e w" href="mailto:x"><svg class="i" aria-hidden="true"><use href="/icons.svg#mail"></use></svg></a><a class="wide-1" href="tel:1">1</a><a href="tel:2">2</a><div id="desks" popover="auto"></div><nav><ul><li>Services</li></ul></nav></div><div id="menu-content"><nav><ul><li>Drawer</li></ul></nav><ul><li>Phone</li></ul></div>',
    '<article>id="menu-content" id="footer" &lt;/footer></article>',
    '<footer><div id="footer"><nav><ul><li>Clinic</li></ul></nav><div><ul><li>Legal</li></ul></div></div></footer></div></body></html>',
  ].join('');
const hreflangs = (html: string) =>
  [...html.matchAll(/<link rel="alternate" hreflang="([\w-]+)" href="([^"]+)"/g)].map(([, code, to]) => [code, to]);
const locales = (html: string) =>
  [...html.matchAll(/og:locale(:alternate)?" content="(\w+)"/g)].map(([, more = '', tag]) => more + tag);
const links = (html: string) =>
  [...html.matchAll(/<li><a href="([^"]+)"(?: rel="alternate")? hreflang="(\w+)"/g)].map(([, to, code]) => `${code} ${to}`);
/** What may be offered: the same page in another language, by the footer's menu. */
const offers = (html: string) =>
  html.includes('<div id="offer" aria-live="polite"></div>')
    ? [...html.slice(html.indexOf('<nav id="languages"')).matchAll(/<a href="([^"]+)" rel="alternate" hreflang="(\w+)"/g)].map(
        ([, to, code]) => `${code} ${to}`,
      )
    : [];

describe('links to other languages', () => {
  it('leave documents alone where a site shows English alone', () => {
    expect(withLanguageLinks(documentAt('/'), { language: null, path: '/', origin, shown: [] })).toBe(documentAt('/'));
  });

  it('name every language of the page in each of them, the page itself and English for everybody else', () => {
    const shown = [arabic, french];
    const english = withLanguageLinks(documentAt('/'), { language: null, path: '/', origin, shown });
    const all = [
      ['en', `${origin}/`],
      ['ar', `${origin}/ar`],
      ['fr', `${origin}/fr`],
      ['x-default', `${origin}/`],
    ];
    expect([hreflangs(english), locales(english)]).toEqual([all, ['en_GB', ':alternatear_XX', ':alternatefr_XX']]);
    const translated = withLanguageLinks(documentAt('/ar'), { language: arabic, path: '/', origin, shown });
    expect([hreflangs(translated), locales(translated)]).toEqual([all, ['ar_XX', ':alternateen_GB', ':alternatefr_XX']]);
    expect(english.indexOf('hreflang')).toBeLessThan(english.indexOf('</head>'));
  });

  it('stand in no head that search engines are kept from, or that names another page', () => {
    const place = { language: null, path: '/contact-us', origin, shown: [arabic] };
    expect(hreflangs(withLanguageLinks(documentAt('/contact-us'), place))).toHaveLength(3);
    for (const document of [documentAt('/contact-us', 'noindex'), documentAt('/elsewhere'), documentAt('/contact-us-2')]) {
      const html = withLanguageLinks(document, place);
      expect([hreflangs(html), locales(html)]).toEqual([[], ['en_GB']]);
    }
  });

  it('lead to the page where there is one, else to that language’s home, from drawer and footer', () => {
    const shown = [arabic, french, language('bn', { pages: ['services'] })];
    const english = withLanguageLinks(documentAt('/contact-us'), { language: null, path: '/contact-us', origin, shown });
    expect(links(english)).toEqual(['ar /ar/contact-us', 'fr /fr', 'ar /ar/contact-us', 'fr /fr']);
    expect(offers(english)).toEqual(['ar /ar/contact-us']);
    expect(english).toContain('</a></li><li><a href="/fr" hreflang');
    const translated = withLanguageLinks(documentAt('/ar/contact-us'), { language: arabic, path: '/contact-us', origin, shown });
    expect(links(translated).slice(0, 2)).toEqual(['en /contact-us', 'fr /fr']);
    expect(offers(translated)).toEqual(['en /contact-us']);
    const missing = withLanguageLinks(documentAt('/ar/404'), { language: arabic, path: '/404', origin, shown });
    expect([links(missing).slice(0, 2), offers(missing)]).toEqual([['en /', 'fr /fr'], []]);
    expect(missing).toContain('</footer></div></body>');
  });

  it('stand after the first list of the drawer and at the end of the footer, where the top bar opens them, as text', () => {
    const html = withLanguageLinks(documentAt('/'), { language: null, path: '/', origin, shown: [arabic] });
    const list =
      '<ul class="languages"><li><a href="/ar" rel="alternate" hreflang="ar" lang="ar" dir="rtl">&lt;ar&gt;</a></li></ul>';
    expect(html).toContain(
      '<button type="button" class="wide-1 open-languages" popovertarget="languages" aria-label="Languages: English"><svg class="i" aria-hidden="true"><use href="/icons.svg#globe"></use></svg></button><div id="desks"',
    );
    expect(html).toContain(`<li>Drawer</li></ul></nav>${list}<ul><li>Phone</li></ul>`);
    expect(html).toContain(
      `<li>Legal</li></ul><nav id="languages" popover aria-label="Languages">${list}</nav></div></div></footer>`,
    );
    expect(html.split(list)).toHaveLength(3);
  });

  it('name the button as its language sets a colon', () => {
    const place = { language: french, path: '/', origin, shown: [arabic, french] };
    expect(withLanguageLinks(documentAt('/fr'), place)).toContain('aria-label="Langues\u202f: &lt;fr&gt;"');
  });

  it('say their direction where it is other than that of the page', () => {
    const directions = (own: Language | null) =>
      [
        ...withLanguageLinks(documentAt('/'), { language: own, path: '/', origin, shown: [arabic, french] }).matchAll(
          /<a [^>]*hreflang="(\w+)" lang="\w+"(?: dir="(\w+)")?>/g,
        ),
      ].map(([, code, direction = '']) => `${code} ${direction}`.trim());
    expect([...new Set(directions(null))]).toEqual(['ar rtl', 'fr']);
    expect([...new Set(directions(arabic))]).toEqual(['en ltr', 'fr ltr']);
    expect([...new Set(directions(french))]).toEqual(['en', 'ar rtl']);
  });

  it.each(['', '<footer id="footer"></footer>'])('are left out where a document has no such place: %s', (footer) => {
    const html = withLanguageLinks(`<html><head></head><body><p>Refused</p>${footer}</body></html>`, {
      language: null,
      path: '/',
      origin,
      shown: [arabic],
    });
    expect(html).not.toMatch(/<button|class="languages"/);
  });

  it.each([
    ['without a top bar', 'id="top-bar"', ''],
    ['whose top bar has no phone', /href="tel:[12]"/g, 'href="sms:1"'],
    ['whose top bar has no icons', '<use href="/icons.svg#mail">', ''],
  ])('have no button in a document %s, and their lists all the same', (_, present, instead) => {
    const document = documentAt('/').replaceAll(present, instead);
    const html = withLanguageLinks(document, { language: null, path: '/', origin, shown: [arabic] });
    expect([html.includes('<button'), links(html)]).toEqual([false, ['ar /ar', 'ar /ar']]);
  });

  it('have the styles of the first view in the head', () => {
    const html = withLanguageLinks(documentAt('/'), { language: null, path: '/', origin, shown: [arabic] });
    expect(html).toMatch(/data-head>\n<style>[^<]*\.open-languages\{[^<]*<\/style>\n<\/head>/);
  });

  it('of a draft are those of every other page; at its top it says what it is, and search engines are kept away', () => {
    const draft = language('ar', { reviewer: null });
    const html = withLanguageLinks(documentAt('/ar'), { language: draft, path: '/', origin, shown: [draft] });
    expect(hreflangs(html)).toHaveLength(3);
    expect(html).toContain('<meta name="robots" content="noindex" data-head>');
    expect(html).toMatch(/<div id="notes"><aside class="translation"><p>[^<]+<\/p><p data-newer="contact" hidden>/);
    expect(html).toMatch(/<style>\.translation\{[^<]*<\/style>\n<\/head>/);
    const refused = withLanguageLinks('<head></head><p>Refused</p>', { language: draft, path: '/', origin, shown: [draft] });
    expect(refused).not.toContain('class="translation"');
    const english = withLanguageLinks(documentAt('/'), { language: null, path: '/', origin, shown: [draft] });
    expect(english).not.toMatch(/class="translation"|noindex/);
  });

  it('of a page whose English has changed since lead there from its top, and of no other page', () => {
    const at = (path: string, own: Language | null) =>
      withLanguageLinks(documentAt(path), { language: own, path, origin, shown: [arabic, french] });
    expect(at('/contact-us', arabic)).toMatch(
      /<aside class="translation"><p data-newer="contact"><a href="\/contact-us" hreflang="en">[^<]+<\/a><\/p><\/aside>/,
    );
    const draft = withLanguageLinks(documentAt('/contact-us'), {
      language: language('ar', { reviewer: null }),
      path: '/contact-us',
      origin,
      shown: [arabic],
    });
    expect(draft).toMatch(/<aside class="translation"><p>[^<]+<\/p><p data-newer="contact"><a /);
    // Whoever goes to that page from another one meets it there.
    expect(at('/', arabic)).toContain('<aside class="translation"><p data-newer="contact" hidden>');
    for (const html of [at('/contact-us', null), at('/', french)]) expect(html).not.toContain('translation');
    // Where a page has not been translated, what stands at its address says so; the next page, which has a name, does not.
    expect(at('/contact-us', french)).toMatch(/<p data-newer=""><a href="\/contact-us" hreflang="en">[^<]+<\/a><\/p><\/aside>/);
  });
});

describe('where a page is in another language', () => {
  const blogs = language('ar', { pages: ['home', 'blogs'] });

  it.each<[string, string, Language | null, string]>([
    ['the same page', '/contact-us', arabic, '/ar/contact-us'],
    ['that language’s home, where it has no such page', '/contact-us', french, '/fr'],
    ['the English one', '/contact-us', null, '/contact-us'],
    ['the English home, of a page that is not there', '/no/such/page', null, '/'],
    ['the list of articles, of an article', '/blogs/scars', null, '/blogs'],
    ['the list of articles, of a topic', '/blogs/service/skin', null, '/blogs'],
    ['its list of articles', '/blogs/scars', blogs, '/ar/blogs'],
    ['its home, where it has no such list', '/blogs/service/skin', french, '/fr'],
  ])('%s', (_, path, to, address) => {
    expect(addressElsewhere(path, to)).toBe(address);
  });

  it('is the article that says the same, where there is one', () => {
    const elsewhere = { en: '/blogs/scars', ar: '/ar/blogs/nudub' };
    expect(addressElsewhere('/blogs/scars', blogs, elsewhere)).toBe('/ar/blogs/nudub');
    expect(addressElsewhere('/blogs/scars', null, elsewhere)).toBe('/blogs/scars');
    expect(addressElsewhere('/blogs/scars', french, elsewhere)).toBe('/fr');
  });

  it('is named in the head of an article by its own addresses', () => {
    const elsewhere = { en: '/blogs/scars', ar: '/ar/blogs/nudub' };
    const place = { language: null, path: '/blogs/scars', origin, shown: [blogs, french] };
    const html = withLanguageLinks(documentAt('/blogs/scars'), { ...place, elsewhere });
    expect(hreflangs(html)).toEqual([
      ['en', `${origin}/blogs/scars`],
      ['ar', `${origin}/ar/blogs/nudub`],
      ['x-default', `${origin}/blogs/scars`],
    ]);
    expect(locales(html)).toEqual(['en_GB', ':alternatear_XX']);
    expect(hreflangs(withLanguageLinks(documentAt('/blogs/scars'), { ...place, elsewhere: { en: '/blogs/scars' } }))).toEqual([]);
    expect(hreflangs(withLanguageLinks(documentAt('/blogs/scars'), place))).toEqual([]);
  });

  it('is marked at the top of a translated page whose texts are new, and their English is marked', () => {
    const at = { language: arabic, path: '/', origin, shown: [arabic], newTexts: ['Clinic'] };
    const html = withLanguageLinks(documentAt('/ar'), at);
    expect(html).toContain('<aside class="translation"><p data-newer="contact home"><a href="/" hreflang="en">');
    expect(html).toContain('<li lang="en" dir="ltr">Clinic</li>');
    const english = withLanguageLinks(documentAt('/'), { ...at, language: null });
    expect(english).toContain('<li>Clinic</li>');
  });
});
