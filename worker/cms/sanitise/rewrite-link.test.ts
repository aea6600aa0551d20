import { describe, expect, it } from 'vitest';
import { rewriteLink } from './rewrite-link.ts';

const origins = { cmsOrigin: 'https://cms.example.test', siteOrigin: 'https://www.example.test' };

describe('rewriteLink', () => {
  it.each([
    ['https://cms.example.test/nose-jobs/', '/nose-jobs'],
    ['http://cms.example.test/blogs/', '/blogs'],
    ['//cms.example.test/a', '/a'],
    ['https://cms.example.test', '/'],
    ['https://cms.example.test/a/?x=1#part', '/a?x=1#user-content-part'],
    ['https://cms.example.test//evil.test/', '/evil.test'],
    ['https://cms.example.test/wp-content/uploads/2025/a.pdf#page=2', '/media/2025/a.pdf#page=2'],
    ['https://www.example.test/contact-us/#form', '/contact-us#form'],
    ['https://cms.example.test/contact-us/#form', '/contact-us#form'],
    ['/rhinoplasty#faq-section', '/rhinoplasty#faq-section'],
    ['https://www.example.test/ar/contact-us/#consultation', '/ar/contact-us#consultation'],
    ['https://www.example.test/ar#reach', '/ar#reach'],
    ['https://www.example.test/gallery/rhinoplasty#gallery-form', '/gallery/rhinoplasty#gallery-form'],
    ['https://www.example.test/nose-jobs#prices', '/nose-jobs#user-content-prices'],
    ['https://www.example.test/ar/blogs/a-post#prices', '/ar/blogs/a-post#user-content-prices'],
    ['https://www.example.test/offers#prices', '/offers#user-content-prices'],
    ['https://www.example.test/blogs/a-post#prices', '/blogs/a-post#user-content-prices'],
    ['https://www.example.test/blogs/a-post#user-content-prices', '/blogs/a-post#user-content-prices'],
    ['/about/', '/about-us'],
    ['/contact-us', '/contact-us'],
    ['contact-us', '/contact-us'],
    ['../contact-us/', '/contact-us'],
    ['/wp-content/uploads/a.jpg', '/media/a.jpg'],
    ['#', '#'],
    ['#top', '#top'],
    ['#why', '#user-content-why'],
    [' tel:+911234567890 ', 'tel:+911234567890'],
    ['mailto:clinic@example.test', 'mailto:clinic@example.test'],
    ['sms:+911234567890', 'sms:+911234567890'],
    ['clinic@example.test', 'mailto:clinic@example.test'],
    ['www.tattoos', '/www.tattoos'],
    ['https://www.google.com/url?q=https://cms.example.test/nose-jobs/&sa=D', '/nose-jobs'],
    ['https://www.example.test/contact-us/?x=1#top', '/contact-us?x=1#top'],
    ['https://cms.example.test/a/#top', '/a#top'],
    ['https://cms.example.test/a/#', '/a'],
  ])('keeps %s on the site, as %s', (given, href) => {
    expect(rewriteLink(given, origins)).toEqual({ href, external: false });
  });

  it.each([
    ['https://other.example/a/', 'https://other.example/a/'],
    ['HTTP://Other.Example', 'http://other.example/'],
    ['https://cms.example.test:8443/a', 'https://cms.example.test:8443/a'],
    ['https://cms.example.test.evil.test/', 'https://cms.example.test.evil.test/'],
    ['https://cms.example.test@evil.test/', 'https://evil.test/'],
    ['https://user:word@other.example/a', 'https://other.example/a'],
    ['www.other.example/a', 'https://www.other.example/a'],
    ['https://www.google.com/url?q=https://other.example/a%3Fx%3D1&sa=D&usg=b', 'https://other.example/a?x=1'],
    ['https://google.co.in/url?url=https://other.example/', 'https://other.example/'],
    ['https://www.google.com/url?q=javascript:alert(1)', 'https://www.google.com/url?q=javascript:alert(1)'],
    ['https://www.google.com/search?q=https://other.example/', 'https://www.google.com/search?q=https://other.example/'],
    ['https://google.com.evil.test/url?q=https://other.example/', 'https://google.com.evil.test/url?q=https://other.example/'],
  ])('knows that %s leads elsewhere', (given, href) => {
    expect(rewriteLink(given, origins)).toEqual({ href, external: true });
  });

  it.each([
    '',
    ' ',
    'javascript:alert(1)',
    'data:text/html,x',
    'https://[',
    'ftp://cms.example.test/',
    'xtel:1',
    'telx:1',
    'xhttp://a.test/',
    'httpx://a.test/',
  ])('refuses %j', (given) => {
    expect(rewriteLink(given, origins)).toBeNull();
  });

  it('asks where a path of WordPress lies', () => {
    const resolvePath = (path: string): string => (path === '/a-post' ? '/blogs/a-post' : path);
    expect(rewriteLink('https://cms.example.test/a-post/#x', { ...origins, resolvePath })?.href).toBe(
      '/blogs/a-post#user-content-x',
    );
    expect(rewriteLink('/a-post', { ...origins, resolvePath })?.href).toBe('/blogs/a-post');
    expect(rewriteLink('/wp-content/uploads/a-post', { ...origins, resolvePath })?.href).toBe('/media/a-post');
  });

  it('takes a page of the site at its word, where an article has the name of a treatment', () => {
    const resolvePath = (path: string): string => `/blogs/${path.slice(path.lastIndexOf('/') + 1)}`;
    const on = (host: string, path: string) =>
      rewriteLink(`https://${host}.example.test${path}`, { ...origins, resolvePath })?.href;
    const own = ['/liposuction', '/ar/liposuction', '/nose-jobs', '/gallery/liposuction', '/blogs/service/liposuction'];
    expect(own.map((path) => on('www', path))).toEqual(own);
    // WordPress has no treatments: there it is the article.
    expect(on('cms', '/liposuction')).toBe('/blogs/liposuction');
    expect(on('www', '/a-post')).toBe('/blogs/a-post');
    expect(on('www', '/ar/blogs/a-post')).toBe('/blogs/a-post');
  });
});

it('leaves out the folder of WordPress in addresses of its posts, also where that is all there is of them', () => {
  const inFolder = { ...origins, cmsPath: '/wp' };
  const href = (address: string) => rewriteLink(address, inFolder)?.href;
  expect(['/wp', '/wp/', '/wp/a/', '/wpx/', '/a/'].map((path) => href(`https://cms.example.test${path}`))).toEqual([
    '/',
    '/',
    '/a',
    '/wpx',
    '/a',
  ]);
  expect(href('https://www.example.test/wp/a')).toBe('/wp/a');
});

it('refuses an upload that was deleted, and names the version of one that was replaced', () => {
  const mediaMark = (path: string) => (path.endsWith('a.pdf') ? ('gone' as const) : { version: 'k2' });
  const link = (name: string) => rewriteLink(`/wp-content/uploads/${name}`, { ...origins, mediaMark });
  expect([link('a.pdf'), link('b.pdf#page=2')]).toEqual([null, { href: '/media/b.pdf?v=k2#page=2', external: false }]);
});
