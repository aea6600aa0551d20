import { expect, it } from 'vitest';
import type { EnglishFile } from '../../build/languages/english-texts.ts';
import type { Language } from '../../build/languages/language-file.ts';
import type { LanguageState, TranslatedFile } from '../../build/languages/language-state.ts';
import { languageFindings, languageNotes } from './language-findings.ts';

const english = { name: 'content/home', file: 'src/content/home.yaml', texts: [] } as EnglishFile;
const header = { source: '00000000', translator: 'A', reviewer: 'Dr B', date: '2026-10-01' };
const whole = { header, texts: new Map(), stale: false, troubles: [], questions: [] };
const state = (reviewer: string | null, translation: Partial<NonNullable<TranslatedFile['translation']>>): LanguageState[] => [
  {
    language: { english: 'French', reviewer } as Language,
    files: [{ english, file: 'src/languages/fr/content/home.yaml', translation: { ...whole, ...translation } }],
    strays: [],
  },
];
const found = (states: LanguageState[], today: string) =>
  languageFindings(states, today, ({ translation }) => (translation?.stale ? '2026-11-01' : null)).map(({ at }) =>
    at.split('.').at(-1),
  );

it('a language that has a reviewer lacks who read a file, answers, and newer English after thirty days', () => {
  expect(found(state('Dr B', {}), '2027-01-01')).toEqual([]);
  expect(found(state('Dr B', { header: { ...header, reviewer: null } }), '2027-01-01')).toEqual(['reviewer']);
  expect(found(state('Dr B', { questions: ['line 3: is it so?'] }), '2027-01-01')).toEqual(['questions']);
  expect(found(state('Dr B', { stale: true }), '2026-12-01')).toEqual([]);
  expect(found(state('Dr B', { stale: true }), '2026-12-02')).toEqual(['stale']);
});

it('a draft keeps no deploy back, and is told of', () => {
  const draft = state(null, { stale: true, header: { ...header, reviewer: null } });
  expect(found(draft, '2027-01-01')).toEqual([]);
  expect(languageNotes(draft, () => '2026-11-01')).toEqual([
    'French has no medical reviewer: a draft, not published in production',
    'French: content/home, English is newer since 2026-11-01',
  ]);
  expect(languageNotes(state('Dr B', {}), () => null)).toEqual([]);
});
