import { describe, expect, it } from 'vitest';
import { completeHead, truncateDescription } from './head.ts';
import { headHtml } from './head-html.ts';

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
    expect(completeHead({ missing: true }, place)).toMatchObject({ canonical: '', robots: 'noindex' });
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
    };
    expect(completeHead({ jsonLd: [data] }, place).jsonLd).toEqual([
      {
        '@id': 'https://www.example.test/#clinic',
        name: '/ no address',
        url: 'https://elsewhere.example/',
        image: ['https://www.example.test/p/a.webp', '//elsewhere.example/b.webp'],
        itemListElement: [{ item: 'https://www.example.test/about-us', position: 1 }],
      },
    ]);
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
    expect(truncateDescription('👃'.repeat(200))).toBe(`${'👃'.repeat(159)}…`);
  });

  it('folds white space', () => {
    expect(truncateDescription('  a\n\n b ')).toBe('a b');
  });
});

describe('headHtml', () => {
  const hostile = '"><script>alert(1)</script><!--\u2028';
  const html = headHtml(
    completeHead(
      {
        title: hostile,
        description: hostile,
        keywords: [hostile],
        image: { src: '/a.jpg', width: 1200, height: 630, alt: hostile },
        jsonLd: [{ name: hostile }],
      },
      place,
    ),
  );

  it('lets no text out of its place (SEO-25)', () => {
    expect(html).not.toContain('<script>alert');
    expect(html.match(/<script\b/g)).toHaveLength(1);
    expect(html.match(/<\/script>/g)).toHaveLength(1);
    const [, data] = /<script type="application\/ld\+json"[^>]*>(.*)<\/script>/s.exec(html) ?? [];
    expect(JSON.parse(data ?? '')).toEqual({ name: hostile });
  });

  it('has one title, description and canonical link, and marks every element', () => {
    expect(html.match(/<title\b/g)).toHaveLength(1);
    expect(html.match(/name="description"/g)).toHaveLength(1);
    expect(html.match(/rel="canonical"/g)).toHaveLength(1);
    for (const line of html.split('\n')) expect(line).toMatch(/ data-head>/);
  });

  it('states the size of the social image', () => {
    expect(html).toContain('<meta property="og:image:width" content="1200" data-head>');
    expect(html).toContain('<meta name="twitter:card" content="summary_large_image" data-head>');
  });
});
