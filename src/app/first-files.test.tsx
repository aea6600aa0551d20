import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { samplePicture } from '../media/fixtures/sample-picture.ts';
import { Picture } from '../media/picture.tsx';
import { firstPictureLinks, fontLinks } from './first-files.ts';

const wide = samplePicture('wide');
const tall = samplePicture('tall');
const inText = (picture: Parameters<typeof Picture>[0]) => renderToString(<Picture {...picture} />);

describe('the picture of the first view', () => {
  it('is named for phones and for the rest, in one format, and before others', () => {
    const links = firstPictureLinks(`${inText({ of: samplePicture('other') })}${inText({ of: wide, tall, priority: true })}`);
    expect(links).toHaveLength(2);
    expect(links[0]).toMatch(/imagesrcset="[^"]*tall[^"]*\.avif 860w".* media="\(width &lt; 48rem\)" fetchpriority="high">$/);
    expect(links[1]).toMatch(/imagesrcset="[^"]*wide[^"]*\.avif 860w".* media="\(width &gt;= 48rem\)" fetchpriority="high">$/);
    expect(links.join()).not.toMatch(/webp|other/);
  });

  it('has no condition where there is one form of it', () => {
    const [link, ...more] = firstPictureLinks(inText({ of: wide, priority: true }));
    expect(more).toEqual([]);
    expect(link).not.toContain('media');
  });

  it('is not named where the page has none', () => {
    expect(firstPictureLinks(inText({ of: wide }))).toEqual([]);
  });
});

it('fonts stand behind it', () => {
  expect(fontLinks(['/a.woff2'])).toEqual([
    '<link rel="preload" as="font" type="font/woff2" href="/a.woff2" crossorigin fetchpriority="low">',
  ]);
});
