import { expect, it } from 'vitest';
import { inLanguage } from '../languages/in-language.ts';
import { samplePicture } from './fixtures/sample-picture.ts';
import { type PictureEntry, packPicture, unpackPicture, unpackPictures, withSaidAlts } from './packed-picture.ts';

const entry: PictureEntry = {
  key: 'case/home/t1/before',
  width: 860,
  height: 640,
  placeholder: true,
  sensitive: false,
  alt: 'Before',
  sizes: '46vw',
  kilobytes: { avif: 7, webp: 9 },
  sources: {
    avif: [
      { w: 320, src: '/p/case-home-t1-before-320.1abed000.avif' },
      { w: 860, src: '/p/case-home-t1-before-860.1abed000.avif' },
    ],
    webp: [{ w: 640, src: '/p/case-home-t1-before-640.1abed000.webp' }],
  },
};

it.each([
  [true, false],
  [false, true],
  [true, true],
  [false, false],
])('reads what it packed (placeholder %s, sensitive %s)', (placeholder, sensitive) => {
  const given = { ...entry, placeholder, sensitive };
  expect(unpackPicture(packPicture(given))).toEqual(given);
});

it('keeps keys and order', () => {
  const second = { ...entry, key: 'a', sources: { avif: [], webp: [{ w: 9, src: '/p/a-9.x.webp' }] } };
  expect(Object.keys(unpackPictures([entry, second].map(packPicture)))).toEqual([entry.key, 'a']);
});

it('refuses a picture whose files are named otherwise', () => {
  const odd = { ...entry, sources: { avif: [], webp: [{ w: 640, src: '/elsewhere/640.webp' }] } };
  expect(() => packPicture(odd)).toThrow(entry.key);
});

it('the text of a picture is that of the language that counts, and English where it has none', () => {
  const { room, other } = withSaidAlts(
    { room: samplePicture('room', { alt: 'A room' }), other: samplePicture('other', { alt: 'A couch' }) },
    { fr: { room: 'Une pièce' } },
  );
  const texts = () => [room?.alt, other?.alt];
  expect(texts()).toEqual(['A room', 'A couch']);
  expect(inLanguage('fr', texts)).toEqual(['Une pièce', 'A couch']);
  expect(inLanguage('ar', texts)).toEqual(['A room', 'A couch']);
});
