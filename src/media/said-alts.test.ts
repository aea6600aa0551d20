import { expect, it } from 'vitest';
import { inLanguage } from '../languages/in-language.ts';
import { samplePicture } from './fixtures/sample-picture.ts';
import { withSaidAlts } from './said-alts.ts';

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
