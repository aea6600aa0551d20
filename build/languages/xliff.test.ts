import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import type { EnglishText } from './english-texts.ts';
import type { Language } from './language-file.ts';
import type { LanguageState, TranslatedFile } from './language-state.ts';
import { skeletonOf } from './skeleton.ts';
import { readTranslation } from './translation-file.ts';
import { readXliff, xliffOf } from './xliff.ts';
import { imported, unknownUnits } from './xliff-import.ts';

const origin = { translator: 'Agency', date: '2026-11-24' };
const text = (path: EnglishText['path'], said: string): EnglishText => ({
  path,
  text: said,
  max: 200,
  mayStay: false,
  label: 'A <label> & more',
});
const texts = [
  text(['lead'], 'It takes {days} & **“2 < 3”**, see {{figures.recovery}}; **two**'),
  text(['points', 1, 'text'], 'Second'),
];
const file = (translation: TranslatedFile['translation'] = null): TranslatedFile => ({
  english: { name: 'content/home', file: 'src/content/home.yaml', texts },
  file: 'src/languages/fr/content/home.yaml',
  translation,
});
const state = { language: { code: 'fr' } as Language, files: [], strays: [] } satisfies LanguageState;
const [lead, second] = ['Voir {{figures.recovery}} : **« 2 < 3 »** & {days} ; **deux**', 'Deuxième'] as const;
const done = skeletonOf(texts, origin).replace(/lead: [\s\S]*/, `lead: "${lead}"\npoints: [null, { text: ${second} }]\n`);

describe('XLIFF', () => {
  it('brings every text there and back, with what is filled in', () => {
    const xml = xliffOf(state, [file(readTranslation(done, texts))]);
    expect(xml).toContain(
      '<source xml:space="preserve">It takes <ph id="1" disp="{days}"/> &amp; <ph id="2" disp="**"/>“2 &lt; 3”',
    );
    expect(xml).toContain('2 &lt; 3”<ph id="3" disp="**"/>');
    expect(xml).toContain('srcLang="en" trgLang="fr"');
    const [returned] = readXliff(xml);
    if (!returned) throw new Error('nothing came back');
    const back = imported(file(), returned, null, origin);
    expect(parse(back)).toEqual(parse(done));
    expect(readTranslation(back, texts).troubles).toEqual([]);
  });

  it('keeps comments and texts that did not come back, and forgets who had read the file', () => {
    const [returned] = readXliff(
      xliffOf(state, [file()]).replace(
        '<source xml:space="preserve">Second</source>',
        '<source>Second</source><target>Zweite &amp; <mrk id="m1">mehr</mrk></target>',
      ),
    );
    if (!returned) throw new Error('nothing came back');
    expect([...returned.texts]).toEqual([['points.1.text', 'Zweite & mehr']]);
    const present = done.replace('reviewer: null', 'reviewer: Dr B').replace('lead:', '# reviewer: so?\nlead:');
    const back = imported(file(), returned, present, { ...origin, translator: 'Other' });
    expect(back).toContain('# reviewer: so?');
    expect(parse(back)).toEqual({
      translation: { ...(parse(done) as { translation: object }).translation, translator: 'Other' },
      lead,
      points: [null, { text: 'Zweite & mehr' }],
    });
  });

  it('is stale where the English has changed meanwhile, and names units that no text has', () => {
    const xml = xliffOf(state, [file(readTranslation(done, texts))]);
    const [returned] = readXliff(xml);
    if (!returned) throw new Error('nothing came back');
    const newer: TranslatedFile = {
      ...file(),
      english: { ...file().english, texts: [text(['lead'], 'Other'), text(['more'], 'More')] },
    };
    expect(unknownUnits(newer, returned)).toEqual(['points.1.text']);
    expect(readTranslation(imported(newer, returned, null, origin), newer.english.texts).stale).toBe(true);
  });

  it('is refused where it is something else', () => {
    expect(() => readXliff('<?xml version="1.0"?><xliff version="1.2"><file/></xliff>')).toThrow('is no XLIFF 2.0');
    expect(() => readXliff('translation')).toThrow('is no XLIFF 2.0');
  });
});
