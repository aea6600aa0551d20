import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeSaid, writeWords } from '../../scripts/words/write-words.ts';
import { inLanguage } from './in-language.ts';
import { spokenLanguage, whenSaid } from './saying.ts';

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

describe('words of several languages', () => {
  const root = mkdtempSync(join(tmpdir(), 'said-'));
  const load = <T>(path: string) => import(pathToFileURL(join(root, path)).href) as Promise<T>;

  beforeAll(async () => {
    writeFileSync(join(root, 'package.json'), '{ "type": "module" }');
    cpSync('src/languages', join(root, 'src/languages'), { recursive: true });
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
    const { inLanguage: within } = await load<{ inLanguage: typeof inLanguage }>('src/languages/in-language.ts');
    const shown = () => `${words.open}: ${words.items({ n: 1 })}, ${words.items({ n: 3 })}`;
    expect(shown()).toBe('Open: 1 item, 3 items');
    expect(within('ar', shown)).toBe('افتح: 1 قطع, 3 قطع');
    // A language that the build does not have.
    expect(within('xx', shown)).toBe('Open: 1 item, 3 items');
    expect(shown()).toBe('Open: 1 item, 3 items');
  });
});
