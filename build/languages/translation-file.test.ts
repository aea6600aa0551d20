import { describe, expect, it } from 'vitest';
import { kinds } from '../../src/content/schema/kinds.ts';
import { type EnglishText, textsOfWords } from './english-texts.ts';
import { nameOf, recordWith, sourceOf, textsOf } from './record-texts.ts';
import { completed, skeletonOf, stamped } from './skeleton.ts';
import { readTranslation } from './translation-file.ts';

const kindOf = (constant: string) => {
  const kind = kinds.find((each) => each.constant === constant);
  if (!kind) throw new Error(constant);
  return kind;
};
const text = (path: string, english: string, more: Partial<EnglishText> = {}): EnglishText => ({
  path: path.split('.'),
  text: english,
  max: 60,
  mayStay: false,
  label: path,
  ...more,
});
const head = (english: readonly EnglishText[], more = '') =>
  `translation: { source: "${sourceOf(english)}", translator: draft, reviewer: null, date: 2026-11-23${more} }\n`;
const troublesOf = (english: readonly EnglishText[], yaml: string, more = '') =>
  readTranslation(head(english, more) + yaml, english).troubles.map(({ kind, path, message }) => `${kind} ${path} ${message}`);

describe('the texts of a record', () => {
  it('are what readers see, without keys, days, prices and what stands beside a `wanted`', () => {
    const facts = {
      facts: [
        { fact: 'recovery', value: '2 to 6 weeks', source: 'Specification, row PROD-17' },
        {
          fact: 'scars',
          value: 'A fine line',
          source: 'Ward book',
          owner: 'Dr Rao',
          reviewed: '2026-11-22',
          expires: '2027-11-22',
        },
        { fact: 'bring', value: ['A loose shirt'], source: 'Ward book' },
      ],
    };
    expect(textsOf(kindOf('facts'), facts).map(({ path, text: said, mayStay }) => [nameOf(path), said, mayStay])).toEqual([
      ['facts.0.source', 'Specification, row PROD-17', false],
      ['facts.1.value', 'A fine line', false],
      ['facts.1.source', 'Ward book', false],
      ['facts.1.owner', 'Dr Rao', true],
      ['facts.2.value.0', 'A loose shirt', false],
      ['facts.2.source', 'Ward book', false],
    ]);
    const hotel = {
      wanted: 'all',
      value: { order: 1, name: 'Hotel', address: 'Road', phone: '+91 80 000 000', directions: 'https://a.b' },
    };
    expect(textsOf(kindOf('hotels'), hotel).map(({ path }) => nameOf(path))).toEqual(['name', 'address']);
  });

  it('come back in the shape of the schema, in other words', () => {
    const doctor = { slides: { attributes: 'a **b** c' }, name: { wanted: 'w', value: 'N' }, paragraphs: ['p'] };
    expect(recordWith(kindOf('doctor'), doctor, ({ text: said }) => said.toUpperCase())).toEqual({
      slides: { attributes: [{ text: 'A ' }, { text: 'B', bold: true }, { text: ' C' }] },
      name: { placeholder: true, value: 'N', wanted: 'w' },
      paragraphs: ['P'],
    });
  });
});

describe('a translation', () => {
  const lead = text('lead', 'It takes {days}, see {{figures.recovery}}');

  it('is complete where every text is there', () => {
    expect(troublesOf([lead], 'lead: Cela prend {days}, voir {{figures.recovery}}')).toEqual([]);
  });

  it('takes thousands with any sign between them, and no figure that lacks a digit', () => {
    const price = text('price', 'From 12500 rupees');
    for (const sum of ['12500', '12,500', '12.500', '12\u202f500', '12\u00a0500'])
      expect(troublesOf([price], `price: Dès ${sum} roupies`)).toEqual([]);
    expect(troublesOf([price], 'price: Dès 1500 roupies')).toEqual([expect.stringContaining('other figures')]);
  });

  it.each([
    ['lead: ""', 'missing lead is missing'],
    ['lead: It takes {days}, see {{figures.recovery}}', 'missing lead is still in English'],
    ['lead: 12', 'wrong lead is no text'],
    ['lead: "Voir {{figures.recovery}}"', 'wrong lead lacks {days}'],
    ['lead: Cela prend {days}', 'wrong lead lacks {{figures.recovery}}'],
    ['lead: "{days} {{figures.recovery}} {name}"', 'wrong lead has {name}'],
    ['lead: "{days} {{figures.recovery}} **gras**"', 'wrong lead has **, **'],
    [`lead: "{days} {{figures.recovery}} ${'x'.repeat(90)}"`, 'wrong lead is 118 characters long; it may have at most 90'],
    ['lead: "{days} {{figures.recovery}} 3"', 'wrong lead has other figures than the English: 3, not none'],
    ['lead: "{days} {{figures.recovery}} x"\nmore: x', 'wrong more has no counterpart'],
    ['lead: [', 'wrong  '],
  ])('with %s has a problem', (yaml, problem) => {
    expect(troublesOf([lead], yaml).join('\n')).toContain(problem);
  });

  it('keeps figures, in whatever digits', () => {
    const weeks = text('lead', '2 to 6 weeks of 15000');
    expect(troublesOf([weeks], 'lead: ٢ إلى ٦ أسابيع 15 000')).toEqual([]);
    expect(troublesOf([weeks], 'lead: ২ থেকে ৬ সপ্তাহ ১৫,০০০')).toEqual([]);
    expect(troublesOf([weeks], 'lead: ٢ إلى ٨ أسابيع 15000')[0]).toContain('2, 8, 15000, not 2, 6, 15000');
    expect(troublesOf([text('lead', '9:00 AM to 8:00 PM')], 'lead: de 9 h à 20 h')).toEqual([]);
  });

  it('may leave names, and words that are the same, where it says so', () => {
    expect(troublesOf([text('name', 'Hotel', { mayStay: true })], '')).toEqual([]);
    const infection = text('risk', 'Infection');
    expect(troublesOf([infection], 'risk: Infection', ', unchanged: [risk]')).toEqual([]);
    expect(troublesOf([infection], 'risk: x', ', unchanged: [rsk]')).toEqual(['wrong rsk has no counterpart in English']);
    expect(
      troublesOf([text('risk', '{{figures.botox}} {{figures.fillers}}')], 'risk: "{{figures.botox}} {{figures.fillers}}"'),
    ).toEqual([]);
  });

  it('says from which English it was made, and lacks what no longer fits a newer one', () => {
    const stale = readTranslation(`${head([lead])}lead: Ancien\nmore: x`, [text('lead', 'New {name}')]);
    expect(stale.stale).toBe(true);
    expect(stale.troubles.map(({ kind }) => kind)).toEqual(['missing', 'missing']);
    expect(stale.texts.size).toBe(0);
    expect(readTranslation('lead: x', [lead]).troubles[0]?.message).toContain('header');
  });

  it('has the plural forms of its language, which may do without the number but for the last', () => {
    const words = textsOfWords({ results: { one: '{n} result of {name}', other: '{n} results of {name}' } }, [
      'one',
      'two',
      'other',
    ]);
    const said = (forms: string) => troublesOf(words, `results: { ${forms} }`);
    expect(said('one: "{name}", two: "deux {name}", other: "{n} de {name}"')).toEqual([]);
    expect(said('one: "{n} x {name}", other: "{n} de {name}"')).toEqual(['missing results.two is missing']);
    expect(said('one: "{name}", two: "{name}", other: "de {name}"')[0]).toContain('results.other lacks {n}');
    expect(said('one: "{name}", two: "{name}", few: x, other: "{n} {name}"')[0]).toContain('results.few has no counterpart');
    // A span stands for its number.
    const spans = textsOfWords({ days: { one: '{span} day', other: '{span} days' } }, ['one', 'two', 'other']);
    expect(troublesOf(spans, 'days: { one: "{span} d", two: dd, other: "{span} ds" }')).toEqual([]);
    expect(troublesOf(spans, 'days: { one: "{span} d", two: dd, other: ds }')[0]).toContain('days.other lacks {span}');
  });
});

describe('a file to translate', () => {
  const english = [text('lead', 'Lead'), { ...text('', 'Second'), path: ['points', 1, 'text'] }];

  it('has the nesting of the English and its texts', () => {
    const skeleton = skeletonOf(english, { translator: 'A', date: '2026-11-23' });
    expect(skeleton).toContain('lead: Lead\npoints:\n  - null\n  - text: Second\n');
    expect(readTranslation(skeleton, english)).toMatchObject({ stale: false, header: { translator: 'A', date: '2026-11-23' } });
    expect(readTranslation(skeleton, english).troubles.map(({ message }) => message.slice(0, 19))).toEqual(
      Array(2).fill('is still in English'),
    );
  });

  it('is completed and stamped without changing what stands there', () => {
    const begun = `${head([])}# to be asked: is it right?\nlead: Début # so\n`;
    const whole = completed(begun, english);
    expect(whole).toContain('# to be asked: is it right?\nlead: Début # so\npoints:\n  - null\n  - text: Second\n');
    const old = skeletonOf([], { translator: 'A', date: '2026-01-01' });
    const now = stamped(`${old}# reviewer: is it right?\nlead: Début # so\n`, english, '2026-11-24');
    expect(readTranslation(String(now), english)).toMatchObject({ stale: false, header: { date: '2026-11-24' } });
    expect(now).toMatch(/\n# reviewer: is it right\?\nlead: Début # so\n$/);
  });

  it('keeps what stands before its header, and the ends of its lines, and is not taken for stamped where it has none', () => {
    const old = skeletonOf([], { translator: 'A', date: '2026-01-01' });
    const stampOf = (file: string) => stamped(file, english, '2026-11-24');
    expect(stampOf(`# Asked in May.\n${old}lead: Début\n`)).toMatch(
      /^# Asked in May\.\ntranslation:\n {2}source: "?\w{8}"?\n[\s\S]*\n {2}date: 2026-11-24\nlead: Début\n$/,
    );
    const windows = String(stampOf(`${old}lead: Début\n`.replaceAll('\n', '\r\n')));
    expect(windows).toContain('  date: 2026-11-24\r\nlead: Début\r\n');
    expect(windows).not.toMatch(/[^\r]\n/);
    expect([stampOf(head([])), stampOf('lead: Début\n')]).toEqual([null, null]);
  });
});
