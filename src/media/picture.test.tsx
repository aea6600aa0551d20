import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { samplePicture } from './fixtures/sample-picture.ts';
import { Picture } from './picture.tsx';
import { IllustrationMark } from './picture-slots.tsx';

const room = samplePicture('room');

describe('Picture', () => {
  it('offers AVIF, then WebP, with size, text and lazy loading', () => {
    const html = renderToStaticMarkup(<Picture of={room} />);
    expect(html).toContain(
      '<source type="image/avif" srcSet="/p/room-320.0123abcd.avif 320w, /p/room-860.0123abcd.avif 860w" sizes="50vw"',
    );
    expect(html).toContain('src="/p/room-860.0123abcd.webp"');
    expect(html).toContain('width="860" height="660" alt="A room (illustration)" loading="lazy"');
    expect(html).not.toContain('fetchPriority');
  });

  it('loads the one first picture at once', () => {
    const html = renderToStaticMarkup(<Picture of={room} priority />);
    expect(html).toContain('loading="eager"');
    expect(html).toMatch(/fetchpriority="high"/i);
  });

  it('carries no style attribute, which the content security policy forbids', () => {
    expect(renderToStaticMarkup(<Picture of={room} className="x" />)).not.toContain('style=');
    expect(renderToStaticMarkup(<Picture of={room} deferred />)).not.toContain('style=');
  });

  it('shows the tall picture below 48rem, before the wide one; on phones no file of it beyond 640 px', () => {
    const html = renderToStaticMarkup(<Picture of={room} tall={samplePicture('tall', { width: 780, height: 907 })} />);
    const sources = [...html.matchAll(/<source type="image\/(\w+)" srcSet="([^"]+)"(?: sizes="[^"]+")?(?: media="([^"]+)")?/g)];
    expect(sources.map(([, format, files = '', media]) => [format, files.match(/(?<=\/p\/)\w+-\d+/g)?.join(), media])).toEqual([
      ['avif', 'tall-320', '(max-width: 37.49rem)'],
      ['avif', 'tall-320,tall-860', '(max-width: 47.99rem)'],
      ['webp', 'tall-320,tall-860', '(max-width: 47.99rem)'],
      ['avif', 'room-320,room-860', undefined],
    ]);
    expect(html).toContain('media="(max-width: 47.99rem)" width="780" height="907"');
  });

  it('offers a tile nothing wider than it needs, and always something', () => {
    const html = renderToStaticMarkup(<Picture of={room} maxWidth={320} />);
    expect(html).not.toContain('860.0123abcd');
    expect(html).toContain('src="/p/room-320.0123abcd.webp"');
    expect(renderToStaticMarkup(<Picture of={room} maxWidth={100} />)).toContain('room-320');
  });

  it('takes another text and sizes from the page', () => {
    const html = renderToStaticMarkup(<Picture of={room} alt="" sizes="12rem" />);
    expect(html).toContain('alt=""');
    expect(html.match(/sizes="12rem"/g)).toHaveLength(2);
  });
});

describe('a withheld picture', () => {
  const body = samplePicture('body', { sensitive: true });

  it.each([
    ['sensitive', <Picture key="a" of={body} />],
    ['sensitive, even when the page asks for priority', <Picture key="b" of={body} priority />],
    ['deferred', <Picture key="c" of={room} deferred />],
    ['sensitive in its tall form', <Picture key="d" of={room} tall={body} />],
  ])('that is %s names no file anywhere, and keeps its place', (_, picture) => {
    const html = renderToStaticMarkup(picture);
    expect(html).not.toMatch(/\/p\/|src|data-|<img|<source|<template/i);
    expect(html).toContain('<svg width="860" height="660" viewBox="0 0 860 660"');
  });

  it('is shown once the visitor agreed', () => {
    expect(renderToStaticMarkup(<Picture of={body} revealed />)).toContain('src="/p/body-860');
  });
});

describe('IllustrationMark', () => {
  it('stands on drawings and goes with the photograph', () => {
    expect(renderToStaticMarkup(<IllustrationMark of={room} />)).toContain('>Illustration<');
    expect(renderToStaticMarkup(<IllustrationMark of={samplePicture('photo', { placeholder: false })} />)).toBe('');
  });
});
