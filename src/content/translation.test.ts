import { expect, it } from 'vitest';
import { overlaid, record } from './overlay.ts';
import { inTranslation, newTexts, overlayIn, translationOverlay } from './translation.ts';
import { withOverlay } from './with-overlay.ts';

const english = {
  phones: [
    { label: 'General', e164: '+911' },
    { label: 'Skin', e164: '+912' },
  ],
  points: ['One', 'Two'],
  hours: { shown: '9 to 8', opens: '09:00' },
  note: 'Closed on Sundays',
};
const patch = {
  phones: { 0: { label: 'Général' }, 1: { label: 'Peau' } },
  points: ['Un', 'Deux'],
  hours: { shown: 'de 9 à 20' },
  note: 'Fermé',
};

it('replaces texts that are those which were translated, and leaves keys and numbers that count now', () => {
  const now = { ...english, phones: [{ label: 'General', e164: '+919' }], note: 'Closed today' };
  expect(inTranslation(now, patch, english)).toEqual({
    phones: [{ label: 'Général', e164: '+919' }],
    points: ['Un', 'Deux'],
    hours: { shown: 'de 9 à 20', opens: '09:00' },
    note: 'Closed today',
  });
  expect(now.phones[0]?.label).toBe('General');
});

it('keeps the words of entries that stand elsewhere now, and puts no words beside others', () => {
  const now = {
    points: ['New', 'Two', 'One'],
    phones: [
      { label: 'Skin', e164: '+912' },
      { label: 'Night', e164: '+913' },
      { label: 'General', e164: '+911' },
    ],
  };
  expect(inTranslation(now, patch, english)).toEqual({
    points: ['New', 'Deux', 'Un'],
    phones: [
      { label: 'Peau', e164: '+912' },
      { label: 'Night', e164: '+913' },
      { label: 'Général', e164: '+911' },
    ],
  });
});

it('shows nothing that was taken away or became something else', () => {
  expect(inTranslation({ phones: 3, hours: null }, patch, english)).toEqual({ phones: 3, hours: null });
  expect(inTranslation({}, patch, english)).toEqual({});
});

it('takes a sentence of several parts as a whole: they stand in another order in another language', () => {
  const sentence = [{ text: 'a ' }, { text: 'b', bold: true }];
  const said = [{ text: 'B', bold: true }, { text: ' A' }, { text: '.' }];
  expect(inTranslation(sentence, said, structuredClone(sentence))).toEqual(said);
  const changed = [{ text: 'c ' }, { text: 'b', bold: true }];
  expect(inTranslation(changed, said, sentence)).toEqual(changed);
});

it('lies over records as they stand, and over what documents bring along', () => {
  const before = overlaid.records.length;
  const held = record('translation-test', structuredClone(english));
  // Of another module of the same record, with other fields.
  record('translation-test', { apart: 'Apart' });
  const said = {
    patch: { 'translation-test': { ...patch, apart: 'À part' } },
    english: { 'translation-test': { ...english, apart: 'Apart' } },
  };
  expect(translationOverlay(said)['translation-test']).toMatchObject({ note: 'Fermé', apart: 'À part' });
  const wordpress = { 'translation-test': { phones: [{ label: 'General', e164: '+999' }], points: ['Three'] } };
  withOverlay(wordpress, () =>
    withOverlay(translationOverlay(said), () => {
      expect(held.phones).toEqual([{ label: 'Général', e164: '+999' }]);
      expect([held.points, held.note, held.hours.opens]).toEqual([['Three'], 'Fermé', '09:00']);
    }),
  );
  expect(held).toEqual(english);
  expect(overlayIn(wordpress, said)).toEqual({
    'translation-test': { phones: [{ label: 'Général', e164: '+999' }], points: ['Three'] },
  });
  overlaid.records.length = before;
});

it.each<[string, object, string[]]>([
  ['another text', { note: 'Closed today' }, ['Closed today']],
  ['another entry of a list', { points: ['One', 'Three'] }, ['Three']],
  ['one more entry', { points: ['One', 'Two', 'Three'] }, ['Three']],
  ['entries in another order', { points: ['Two', 'One'] }, []],
  ['one entry less', { points: ['Two'] }, []],
  ['another number', { phones: [{ label: 'General', e164: '+999' }], hours: { shown: '9 to 8', opens: '08:00' } }, []],
  ['another label', { phones: [{ label: 'Night', e164: '+911' }] }, ['Night']],
  ['a text that is gone', { note: undefined }, []],
  ['a field without words', { other: 1 }, []],
])('in English after %s: %o, %o', (_, fields, texts) => {
  const translation = { patch: { test: patch }, english: { test: english } };
  expect(newTexts(translation, { test: fields as Record<string, unknown>, unknown: { note: '' } })).toEqual(texts);
});
