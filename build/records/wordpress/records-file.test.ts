import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { group, list, number, optional, owed, text } from '../../../src/content/schema/fields.ts';
import { named } from '../../../src/content/schema/rules.ts';
import { ownedFields } from './describe-field.ts';
import { ownedFieldsOf, RECORDS_FILE, recordsFile } from './records-file.ts';

it('the plugin for WordPress knows the fields of records as the schemas have them, as every build writes them', () => {
  expect(readFileSync(RECORDS_FILE, 'utf8'), 'run: npm run records:wordpress').toBe(recordsFile());
});

it('names neither rows of the specification nor commands to an editor', () => {
  expect(recordsFile().match(/\b[A-Z]{3,5}-\d\d\b|npm run/g) ?? []).toEqual([]);
});

describe('fields that WordPress may own', () => {
  const owned = (fields: v.ObjectEntries) => ownedFields(group('Thing', fields), () => false);

  it('are named by their path through groups, with the labels around them', () => {
    const fields = owned({ hours: group('Hours', { opens: text('Opens', { max: 20, help: 'As it is read.' }) }) });
    expect(fields).toMatchObject([
      { name: 'hours.opens', label: 'Opens', help: 'As it is read.', within: ['Hours'], type: 'line', min: 1, max: 20 },
    ]);
  });

  it('stay whole where their parts keep a rule together, or are null as one', () => {
    const parts = { a: text('A'), b: text('B') };
    const together = v.pipe(
      group('Pair', parts),
      named('same number', () => true, 'differs'),
    );
    const fields = owned({ pair: owed(together), known: v.nullable(group('Known', parts)) });
    expect(fields.map(({ name, type }) => [name, type])).toEqual([
      ['pair', 'group'],
      ['known', 'group'],
    ]);
    expect(fields[0]?.rules).toEqual([{ name: 'same number', message: 'differs' }]);
  });

  it('say which part of a record they belong to where a record may lack it', () => {
    const guide = optional(group('Guide', { risks: list('Risks', text('Risk'), { min: 2, max: 5 }), count: number('Count') }));
    expect(owned({ guide })).toMatchObject([
      { name: 'guide.risks', under: 'guide', type: 'list', min: 2, max: 5, item: { label: 'Risk' } },
      { name: 'guide.count', under: 'guide', type: 'number', integer: true },
    ]);
  });

  it('are pictures with their limits, of which editors say the words and what stays in view', () => {
    const picture = ownedFieldsOf('services').find(({ name }) => name === 'picture');
    expect(picture).toMatchObject({ type: 'picture', optional: true, picture: { minWidth: 1200 } });
    expect(picture?.fields?.map(({ name, type }) => [name, type])).toEqual([
      ['alt', 'text'],
      ['focus', 'choice'],
    ]);
    const pages = ownedFieldsOf('pages').filter(({ type }) => type === 'picture');
    expect(pages.map(({ name }) => name)).toEqual([
      'about.picture',
      'services.picture',
      'contact.picture',
      'patientStories.picture',
    ]);
  });

  it('are those that editors ask for, and none that a machine reads', () => {
    const names = (kind: string) => ownedFieldsOf(kind).map(({ name }) => name);
    expect(names('clinic')).toEqual(expect.arrayContaining(['phones.general', 'hours.opens', 'hours.shown', 'address.lines']));
    expect(names('services')).toEqual(expect.arrayContaining(['lead', 'guide.risks.common', 'faq.questions']));
    expect(names('doctors')).toEqual(expect.arrayContaining(['name', 'paragraphs']));
    expect(names('services').filter((name) => /drawing|pictures$/.test(name))).toEqual([]);
    expect(names('team')).not.toContain('image');
  });
});
