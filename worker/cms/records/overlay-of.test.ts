import { isDeepStrictEqual } from 'node:util';
import { beforeAll, describe, expect, it } from 'vitest';
import { recordFiles } from '../../../scripts/records/record-files.ts';
import { type ReadRecord, readRecords } from '../../../scripts/records/write-records.ts';
import { problemsOf } from '../../../src/content/schema/problems.ts';
import { firstPathOf, overlayOf, type RecordFiles } from './overlay-of.ts';
import { mapSaidRecords } from './said-records.ts';

let records: ReadRecord[] = [];
let files: RecordFiles = {};
beforeAll(async () => {
  [records, files] = await Promise.all([readRecords(), recordFiles()]);
});

const of = (said: Record<string, Record<string, unknown>>) => overlayOf({ version: '1', records: said }, files);

describe('data of the files', () => {
  it('make the same records once more', () => {
    const open = records.filter(({ kind }) => kind.shownOn);
    expect(open.length).toBe(Object.keys(files).length);
    const other = open.filter(({ kind, id, data }) => {
      const name = kind.files.replace('*', id).replace('.yaml', '');
      return !isDeepStrictEqual(problemsOf(kind, files[name], id), { problems: [], output: data });
    });
    expect(other.map(({ id }) => id)).toEqual([]);
  });
});

describe('an overlay', () => {
  it('holds the whole top-level field of what WordPress says, the rest of it from the file', () => {
    const { all, every, refused } = of({ clinic: { 'hours.closes': '18:30', 'hours.shown': '9:00 AM to 6:30 PM' } });
    expect([refused, Object.keys(all), every]).toEqual([[], ['clinic'], all]);
    expect(all['clinic']).toMatchObject({ hours: { opens: '09:00', closes: '18:30', days: 'Monday to Saturday' } });
    expect(Object.keys(all['clinic'] ?? {})).toEqual(['hours']);
  });

  it('counts what WordPress says as supplied, and carries no words about what is still owed', () => {
    const { all } = of({ clinic: { 'phones.general': { label: 'General', e164: '+918012345678', shown: '+91 80123 45678' } } });
    expect(all['clinic']).toMatchObject({
      phones: { general: { placeholder: false, wanted: '' }, dermatology: { placeholder: true, wanted: '' } },
    });
  });

  it('is empty where WordPress says what the files say, in whatever order', () => {
    const { name, qualifications } = files['doctors/surgeon'] as Record<string, { value: string }>;
    const { hours } = files['clinic'] as { hours: Record<string, string> };
    const again = Object.fromEntries(Object.entries(hours).toReversed());
    const { all, refused } = of({
      clinic: { hours: again },
      'doctors/surgeon': { name: name?.value, qualifications: qualifications?.value },
    });
    expect([all, refused]).toEqual([{}, []]);
  });

  it('takes two fields that are right only together', () => {
    const { all, refused } = of({ clinic: { 'hours.opens': '21:00', 'hours.closes': '23:00' } });
    expect([refused, all['clinic']]).toEqual([
      [],
      expect.objectContaining({ hours: expect.objectContaining({ opens: '21:00' }) }),
    ]);
  });

  it('leaves out each field that its schema refuses, says why, and takes the rest', () => {
    const { all, refused } = of({
      clinic: { email: 'nowhere', tagline: 'Two departments under one roof.', 'hours.closes': '08:00' },
    });
    expect(all).toEqual({ clinic: { tagline: 'Two departments under one roof.' } });
    expect(refused).toEqual([
      { record: 'clinic', field: 'email', message: 'must be an e-mail address' },
      { record: 'clinic', field: 'hours.closes', message: 'must be later than the opening' },
    ]);
  });

  it.each([
    ['a fixed field', { 'services/rhinoplasty': { label: 'Nose' } }, 'stays as the file says it'],
    ['a record without a file', { 'services/no-such': { lead: 'x' } }, 'is not taken over by the site'],
    ['a kind that the files alone say', { legal: { complaints: 'x' } }, 'is not taken over by the site'],
    ['a member of every object', { clinic: { constructor: 'x' } }, 'has no field “constructor”'],
    ['a wrong shape', { 'faqs/recovery': { answer: ['a', 'list'] } }, 'must be text'],
    [
      'HTML in place of a number',
      { clinic: { whatsapp: '<b>1</b>' } },
      'must be digits alone, with the country code (row PROD-08)',
    ],
  ])('refuses %s', (_, said, message) => {
    const { all, refused } = of(said as unknown as Record<string, Record<string, unknown>>);
    expect([all, refused.map((one) => one.message)]).toEqual([{}, [message]]);
  });

  it('makes of facts what the page of a treatment and the plan of a stay read, with a file and without', () => {
    const basis = { source: 'Ward book', owner: 'Dr A', reviewed: '2026-01-01', expires: '2027-01-01' };
    const facts = [{ fact: 'flight', value: '2 to 3 weeks', ...basis }];
    for (const slug of ['rhinoplasty', 'hair-transplant']) {
      const { pages, refused } = of({ [`facts/${slug}`]: { facts } });
      expect(refused).toEqual([]);
      expect(pages).toMatchObject({
        [slug]: { [`shown-facts/${slug}`]: { facts: [{ label: 'Flight home after', value: '2 to 3 weeks' }] } },
        planYourStay: { [`stay-facts/${slug}`]: { facts: { flight: { days: [14, 21], expires: '2027-01-01' } }, bring: [] } },
      });
    }
    expect(of({ 'facts/no-such': { facts } }).refused).toHaveLength(1);
  });

  it('puts the services of a department into another order, in the menus of every page', () => {
    const { every } = of({ 'services/liposuction': { order: 1 } });
    const index = every['order'] as { plasticSurgery: string[]; dermatology: string[] };
    expect(index.plasticSurgery.slice(0, 3)).toEqual(['liposuction', 'rhinoplasty', 'anti-ageing']);
    expect([index.plasticSurgery.length, index.dermatology.length]).toEqual([10, 9]);
    expect(of({ 'services/liposuction': { lead: 'Removal of fat that stays in spite of sport and food.' } }).every).toEqual({});
  });

  it.each([
    ['from its first day to its last', { from: '2026-11-01', until: '2026-11-30' }, []],
    ['that ends before it begins: not', { from: '2026-11-30', until: '2026-11-01' }, ['ends before it begins']],
    ['without an end: not', { from: '2026-11-30' }, ['is missing']],
  ])('takes an offer %s', (_, days, messages) => {
    const { pages, refused } = of({
      offers: { offers: [{ text: 'A first consultation by video for half the price.', ...days }] },
    });
    expect([Object.keys(pages), refused.map(({ message }) => message)]).toEqual([
      messages.length ? [] : ['home', 'services'],
      messages,
    ]);
  });

  it('says the sentence of a banner on the list of services as well', () => {
    const lead = 'Reshaping of the nose, in proportion to the face around it.';
    const { pages } = of({ 'services/rhinoplasty': { lead } });
    expect(pages).toEqual({
      rhinoplasty: { 'services/rhinoplasty': { lead } },
      services: { 'service-leads': { rhinoplasty: lead } },
    });
  });
});

it.each([
  ['clinic', '/contact-us'],
  ['services/rhinoplasty', '/rhinoplasty'],
  ['facts/liposuction', '/liposuction'],
  ['doctors/surgeon', '/our-doctors'],
  ['faqs/recovery', '/'],
  ['services/constructor', null],
  ['legal', null],
])('the first page that shows %s', (name, path) => {
  expect(firstPathOf(name)).toBe(path);
});

describe('the answer of the plugin', () => {
  it('is read with names that records and fields can have', () => {
    const fields = { lead: 'x', 'hours.opens': '09:00', 'a b': 1, '': 2, none: null };
    const raw = {
      version: 'v',
      schema: 's',
      records: { clinic: { fields }, '../x': { fields }, empty: { fields: {} }, odd: 'x' },
    };
    expect(mapSaidRecords(raw)).toEqual({ version: 'v', records: { clinic: { lead: 'x', 'hours.opens': '09:00' } } });
    expect(mapSaidRecords({ version: 'v', records: [] })).toEqual({ version: 'v', records: {} });
  });

  it.each([null, 'x', [], {}, { version: 'v' }, { version: 1, records: {} }, { version: 'v', records: ['x'] }])(
    'is none: %j',
    (raw) => {
      expect(mapSaidRecords(raw)).toBeNull();
    },
  );
});
