import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { samplePicture } from '../media/fixtures/sample-picture.ts';
import { Picture } from '../media/picture.tsx';
import { documentHtml, firstPictureLinks, fontLinks, type Manifest, preloadList, styleSheets } from './document-html.ts';
import { manifestKeys } from './page-modules.ts';
import type { RenderedApp } from './render-app.tsx';

const wide = samplePicture('wide');
const tall = samplePicture('tall');
const inText = (picture: Parameters<typeof Picture>[0]) => renderToString(<Picture {...picture} />);

describe('the picture of the first view', () => {
  it('is named for phones and for the rest, in one format, and before others', () => {
    const links = firstPictureLinks(`${inText({ of: samplePicture('other') })}${inText({ of: wide, tall, priority: true })}`);
    expect(links).toHaveLength(2);
    expect(links[0]).toMatch(
      /imagesrcset="[^"]*tall-320\.[^"]*\.avif 320w" imagesizes="100vw" media="\(max-width: 37.49rem\)" fetchpriority="high">$/,
    );
    expect(links[1]).toMatch(/imagesrcset="[^"]*wide[^"]*\.avif 860w".* media="\(min-width: 48rem\)" fetchpriority="high">$/);
    expect(links.join()).not.toMatch(/webp|other/);
  });

  it('has no condition where there is one form of it', () => {
    const [link, ...more] = firstPictureLinks(inText({ of: wide, priority: true }));
    expect(more).toEqual([]);
    expect(link).not.toContain('media');
  });

  it('is named where it is a file of WordPress, of whatever type', () => {
    const set = 'srcSet="/media/a-320.jpg 320w, /media/a.jpg 900w" sizes="92vw"';
    const named =
      '<link rel="preload" as="image" imagesrcset="/media/a-320.jpg 320w, /media/a.jpg 900w" imagesizes="92vw" fetchpriority="high">';
    const picture = (more: string) =>
      `${inText({ of: wide })}<picture class="a"><img src="/media/a.jpg" ${more} alt="" fetchPriority="high"/></picture>`;
    expect(firstPictureLinks(picture(set))).toEqual([named]);
    expect(firstPictureLinks(picture(''))).toEqual(['<link rel="preload" as="image" href="/media/a.jpg" fetchpriority="high">']);
  });

  it('is left to React outside a picture element', () => {
    const image = renderToString(<img src="/media/a.jpg" alt="" fetchPriority="high" />);
    expect(image.match(/<link rel="preload" as="image" href="\/media\/a.jpg"/g)).toHaveLength(1);
    expect(firstPictureLinks(`${inText({ of: wide })}${image}`)).toEqual([]);
  });

  it('is not named where the page has none', () => {
    expect(firstPictureLinks(inText({ of: wide }))).toEqual([]);
  });
});

it('fonts are asked for behind it', () => {
  expect(fontLinks(['/a.woff2'])).toEqual([
    '<link rel="preload" as="font" type="font/woff2" href="/a.woff2" crossorigin fetchpriority="low">',
  ]);
});

const manifest: Manifest = {
  'src/app/hydrate.tsx': { file: 'assets/hydrate.js', imports: ['_react.js', '_shared.js', '_site.js'] },
  '_site.js': { file: 'assets/site.js', css: ['assets/static/site.1.css'] },
  '_react.js': { file: 'assets/react.js' },
  '_shared.js': { file: 'assets/shared.js' },
  '_form.js': { file: 'assets/form.js', imports: ['_react.js'] },
  'src/pages/gallery/gallery-page.tsx': {
    file: 'assets/gallery.js',
    imports: ['_form.js', '_shared.js'],
    css: ['assets/static/page-gallery.1.css'],
  },
};

describe('preloadList', () => {
  const gallery = manifestKeys('gallery', 'gallery');
  const list = preloadList(manifest, gallery);

  it('names the chunks of the page alone', () => {
    expect(list).toEqual(['/assets/gallery.js', '/assets/form.js']);
  });

  it('names the record of a service beside the code of its page', () => {
    const service: Manifest = {
      'src/pages/service/service-page.tsx': { file: 'assets/service-page.js', imports: ['_form.js'] },
      '_form.js': { file: 'assets/form.js' },
      'virtual:service/liposuction': { file: 'assets/liposuction.js', imports: ['_form.js'] },
    };
    expect(preloadList(service, manifestKeys('service', 'liposuction'))).toEqual([
      '/assets/service-page.js',
      '/assets/form.js',
      '/assets/liposuction.js',
    ]);
  });

  it('leaves out what the deferred application brings along: preloaded, it would no longer be deferred', () => {
    expect(list.join()).not.toMatch(/react|shared|hydrate/);
  });

  it('is empty in development, where there is no manifest', () => {
    expect(preloadList(null, gallery)).toEqual([]);
  });
});

describe('styleSheets', () => {
  it('names the sheet of the site first, then those of the page, each once', () => {
    expect(styleSheets(manifest, manifestKeys('gallery', 'gallery'))).toEqual([
      '/assets/static/site.1.css',
      '/assets/static/page-gallery.1.css',
    ]);
  });

  it('leaves development to the tool, which knows no sheets', () => {
    expect(styleSheets(undefined, manifestKeys('gallery', 'gallery'))).toEqual([]);
  });
});

describe('the language of a document', () => {
  const head = { title: 'T', description: '', canonical: null, robots: '', ogType: 'website', image: null, jsonLd: [] };
  const files = { modules: ['/assets/home.js'], styles: [], fonts: [], hydrate: true, saver: false };
  const shown = { html: '<main></main>', document: { head }, modules: [] } as unknown as RenderedApp;
  const before = (rendered: RenderedApp, boot?: string) => documentHtml(rendered, { ...files, boot }).before;

  it('is English without anything that names it elsewhere, and its first script is named by vike', () => {
    expect(before(shown)).toMatch(/^<!DOCTYPE html>\n<html lang="en">\n<head>\n<meta charset/);
  });

  it('names its fonts in the body, where no first paint waits for them', () => {
    const html = documentHtml(shown, { ...files, boot: undefined, fonts: ['/a.woff2'] }).before;
    expect(html.split('<body>')[0]).not.toContain('as="font"');
    expect(html.split('<body>')[1]).toMatch(/^\n<link rel="preload" as="font"[^>]*><div id="root"/);
  });

  it('says which way it is read, and comes with the first script of its build', () => {
    const arabic = before({ ...shown, language: { code: 'ar', direction: 'rtl', script: 'Arab' } }, '/assets/entries/ar.js');
    expect(arabic).toMatch(
      /^<!DOCTYPE html>\n<html lang="ar" dir="rtl">\n<head><script src="\/assets\/entries\/ar\.js" type="module" async><\/script>\n/,
    );
  });
});
