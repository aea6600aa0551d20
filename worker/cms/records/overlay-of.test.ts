import { isDeepStrictEqual } from 'node:util';
import { beforeAll, describe, expect, it } from 'vitest';
import { valuesIn } from '../../../build/records/read-record.ts';
import { recordFiles } from '../../../build/records/record-files.ts';
import { type ReadRecord, readRecords } from '../../../build/records/write-records.ts';
import { filled } from '../../../src/content/schema/filled.ts';
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
    const textOf = valuesIn(Object.fromEntries(records.map(({ id, data }) => [id, data])));
    expect(open.length).toBe(Object.keys(files).length);
    const other = open.filter(({ kind, id, data }) => {
      const name = kind.files.replace('*', id).replace('.yaml', '');
      return !isDeepStrictEqual(problemsOf(kind, filled(files[name], textOf), id), { problems: [], output: data });
    });
    expect(other.map(({ id }) => id)).toEqual([]);
  });
});

describe('an overlay', () => {
  it('holds the whole top-level field of what WordPress says, the rest of it from the file', () => {
    const { all, every, refused } = of({ clinic: { 'hours.closes': '18:30' } });
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

  it('takes hours of half an hour, and no shorter ones: there would be no time to ask for, and no end of looking for one', () => {
    const closing = (time: string) => of({ clinic: { 'hours.opens': '09:30', 'hours.closes': time } }).refused.length;
    expect(['10:00', '09:59', '09:30'].map(closing)).toEqual([0, 2, 2]);
  });

  it('leaves out each field that its schema refuses, says why, and takes the rest', () => {
    const { all, refused } = of({
      clinic: { email: 'nowhere', tagline: 'Two departments under one roof.', 'hours.closes': '08:00' },
    });
    expect(all).toEqual({ clinic: { tagline: 'Two departments under one roof.' } });
    expect(refused).toEqual([
      { record: 'clinic', field: 'email', message: 'must be an e-mail address' },
      { record: 'clinic', field: 'hours.closes', message: 'must be half an hour or more after the opening' },
    ]);
  });

  it.each([
    ['a fixed field', { 'services/rhinoplasty': { label: 'Nose' } }, 'stays as the file says it'],
    ['a record without a file', { 'services/no-such': { lead: 'x' } }, 'is not taken over by the site'],
    ['a kind that the files alone say', { desk: { answer: 'x' } }, 'is not taken over by the site'],
    ['the id of a part of a page', { 'services-page': { 'departments.dermatology.id': 'skin' } }, 'stays as the file says it'],
    ['a part that holds such an id', { 'services-page': { departments: { dermatology: {} } } }, 'stays as the file says it'],
    ['the film of a patient', { 'testimonials/testimonial-1': { videoId: 'abcdefghijk' } }, 'stays as the file says it'],
    ['a member of every object', { clinic: { constructor: 'x' } }, 'has no field “constructor”'],
    ['a wrong shape', { 'faqs/recovery': { answer: ['a', 'list'] } }, 'must be text'],
    ['HTML in place of a number', { clinic: { whatsapp: '<b>1</b>' } }, 'must be digits alone, with the country code'],
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

  it('reaches the texts of other records that take over what changed', () => {
    const { every, pages, refused } = of({
      clinic: { 'hours.shown': '10:00 AM to 6:00 PM', 'hours.opens': '10:00', 'hours.closes': '18:00' },
      claims: { clinicYears: { value: 25, wording: '25+ years of experience', label: 'Years', basis: null } },
    });
    expect(refused).toEqual([]);
    expect(every['contact-block']?.['lead']).toContain('10:00 AM to 6:00 PM India time');
    expect(pages.contact?.['pages']).toMatchObject({
      contact: { lead: expect.stringContaining('10:00 AM to 6:00 PM India time') },
    });
    expect(pages.home?.['doctor-slides']).toMatchObject({ years: { title: '25 Years of Experience' } });
    expect(Object.keys(pages.home?.['doctor-slides'] ?? {})).toEqual(['years']);
  });

  it('leaves a text as the file says it where what it takes over makes it break its limits, and says so', () => {
    const { every, refused } = of({ clinic: { 'hours.days': 'Monday, Tuesday, Wednesday, Thursday' } });
    expect([every['contact-block']?.['lead'], refused]).toEqual([expect.stringContaining('Thursday'), []]);
    const short = {
      ...files,
      'contact-block': { ...(files['contact-block'] as object), heading: '{{clinic.hours.days}} '.repeat(3) },
    };
    const long = { clinic: { 'hours.days': 'Monday, Tuesday, Wednesday, Thursday' } };
    const broken = overlayOf({ version: '1', records: long }, short);
    expect([broken.every['contact-block'], broken.refused]).toEqual([
      undefined,
      [{ record: 'contact-block', field: 'heading', message: 'is 111 characters long; it must have at most 80' }],
    ]);
    const about = files['about'] as { about: object };
    const paragraphs = ['A paragraph that stays as it is.', '{{clinic.hours.days}} '.repeat(20)];
    const listed = overlayOf(
      { version: '1', records: long },
      { ...files, about: { ...about, about: { ...about.about, paragraphs } } },
    );
    expect(listed.refused.map(({ record, field }) => [record, field])).toEqual([['about', 'about.paragraphs']]);
  });

  it('supplies a review, a hotel, an outlet once WordPress says what makes it one, and not before', () => {
    const words = { text: 'They answered every question.', reviewer: 'A. B.' };
    const some = of({ 'reviews/review-1': words });
    const whole = of({ 'reviews/review-1': { ...words, date: '2026-10-01' } });
    expect([some.refused, some.all['reviews']]).toEqual([
      [],
      { 0: { value: expect.objectContaining(words), placeholder: true, wanted: '' } },
    ]);
    expect(whole.all['reviews']).toEqual({
      0: { value: expect.objectContaining({ id: 'review-1', ...words, stars: 5 }), placeholder: false, wanted: '' },
    });
    expect(JSON.stringify(whole.all)).not.toContain('"order"');
    expect(Object.keys(whole.pages).toSorted()).toEqual(['home', 'patientStories']);
  });

  const sections = { 'legal-sections/changes': { heading: 'Changes of this text' } };
  const needed = 'needs a later day in “Legal facts”: a changed text is a new version';

  it.each([
    ['under the day of the files: not', {}, [needed]],
    ['under an earlier day: neither', { legal: { 'version.date': '2020-01-01' } }, [needed, needed]],
    ['under a later day', { legal: { 'version.date': '2126-01-01', 'version.note': 'Changes of 2126.' } }, []],
  ])('takes a changed legal text %s', (_, legal, messages) => {
    const { pages, refused } = of({ ...sections, ...legal });
    expect(refused.map(({ message }) => message)).toEqual(messages);
    expect(Object.keys(pages).toSorted()).toEqual(messages.length ? [] : ['privacy', 'terms']);
  });

  it('brings the text of a page to that page, and the texts of articles and cases to all', () => {
    const { pages, every } = of({
      pages: {
        'about.lead': 'Who we are, and how we work together for you.',
        'blogs.older': 'Older articles, as they were written at the time.',
      },
    });
    expect([Object.keys(pages), Object.keys(every['pages'] ?? {})]).toEqual([['about'], ['blogs']]);
    expect(Object.keys(of({ 'service-page': { note: 'Read by a doctor before it was published.' } }).pages)).toHaveLength(20);
  });

  it.each([[null], [-1], [''], [{}], [['']], [{ constructor: {} }], ['x'.repeat(100_000)]])(
    'shows nothing of records whose every field says %j',
    (value) => {
      const said = Object.fromEntries(
        Object.entries(files).map(([name, data]) => {
          const inner = (data as { value?: unknown }).value ?? data;
          return [name, Object.fromEntries(Object.keys(inner as object).map((field) => [field, value]))];
        }),
      );
      const { all, refused } = of(said as Record<string, Record<string, unknown>>);
      expect(all).toEqual({});
      expect(refused.length).toBeGreaterThan(300);
      expect(refused.every(({ message }) => message.length > 5)).toBe(true);
    },
  );

  const ROOM = { src: '/media/2026/01/room.jpg', width: 1600, height: 900, alt: 'A room' };

  it('puts a picture behind the heading of a service and of a page, each on its own page', () => {
    const { pages, every, refused } = of({
      'services/rhinoplasty': { picture: { ...ROOM, focus: 'left top', widths: [[768, 'room-768.jpg']] } },
      pages: { 'about.picture': ROOM },
    });
    expect([refused, every, Object.keys(pages).toSorted()]).toEqual([[], {}, ['about', 'rhinoplasty']]);
    expect(pages.about?.['pages']).toMatchObject({ about: { heading: 'About us', picture: ROOM } });
    expect(pages.rhinoplasty?.['services/rhinoplasty']).toMatchObject({ picture: { src: ROOM.src, focus: 'left top' } });
  });

  it.each<[string, object, string]>([
    ['that is gone', { src: '', width: 0, height: 0 }, 'must be a picture that is in the media library'],
    ['of another type', { src: '/media/a.svg' }, 'must be a JPEG, PNG, WebP or AVIF file'],
    ['too narrow', { width: 1199, height: 800 }, 'must be at least 1200 pixels wide'],
    ['higher than wide', { width: 1600, height: 2000 }, 'must be wider than high: from 4:3 to 3:1'],
    ['too flat', { width: 2800, height: 900 }, 'must be wider than high: from 4:3 to 3:1'],
    ['with praise', { alt: 'The best room' }, 'promises or praises: "best"'],
    ['with a field that nobody knows', { style: 'x' }, 'has no field “style”'],
  ])('shows the picture of the build in place of one %s', (_, wrong, message) => {
    const { all, refused } = of({ 'services/rhinoplasty': { picture: { ...ROOM, ...wrong } } });
    expect([all, refused]).toEqual([{}, [{ record: 'services/rhinoplasty', field: 'picture', message }]]);
  });

  it.each(['/media/a.jpg', 7, null, []])('takes no picture that is %j', (picture) => {
    expect(of({ pages: { 'contact.picture': picture } }).all).toEqual({});
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
  ['pages', '/contact-us'],
  ['legal', '/privacy-policy'],
  ['service-page', '/rhinoplasty'],
  ['desk', null],
])('the first page that shows %s', (name, path) => {
  expect(firstPathOf(name)).toBe(path);
});

const ORIGINS = { cmsOrigin: 'https://cms.example', siteOrigin: 'https://clinic.example' };

describe('the answer of the plugin', () => {
  it('is read with names that records and fields can have', () => {
    const fields = { lead: 'x', 'hours.opens': '09:00', 'a b': 1, '': 2, none: null };
    const raw = {
      version: 'v',
      schema: 's',
      records: { clinic: { fields }, '../x': { fields }, empty: { fields: {} }, odd: 'x' },
    };
    expect(mapSaidRecords(raw, ORIGINS)).toEqual({ version: 'v', records: { clinic: { lead: 'x', 'hours.opens': '09:00' } } });
    const picture = { attachment: 7, focus: '' };
    expect(
      mapSaidRecords({ version: 'v', records: { pages: { fields: { 'about.picture': picture } } } }, ORIGINS)?.records,
    ).toEqual({
      pages: { 'about.picture': { src: '', width: 0, height: 0, alt: '' } },
    });
    expect(mapSaidRecords({ version: 'v', records: [] }, ORIGINS)).toEqual({ version: 'v', records: {} });
  });

  it.each([null, 'x', [], {}, { version: 'v' }, { version: 1, records: {} }, { version: 'v', records: ['x'] }])(
    'is none: %j',
    (raw) => {
      expect(mapSaidRecords(raw, ORIGINS)).toBeNull();
    },
  );
});
