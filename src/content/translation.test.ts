import { expect, it } from 'vitest';
import { overlaid, record } from './overlay.ts';
import { inTranslation, newerThan, overlayIn, translationOverlay } from './translation.ts';
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

it('replaces texts, and leaves keys and numbers that count now', () => {
  const now = { ...english, phones: [{ label: 'New', e164: '+919' }] };
  expect(inTranslation(now, patch)).toEqual({
    phones: [{ label: 'Général', e164: '+919' }],
    points: ['Un', 'Deux'],
    hours: { shown: 'de 9 à 20', opens: '09:00' },
    note: 'Fermé',
  });
  expect(now.phones[0]?.label).toBe('New');
});

it('shows a list of texts as it was translated, and nothing that was taken away or became something else', () => {
  expect(inTranslation({ points: ['New', 'One', 'Two'] }, patch)).toEqual({ points: ['Un', 'Deux'] });
  expect(inTranslation({ phones: 3, hours: null }, patch)).toEqual({ phones: 3, hours: null });
  expect(inTranslation({}, patch)).toEqual({});
});

it('lies over records as they stand, and over what documents bring along', () => {
  const before = overlaid.records.length;
  const held = record('translation-test', structuredClone(english));
  // Of another module of the same record, with other fields.
  record('translation-test', { apart: 'Apart' });
  const said = { 'translation-test': { ...patch, apart: 'À part' } };
  expect(translationOverlay(said)['translation-test']).toMatchObject({ note: 'Fermé', apart: 'À part' });
  const wordpress = { 'translation-test': { phones: [{ label: 'General', e164: '+999' }], points: ['Three'] } };
  withOverlay(wordpress, () =>
    withOverlay(translationOverlay(said), () => {
      expect(held.phones).toEqual([{ label: 'Général', e164: '+999' }]);
      expect([held.points, held.note, held.hours.opens]).toEqual([['Un', 'Deux'], 'Fermé', '09:00']);
    }),
  );
  expect(held).toEqual(english);
  expect(overlayIn(wordpress, said)).toEqual({
    'translation-test': { phones: [{ label: 'Général', e164: '+999' }], points: ['Un', 'Deux'] },
  });
  expect(newerThan(said, wordpress)).toEqual(['translation-test']);
  expect(newerThan(said, { 'translation-test': { other: 1 }, unknown: { note: '' } })).toEqual([]);
  overlaid.records.length = before;
});
