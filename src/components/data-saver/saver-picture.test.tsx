import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { samplePicture } from '../../media/fixtures/sample-picture.ts';
import type { PictureEntry } from '../../media/packed-picture.ts';
import { Picture } from '../../media/picture.tsx';
import { lightFile, offeredUpload } from './light-file.ts';
import { liteArticle } from './lite-article.ts';
import { SaverContext } from './saver-context.ts';
import { saver } from './saver-picture.tsx';

/** Its formats come in different small widths, so that it shows which file was chosen. */
const entry = (name: string, more: Partial<PictureEntry> = {}): PictureEntry =>
  samplePicture(name, {
    alt: 'A room',
    sources: {
      avif: [320, 860].map((w) => ({ w, src: `/p/${name}-${w}.avif` })),
      webp: [640, 860].map((w) => ({ w, src: `/p/${name}-${w}.webp` })),
    },
    ...more,
  });

const lite = (picture: React.ReactNode): string => renderToStaticMarkup(<SaverContext value={saver}>{picture}</SaverContext>);

/** Addresses by which a browser would fetch a picture without a tap: those of sources count, for the media query is script's own. */
const filesOf = (html: string): string[] =>
  [...html.matchAll(/(?:src|srcSet|href)="(\/[pm][^"]*)"/gi)].map(([, path]) => path ?? '');

describe('a picture on a lite page', () => {
  const html = lite(<Picture of={entry('room')} priority />);

  it('offers one light file a format and no other', () => {
    expect(new Set(filesOf(html))).toEqual(new Set(['/p/room-320.avif', '/p/room-640.webp']));
  });

  it('is fetched by script-only sources, lazily, and by a link where there is no script', () => {
    for (const [source] of html.matchAll(/<source[^>]*>/g)) expect(source).toContain('media="(scripting: enabled)"');
    expect(html).toMatch(/<img src="\/favicon.svg"[^>]* loading="lazy"/);
    expect(html).not.toMatch(/fetchpriority/i);
    expect(html).toContain('<a href="/p/room-640.webp"');
  });

  it('says the weight of the very file: AVIF on the control, WebP on the link', () => {
    expect(html).toMatch(/<label[^>]*><input type="checkbox"\/><span>Show picture, 23 kB<span class="visually-hidden">: A room</);
    expect(html).toMatch(/<a [^>]*><span>Show picture, 31 kB/);
  });

  it('says both weights where a phone gets another picture', () => {
    const both = lite(<Picture of={entry('wide')} tall={entry('tall', { kilobytes: { avif: 5, webp: 6 } })} />);
    expect(both).toMatch(/<span class="[^"]*phone[^"]*">, 5 kB<\/span><span class="[^"]*desk[^"]*">, 23 kB/);
    expect(both).toContain('media="(scripting: enabled) and (max-width: 47.99rem)" type="image/avif" srcSet="/p/tall-320.avif"');
  });

  it('holds no control inside a link, and names no file', () => {
    const inLink = lite(<Picture of={entry('room')} inLink />);
    expect(inLink).not.toMatch(/<label|<input|<a |<img|\/p\//);
    expect(inLink).toContain('viewBox="0 0 860 660"');
  });

  it('names no file of a sensitive picture before the visitor agreed, and keeps the tap after', () => {
    const body = entry('body', { sensitive: true });
    expect(lite(<Picture of={body} />)).not.toMatch(/\/p\/|<label/);
    expect(lite(<Picture of={body} revealed />)).toContain('Show picture, 23 kB');
  });
});

describe('lightFile', () => {
  it.each([
    [[320, 640, 860], 640],
    [[480, 960], 480],
    [[1200, 1600], 1200],
  ])('of %j is %i px wide', (widths, expected) => {
    expect(lightFile(widths.map((w) => ({ w })))?.w).toBe(expected);
  });
});

describe('an upload', () => {
  it.each([
    ['small, weight known', { src: '/media/a.jpg', width: 300, bytes: 30_882 }, { src: '/media/a.jpg', kilobytes: 31 }],
    [
      'wide: asked for in 640 px, weight unknown',
      { src: '/media/a.jpg', width: 1600, bytes: 900_000 },
      { src: '/media/a.jpg?w=640' },
    ],
    ['of unknown width', { src: '/media/a.jpg', width: null }, { src: '/media/a.jpg' }],
    ['with a query of its own', { src: '/media/a.jpg?x=1', width: 1600 }, { src: '/media/a.jpg?x=1' }],
  ])('%s', (_, picture, expected) => {
    expect(offeredUpload(picture)).toEqual([expected]);
  });

  it('has a light AVIF file before it where a drawing stands for it', () => {
    const drawing = { src: '/p/nose-640.webp', width: 640, widths: [[320, 'nose-320.webp']] satisfies [number, string][] };
    const avif = [320, 640, 900].map((w): [number, string] => [w, `nose-${w}.avif`]);
    expect(offeredUpload({ ...drawing, avif })).toEqual([
      { src: '/p/nose-640.avif', type: 'image/avif' },
      { src: '/p/nose-640.webp' },
    ]);
  });
});

/** What is markup in HTML, without what stands in attributes. */
const withoutQuoted = (html: string): string =>
  html.replace(/<[^<>"]*(?:"[^"]*"[^<>"]*)*>/g, (tag) => tag.replace(/"[^"]*"/g, '""'));

describe('the pictures of an article', () => {
  const image =
    '<img src="/media/a.jpg" srcset="/media/a.jpg 1600w" sizes="100vw" alt="A &quot;chart&quot;" width="1600" height="900" loading="lazy" class="size-full">';
  const html = liteArticle(`<p>One ${image} two</p>`);

  it('come on tap, in the lightest form', () => {
    expect(new Set(filesOf(html))).toEqual(new Set(['/media/a.jpg?w=640']));
    expect(html).toContain(
      '<label data-print="none"><input type="checkbox"><span>Show picture<span class="visually-hidden">: A &quot;chart&quot;</span>',
    );
    expect(html).toContain(
      '<img src="/favicon.svg" alt="A &quot;chart&quot;" width="1600" height="900" loading="lazy" decoding="async" class="size-full">',
    );
    expect(html).toMatch(/^<p>One <span.*<\/span> two<\/p>$/);
  });

  it('stay as they are when done again', () => {
    expect(liteArticle(html)).toBe(html);
  });

  it('are words inside a link', () => {
    expect(liteArticle(`<a href="/media/a.jpg">${image}</a>${image}`)).toMatch(
      /^<a href="\/media\/a.jpg">A &quot;chart&quot;<\/a><span/,
    );
    expect(liteArticle('<a href="/x"><img src="/media/a.jpg" alt=""></a>')).toBe('<a href="/x">Picture</a>');
  });

  it('make no markup of words in attributes, where browsers of before 2025 leave signs bare', () => {
    const hostile = '<meta http-equiv=refresh content=0;url=https://evil.example>';
    const picture = `<img src="/media/a.jpg" alt="x>${hostile}" title="${hostile}" width="1600" height="900">`;
    const made = liteArticle(`${picture}<a href="/x">${picture}</a><p title="<img src=x>${hostile}<a b>">${picture}</p>`);
    expect(withoutQuoted(made)).not.toContain('<meta');
    expect(made).toContain(`<p title="<img src=x>${hostile}<a b>"><span`);
    expect(made.match(/<label/g)).toHaveLength(2);
    expect(liteArticle(made)).toBe(made);
  });
});
