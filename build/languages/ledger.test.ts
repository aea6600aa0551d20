import { expect, it } from 'vitest';
import type { EnglishFile } from './english-texts.ts';
import type { Language } from './language-file.ts';
import type { LanguageState, TranslatedFile } from './language-state.ts';
import { ledgerOf, staleSince, standingOf } from './ledger.ts';

const english = { name: 'content/home', file: 'src/content/home.yaml', texts: [{}] } as unknown as EnglishFile;
const header = { source: '00000000', translator: 'A. Translator', reviewer: 'Dr B', date: '2026-11-01' };
const whole = { header, texts: new Map(), stale: false, troubles: [], questions: [] };
const missing = { kind: 'missing', path: 'lead', label: 'Lead', message: 'is missing' } as const;
const file = (translation: Partial<NonNullable<TranslatedFile['translation']>> | null): TranslatedFile => ({
  english,
  file: 'src/languages/fr/content/home.yaml',
  translation: translation && { ...whole, ...translation },
});

it('a file is complete, stale, incomplete or missing', () => {
  expect([file({}), file({ stale: true }), file({ stale: true, troubles: [missing] }), file(null)].map(standingOf)).toEqual([
    'complete',
    'stale',
    'incomplete',
    'missing',
  ]);
});

it('is stale since the first change of the English after it was made, or since that day where no changes are known', () => {
  const changes = (of: string, from: string) =>
    of === english.file && from === '2026-11-01' ? ['2026-11-20', '2026-11-12'] : [];
  expect(staleSince(file({ stale: true }), changes)).toBe('2026-11-12');
  expect(staleSince(file({ stale: true }), () => [])).toBe('2026-11-01');
  expect(staleSince(file({}), changes)).toBeNull();
  expect(staleSince(file(null), changes)).toBeNull();
});

it('the ledger says who translated and who read', () => {
  const state: LanguageState = {
    language: { english: 'French', code: 'fr', reviewer: null } as Language,
    files: [file({ troubles: [missing], questions: ['line 1: so?'] }), file(null)],
    strays: ['src/languages/fr/content/gone.yaml'],
  };
  const ledger = ledgerOf(state);
  expect(ledger).toContain('French (fr), reviewer: none, a draft: 0 complete, 0 stale, 1 incomplete, 1 missing');
  expect(ledger).toMatch(/content\/home +incomplete, 1 of 1 texts, 1 questions to the reviewer; by A. Translator, read by Dr B/);
  expect(ledger).toContain('gone.yaml: no English beside it');
});
