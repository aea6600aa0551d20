import { describe, expect, it } from 'vitest';
import { shareCard } from '../content/site-files.ts';
import { inLanguage } from '../languages/in-language.ts';
import { canonicalTarget, completeHead, truncateDescription } from './head.ts';
import { escapeHtml, headHtml, scriptJson, structuredDataHtml } from './head-html.ts';

const place = { path: '/about-us', label: 'About Us', origin: 'https://www.example.test' };

describe('completeHead', () => {
  it('falls back to clinic name, separator and page name (SEO-09), and to the default robots (SEO-10)', () => {
    expect(completeHead({}, place)).toMatchObject({
      title: 'Aesthetic Clinic | About Us',
      robots: 'index, follow',
      type: 'website',
    });
  });

  it('links to the public host, without query (SEO-23)', () => {
    expect(completeHead({}, place).canonical).toBe('https://www.example.test/about-us');
    expect(completeHead({ canonicalPath: '/privacy-policy' }, place).canonical).toBe('https://www.example.test/privacy-policy');
    const typed = (typedCanonical: string) => completeHead({ typedCanonical }, place).canonical;
    expect(typed('https://www.example.test/services')).toBe('https://www.example.test/services');
    expect(typed('https://www.example.test/servces')).toBe(completeHead({}, place).canonical);
  });

  it('gives what is missing no canonical link and keeps search engines away', () => {
    expect(completeHead({ missing: true }, place)).toMatchObject({ canonical: '', robots: 'noindex', image: null });
    expect(completeHead({ noindex: true }, place)).toMatchObject({
      canonical: 'https://www.example.test/about-us',
      robots: 'noindex',
    });
  });

  it('makes a relative social image absolute (SEO-13)', () => {
    expect(completeHead({ image: { src: '/media/a.jpg' } }, place).image?.src).toBe('https://www.example.test/media/a.jpg');
  });

  it('makes the paths of structured data absolute, at any depth, and touches nothing else', () => {
    const data = {
      '@id': '/#clinic',
      name: '/ no address',
      url: 'https://elsewhere.example/',
      image: ['/p/a.webp', '//elsewhere.example/b.webp'],
      itemListElement: [{ item: '/about-us', position: 1 }],
      author: { url: '/our-doctors' },
    };
    expect(completeHead({ jsonLd: [data] }, place).jsonLd).toEqual([
      {
        '@id': 'https://www.example.test/#clinic',
        name: '/ no address',
        url: 'https://elsewhere.example/',
        image: ['https://www.example.test/p/a.webp', '//elsewhere.example/b.webp'],
        itemListElement: [{ item: 'https://www.example.test/about-us', position: 1 }],
        author: { url: 'https://www.example.test/our-doctors' },
      },
    ]);
  });

  it('takes the share card of the clinic where a page has no picture (SEO-14)', () => {
    expect(completeHead({}, place).image).toEqual({
      src: `https://www.example.test${shareCard.path}`,
      width: shareCard.width,
      height: shareCard.height,
      alt: 'Aesthetic Clinic',
    });
  });

  it('hands on what a page says and leaves out what it does not', () => {
    const said = { type: 'article', modifiedAt: '2026-02-03T04:05:06Z', sensitive: true, keywords: ['a', 'b'] } as const;
    expect(completeHead({ ...said, keywords: [...said.keywords] }, place)).toMatchObject({
      path: '/about-us',
      type: 'article',
      modifiedAt: '2026-02-03T04:05:06Z',
      rating: 'adult',
      keywords: 'a, b',
    });
    const bare = completeHead({}, place);
    expect(bare).toMatchObject({ description: '', ogDescription: '', keywords: '', jsonLd: [] });
    for (const name of ['modifiedAt', 'rating']) expect(bare).not.toHaveProperty(name);
  });

  it('takes no empty texts, and cuts long ones for social networks as well', () => {
    expect(completeHead({ title: ' ', ogTitle: ' ', description: 'D', ogDescription: ' ' }, place)).toMatchObject({
      title: 'Aesthetic Clinic | About Us',
      ogTitle: 'Aesthetic Clinic | About Us',
      ogDescription: 'D',
    });
    expect(completeHead({ title: ' T ', ogTitle: ' O ' }, place)).toMatchObject({ title: 'T', ogTitle: 'O' });
    expect([...completeHead({ ogDescription: 'a'.repeat(200) }, place).ogDescription]).toHaveLength(160);
  });

  it('describes to social networks what it describes to search engines, unless told otherwise', () => {
    expect(completeHead({ title: 'T', description: 'D' }, place)).toMatchObject({ ogTitle: 'T', ogDescription: 'D' });
    expect(completeHead({ title: 'T', ogTitle: 'O' }, place).ogTitle).toBe('O');
  });
});

describe('truncateDescription', () => {
  it('leaves 160 characters as they are and cuts the 161st (BPOST-13)', () => {
    expect(truncateDescription('a'.repeat(160))).toBe('a'.repeat(160));
    expect([...truncateDescription('a'.repeat(161))]).toHaveLength(160);
  });

  it('cuts between words and never through a character', () => {
    expect(truncateDescription(`${'word '.repeat(40)}`)).toMatch(/word…$/);
    // A word that would leave less than two thirds is cut instead.
    expect(truncateDescription(`${'a'.repeat(106)} ${'b'.repeat(100)}`)).toBe(`${'a'.repeat(106)} ${'b'.repeat(52)}…`);
    expect(truncateDescription(`${'a'.repeat(107)} ${'b'.repeat(100)}`)).toBe(`${'a'.repeat(107)}…`);
    expect(truncateDescription('👃'.repeat(200))).toBe(`${'👃'.repeat(159)}…`);
  });

  it('folds white space', () => {
    expect(truncateDescription('  a\n\n b ')).toBe('a b');
  });
});

describe('headHtml', () => {
  const hostile = '"><script>alert(1)</script><!--\u2028';
  const head = completeHead(
    {
      title: hostile,
      description: hostile,
      keywords: [hostile],
      image: { src: '/a.jpg', width: 1200, height: 630, alt: hostile },
      jsonLd: [{ name: hostile }],
    },
    place,
  );
  const html = headHtml(head);

  it('lets no text out of its place (SEO-25)', () => {
    expect(html).not.toContain('<script');
    const atEnd = structuredDataHtml(head);
    expect(atEnd.match(/<script\b/g)).toHaveLength(1);
    expect(atEnd.match(/<\/script>/g)).toHaveLength(1);
    const [, data] = /<script type="application\/ld\+json">(.*)<\/script>/s.exec(atEnd) ?? [];
    expect(JSON.parse(data ?? '')).toEqual({ name: hostile });
  });

  it('has one title, description and canonical link, and marks every element', () => {
    expect(html.match(/<title\b/g)).toHaveLength(1);
    expect(html.match(/name="description"/g)).toHaveLength(1);
    expect(html.match(/rel="canonical"/g)).toHaveLength(1);
    for (const line of html.split('\n')) expect(line).toMatch(/ data-head>/);
  });

  it('has these elements, in this order', () => {
    const full = completeHead(
      {
        description: 'D',
        keywords: ['k'],
        image: { src: '/a.jpg', width: 12, height: 6, alt: 'A' },
        modifiedAt: 'M',
        sensitive: true,
      },
      place,
    );
    expect(headHtml(full).split('\n')).toEqual(
      [
        '<title data-head>Aesthetic Clinic | About Us</title>',
        '<meta name="description" content="D"',
        '<meta name="keywords" content="k"',
        '<meta name="robots" content="index, follow"',
        '<meta name="rating" content="adult"',
        '<link rel="canonical" href="https://www.example.test/about-us"',
        '<meta property="og:type" content="website"',
        '<meta property="og:url" content="https://www.example.test/about-us"',
        '<meta property="article:modified_time" content="M"',
        '<meta property="og:title" content="Aesthetic Clinic | About Us"',
        '<meta property="og:description" content="D"',
        '<meta property="og:image" content="https://www.example.test/a.jpg"',
        '<meta property="og:image:width" content="12"',
        '<meta property="og:image:height" content="6"',
        '<meta property="og:image:alt" content="A"',
        '<meta name="twitter:card" content="summary_large_image"',
        '<meta name="twitter:title" content="Aesthetic Clinic | About Us"',
        '<meta name="twitter:description" content="D"',
        '<meta name="twitter:image" content="https://www.example.test/a.jpg"',
      ].map((tag) => (tag.startsWith('<title') ? tag : `${tag} data-head>`)),
    );
  });

  it('writes nothing for what is empty', () => {
    expect(headHtml(completeHead({ missing: true }, place)).split('\n')).toEqual([
      '<title data-head>Aesthetic Clinic | About Us</title>',
      '<meta name="robots" content="noindex" data-head>',
      '<meta property="og:type" content="website" data-head>',
      '<meta property="og:title" content="Aesthetic Clinic | About Us" data-head>',
      '<meta name="twitter:card" content="summary" data-head>',
      '<meta name="twitter:title" content="Aesthetic Clinic | About Us" data-head>',
    ]);
  });

  it('states the size of the social image', () => {
    expect(html).toContain('<meta property="og:image:width" content="1200" data-head>');
    expect(html).toContain('<meta name="twitter:card" content="summary_large_image" data-head>');
  });
});

describe('escapes', () => {
  it('every character that could end a text or an attribute', () => {
    expect(escapeHtml(`a&<>"'b`)).toBe('a&amp;&lt;&gt;&quot;&#39;b');
  });

  it('what could end a script, and the two line ends that JSON allows and script did not', () => {
    expect(scriptJson('</script>\u2028\u2029')).toBe('"\\u003c/script>\\u2028\\u2029"');
  });
});

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

it('in another language works say which it is, and a page is named where none is', () => {
  const said = (...types: unknown[]) => {
    const head = { jsonLd: types.map((type) => ({ '@type': type })) };
    const { jsonLd } = inLanguage('ar', () => completeHead(head, { path: '/ar/gallery', label: 'L', origin: ORIGIN }));
    return jsonLd.map(({ '@type': type, inLanguage: language }) => [type, language]);
  };
  expect(said(['MedicalWebPage', 'CollectionPage'], 'BreadcrumbList')).toEqual([
    [['MedicalWebPage', 'CollectionPage'], 'ar'],
    ['BreadcrumbList', undefined],
  ]);
  for (const type of ['MedicalWebPage', 'WebPage', 'FAQPage']) expect(said(type)).toEqual([[type, 'ar']]);
  for (const [type, own] of [
    ['BlogPosting', 'ar'],
    ['Physician', undefined],
  ])
    expect(said(type)).toEqual([
      [type, own],
      ['WebPage', 'ar'],
    ]);
});
