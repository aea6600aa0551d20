import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { clinic } from '#records/clinic';
import { consentNotices } from '#records/consent-notices';
import { writeSaid, writeWords } from '../../build/words/write-words.ts';
import { record } from '../content/overlay.ts';
import { withOverlay } from '../content/with-overlay.ts';
import { inLanguage } from './in-language.ts';
import { derive, type speak, spokenLanguage, whenSaid } from './saying.ts';

vi.mock('#languages/translations', async () => {
  const records = await Promise.all([import('#records/clinic'), import('#records/consent-notices')]);
  const [{ clinic: madeOf }, { consentNotices: notices }] = structuredClone(
    records.map((each) => ({ ...each })),
  ) as typeof records;
  const english = { clinic: madeOf, 'consent-notices': notices };
  return {
    translations: {
      ar: { patch: { clinic: { tagline: 'جراحة وجلد' }, 'consent-notices': { withdraw: 'يمكنك السحب.' } }, english },
      fr: { patch: { clinic: { tagline: 'Chirurgie et peau' } }, english },
    },
  };
});

describe('inLanguage', () => {
  it('tells what was loaded before and what is loaded while it lasts, and goes back', () => {
    const heard: string[] = [];
    whenSaid((code) => heard.push(`early ${code}`));
    const answer = inLanguage('ar', () => {
      whenSaid((code) => heard.push(`late ${code}`));
      return inLanguage('fr', spokenLanguage) + spokenLanguage();
    });
    expect(answer).toBe('frar');
    expect(heard).toEqual(['early ar', 'late ar', 'early fr', 'late fr', 'early ar', 'late ar', 'early en', 'late en']);
  });

  it('goes back where the work throws', () => {
    const broken = () => {
      throw new Error('broken page');
    };
    expect(() => inLanguage('ar', () => inLanguage('fr', broken))).toThrow('broken page');
    expect(spokenLanguage()).toBe('en');
  });

  it('tells nobody where nothing changes', () => {
    let heard = 0;
    whenSaid(() => heard++);
    inLanguage('en', () => inLanguage('en', spokenLanguage));
    expect(heard).toBe(0);
  });
});

describe('records in a language', () => {
  const english = [clinic.tagline, consentNotices.withdraw];
  const shown = () => [clinic.tagline, consentNotices.withdraw];

  it('are said in it, whether WordPress may say them or not, and in English afterwards', () => {
    expect(inLanguage('ar', shown)).toEqual(['جراحة وجلد', 'يمكنك السحب.']);
    expect(shown()).toEqual(english);
  });

  it('are those of the inner language alone, and of the outer one again', () => {
    const [inner, outer] = inLanguage('ar', () => [inLanguage('fr', shown), shown()]);
    expect(inner).toEqual(['Chirurgie et peau', english[1]]);
    expect(outer).toEqual(['جراحة وجلد', 'يمكنك السحب.']);
    expect(inLanguage('ar', () => inLanguage('en', shown))).toEqual(english);
    expect(shown()).toEqual(english);
  });

  it('include what is worked out of them', () => {
    const made = record('made', { line: `${clinic.tagline} ${spokenLanguage()}` });
    derive('made', () => ({ line: `${clinic.tagline} ${spokenLanguage()}` }));
    expect(inLanguage('ar', () => made.line)).toBe('جراحة وجلد ar');
    expect(inLanguage('ar', () => inLanguage('fr', () => made.line))).toBe('Chirurgie et peau fr');
    expect(made.line).toBe(`${english[0]} en`);
  });

  it('are in English where WordPress has changed them', () => {
    const said = { clinic: { tagline: 'Said anew.', email: 'new@clinic.example' } };
    const heard = withOverlay(said, () => inLanguage('ar', () => [clinic.tagline, clinic.email]));
    expect(heard).toEqual(['Said anew.', 'new@clinic.example']);
    expect(shown()).toEqual(english);
  });
});

describe('words of several languages', () => {
  const root = mkdtempSync(join(tmpdir(), 'said-'));
  const load = <T>(path: string) => import(pathToFileURL(join(root, path)).href) as Promise<T>;

  beforeAll(async () => {
    writeFileSync(join(root, 'package.json'), '{ "type": "module" }');
    cpSync('src/languages/saying.ts', join(root, 'src/languages/saying.ts'));
    mkdirSync(join(root, 'src/words'));
    writeFileSync(join(root, 'src/words/bag.yaml'), 'open: Open\nitems: { one: "{n} item", other: "{n} items" }');
    await writeWords(root);
    mkdirSync(join(root, '.cache/words/ar'), { recursive: true });
    writeFileSync(
      join(root, '.cache/words/ar/bag.ts'),
      'export const open = "افتح"; export const items = ({ n }) => `${n} قطع`;',
    );
    await writeSaid(['ar'], root);
  });
  afterAll(() => rmSync(root, { recursive: true }));

  it('are English, and those of the language that counts', async () => {
    const words = await load<{ open: string; items: (given: { n: number }) => string }>('.cache/words/said/bag.ts');
    const saying = await load<{ speak: typeof speak }>('src/languages/saying.ts');
    const shown = () => `${words.open}: ${words.items({ n: 1 })}, ${words.items({ n: 3 })}`;
    const heard = ['en', 'ar', 'xx', 'en'].map((code) => {
      saying.speak(code);
      return shown();
    });
    // The build does not have the third one.
    expect(heard).toEqual(['Open: 1 item, 3 items', 'افتح: 1 قطع, 3 قطع', 'Open: 1 item, 3 items', 'Open: 1 item, 3 items']);
  });
});
