import { describe, expect, it } from 'vitest';
import type { Lead } from './lead.ts';
import { parseLead } from './parse-lead.ts';
import { readWithPlans } from './phone-reader.fixture.ts';
import { requestableDays, timeRuleAt } from './time-rule.ts';

const KEY = '0b8f5f0e-6f6d-4a1c-9d53-2f6f2a1f7c11';
const gallery = { form: 'gallery', name: 'Asha Rao', phone_number: '98765 43210', category: 'Rhinoplasty', key: KEY };
const consultation = {
  form: 'consultation',
  name: 'Asha Rao',
  email: 'asha@example.com',
  phone_number: '+44 20 7946 0018',
  treatment: 'Liposuction',
  department: 'Plastic Surgery',
  date: '2026-12-01',
  time: '10:30',
  alternative_date: '2026-12-02',
  alternative_time: '19:45',
  consent: 'on',
};
/** What nobody has to give, because it follows from the rest. */
const FOLLOWS = ['department', 'alternative_date', 'alternative_time'];
/** A Saturday before the requested days. */
const NOW = Date.parse('2026-11-21T12:00:00+05:30');
const callback = { form: 'callback', name: 'Asha', phone_number: '9876543210', email: 'a@b.in', requirement: 'Please call' };
const international = { form: 'international', name: 'Asha', email: 'a@b.in', terms: 'on' };

const stored = (input: unknown): Lead => {
  const parsed = parseLead(input, readWithPlans, timeRuleAt(NOW));
  if (!parsed.ok) throw new Error(`refused: ${Object.keys(parsed.fields).join(', ')}`);
  return parsed.lead;
};
const refused = (input: unknown): Record<string, string> => {
  const parsed = parseLead(input, readWithPlans, timeRuleAt(NOW));
  return parsed.ok ? {} : parsed.fields;
};

describe('parseLead', () => {
  it('gives a full record of a gallery lead', () => {
    expect(stored(gallery)).toEqual({
      form: 'gallery',
      name: 'Asha Rao',
      phone_number: '9876543210',
      category: 'Rhinoplasty',
      key: KEY,
      email: '',
      treatment: '',
      department: '',
      purpose: '',
      requirement: '',
      date: '',
      time: '',
      alternative_date: '',
      alternative_time: '',
      terms: false,
      consent: false,
      consent_notice: '',
      page: '',
      subject: false,
    });
  });

  it.each([
    ['consultation', consultation],
    ['callback', callback],
    ['international', international],
  ])('takes a complete %s form', (form, input) => {
    expect(stored(input)).toMatchObject({ form, name: input.name });
  });

  it('says the exact texts of the specification', () => {
    expect(refused({ ...gallery, name: '   ', phone_number: '12345' })).toEqual({
      name: 'Please enter your name',
      phone_number: 'Please enter a valid 10-digit phone number',
    });
    expect(refused({ form: 'gallery', category: 'Others' })).toEqual({
      name: 'Please enter your name',
      phone_number: 'Please enter a valid 10-digit phone number',
    });
  });

  it('names every field a form insists on', () => {
    const missing = (form: string) => Object.keys(refused({ form })).sort();
    expect(missing('gallery')).toEqual(['category', 'name', 'phone_number']);
    expect(missing('consultation')).toEqual(
      Object.keys(consultation)
        .filter((field) => field !== 'form' && !FOLLOWS.includes(field))
        .sort(),
    );
    // As they stand on the page, the number before the address.
    expect(Object.keys(refused({ form: 'callback' }))).toEqual(['name', 'phone_number', 'email', 'requirement']);
    expect(missing('international')).toEqual(['email', 'name', 'terms']);
  });

  it('takes what somebody abroad asks for in our own words alone', () => {
    expect(stored({ ...international, purpose: 'Video consultation' }).purpose).toBe('Video consultation');
    expect(stored(international).purpose).toBe('');
    expect(refused({ ...international, purpose: 'Money' })).toHaveProperty('purpose');
  });

  it('lets the international form go without a phone number, but not with a wrong one', () => {
    expect(stored({ ...international, phone_number: ' ' }).phone_number).toBe('');
    expect(refused({ ...international, phone_number: '123' })).toHaveProperty('phone_number');
  });

  it.each([undefined, null, 7, 'gallery', [], () => 1, {}, { form: 'Gallery' }, { form: ['gallery'] }])(
    'refuses %j with the field `form`',
    (input) => {
      expect(Object.keys(refused(input))).toEqual(['form']);
    },
  );

  it.each([7, true, {}, [], ['a']])('refuses the wrong type %j field by field', (value) => {
    expect(Object.keys(refused({ ...gallery, name: value, phone_number: value, category: value, key: value })).sort()).toEqual([
      'category',
      'key',
      'name',
      'phone_number',
    ]);
  });

  it('reads own fields of the list only', () => {
    const hostile = JSON.parse(
      `{"__proto__": {"name": "X"}, "constructor": 1, "extra": 2, "form": "gallery", "phone_number": "9876543210", "category": "Others"}`,
    );
    expect(Object.keys(refused(hostile))).toEqual(['name']);
    expect(refused(Object.create(gallery))).toHaveProperty('form');
    expect(Object.keys(stored({ ...gallery, extra: 1, state: 'delivered' }))).not.toContain('extra');
  });

  it('takes null as not given', () => {
    expect(stored({ ...gallery, email: null, key: null })).toMatchObject({ email: '', key: '' });
  });

  it('tidies one-line fields and keeps the lines of a text', () => {
    const lead = stored({ ...callback, name: ' Asha\t\n  Rao\u202E ', requirement: 'one\r\n\ttwo\u2066\r three ' });
    expect(lead.name).toBe('Asha Rao');
    expect(lead.requirement).toBe('one\n two\n three');
    expect(stored({ ...callback, requirement: 'one\vtwo\f three\x85four' }).requirement).toBe('one\ntwo\n three\nfour');
  });

  it('takes names of every script, joiners included', () => {
    for (const name of ['ನವ್ಯಾ', 'ശ്രീ\u200Dകുമാർ', 'Zoë O’Neill', 'محمد', '李雷'])
      expect(stored({ ...gallery, name }).name).toBe(name);
  });

  it.each(['\u200B\u2060', '\u0000', '\u202A\u202C'])('takes the invisible name %j as none', (name) => {
    expect(refused({ ...gallery, name })).toEqual({ name: 'Please enter your name' });
  });

  it.each(['Asha\u0000', 'Asha\u001B[2J', 'Asha\uD800'])('refuses the name %j', (name) => {
    const message = 'Please remove the special characters that cannot be read';
    expect(refused({ ...gallery, name })).toEqual({ name: message });
    expect(refused({ ...callback, requirement: name })).toEqual({ requirement: message });
  });

  it('limits lengths', () => {
    expect(stored({ ...gallery, name: 'n'.repeat(120) }).name).toHaveLength(120);
    expect(refused({ ...gallery, name: 'n'.repeat(121), category: 'c'.repeat(121) })).toEqual({
      name: 'This text is too long',
      category: 'This text is too long',
    });
    expect(stored({ ...callback, requirement: 'r'.repeat(2000) }).requirement).toHaveLength(2000);
    expect(refused({ ...callback, requirement: 'r'.repeat(2001) })).toHaveProperty('requirement');
  });

  it.each([
    'asha',
    'asha@',
    '@b.in',
    'a@b',
    'a b@c.in',
    'a@b..in',
    'a@b@c.in',
    '<a@b.cd>',
    'a@b.cd>',
    'Asha <a@b.cd>',
    'a@-b.in',
    'a@b-.in',
    'a"b@c.in',
    'a,b@c.in',
    // Joined, they would be the address of somebody else.
    'Mrs. rao@b.in',
    'asha @b.in. thanks',
    'asha rao@b.in',
  ])('refuses the e-mail address %j', (email) => {
    expect(refused({ ...callback, email })).toEqual({ email: 'Please enter a valid email address' });
  });

  it('takes time in proportion to an address, which anybody can send', () => {
    const started = performance.now();
    expect(refused({ ...callback, email: `asha@b.in${' '.repeat(100_000)}x` })).toEqual({ email: expect.any(String) });
    expect(performance.now() - started).toBeLessThan(2000);
  });

  it.each(['asha@b.in\u200F', '\u200Easha@b.in', 'asha\u200B@b.in', '\uFEFFasha@b.in'])(
    'takes %j without the marks that nobody sees',
    (email) => expect(stored({ ...callback, email }).email).toBe('asha@b.in'),
  );

  it.each([
    'asha＠b．in',
    'ａｓｈａ@b.in',
    'mailto:asha@b.in',
    'asha@b.in.',
    'asha@b.in, ',
    'asha @b.in',
    'asha@ b.in',
    'asha@b. in',
    'asha@ b .in',
    'asha@b\u00A0.in',
  ])('takes %j as it was meant', (email) => expect(stored({ ...callback, email }).email).toBe('asha@b.in'));

  it.each([
    ['date', '2026-02-30'],
    ['date', '01/12/2026'],
    ['time', '25:00'],
    ['time', '9:00'],
    ['time', '10:305'],
    ['time', '110:30'],
    ['alternative_date', 'soon'],
    ['alternative_time', '10:60'],
  ])('refuses %s %s', (field, value) => {
    expect(Object.keys(refused({ ...consultation, [field]: value }))).toEqual([field]);
  });

  it.each(['2026-09.1', '', 'x'.repeat(40), 'callback-2026-11/ar'])(
    'keeps the version of the consent notice %j',
    (consent_notice) => {
      expect(stored({ ...consultation, consent_notice }).consent_notice).toBe(consent_notice);
    },
  );

  it.each(['2026-09!', '#2026-09', 'x'.repeat(41), 'a/b/ar', 'a/AR', 'a/'])(
    'refuses %j as the version of a consent notice',
    (consent_notice) => {
      expect(Object.keys(refused({ ...consultation, consent_notice }))).toEqual(['consent_notice']);
    },
  );

  it.each([true, 'on', 'true'])('takes %j as agreed', (terms) => {
    expect(stored({ ...international, terms }).terms).toBe(true);
  });

  it.each([false, 'off', '', 1])('does not take %j as agreed', (terms) => {
    expect(refused({ ...international, terms })).toEqual({ terms: 'Please agree to the Terms of Use' });
  });

  it('refuses a key that is no UUID and folds its letters', () => {
    for (const key of ['abc', `${KEY}0`, `0${KEY}`]) expect(Object.keys(refused({ ...gallery, key }))).toEqual(['key']);
    expect(stored({ ...gallery, key: KEY.toUpperCase() }).key).toBe(KEY);
  });

  it.each([
    ['/gallery?utm_source=x#top', '/gallery'],
    ['https://example.com/', ''],
    [`/${'x'.repeat(300)}`, ''],
    ['/a\u0000', ''],
    [7, ''],
  ])('reads the page %j as %j and never refuses for it', (page, path) => {
    expect(stored({ ...gallery, page }).page).toBe(path);
  });

  it.each([
    ['', false],
    ['http://spam.example', true],
    [{ deep: 1 }, true],
  ])('marks a lead whose hidden field holds %j: %s', (subject, marked) => {
    expect(stored({ ...gallery, subject }).subject).toBe(marked);
  });

  it('never repeats the input in a message', () => {
    const secret = 'S3cret\u0000';
    const everything = Object.fromEntries(Object.keys(stored(gallery)).map((field) => [field, secret]));
    for (const form of ['gallery', 'consultation', 'callback', 'international', secret]) {
      expect(JSON.stringify(refused({ ...everything, form }))).not.toContain('S3cret');
    }
  });
});

it.each([
  ['category', 'Choose a category'],
  ['treatment', 'Choose a treatment'],
  ['department', 'Choose a department'],
])('takes no %s that is not ours: the clinic’s system is sent it', (field, message) => {
  for (const value of ['Nonsense', 'rhinoplasty', '<b>']) {
    expect(refused({ ...callback, [field]: value })).toEqual({ [field]: message });
  }
  expect(refused({ ...callback, [field]: 'x'.repeat(121) })).toEqual({ [field]: 'This text is too long' });
});

describe('a requested consultation', () => {
  const { department: _, alternative_date: __, alternative_time: ___, ...least } = consultation;

  it('takes the department of the treatment, and the next open time as its alternative', () => {
    expect(stored(least)).toMatchObject({
      department: 'Plastic Surgery',
      alternative_date: '2026-12-01',
      alternative_time: '11:00',
    });
    expect(stored({ ...least, time: '19:30', date: '2026-11-28' })).toMatchObject({
      alternative_date: '2026-11-30',
      alternative_time: '09:00',
    });
    expect(stored({ ...least, treatment: 'Acne and Scars' }).department).toBe('Dermatology');
  });

  it('is the same enquiry when it is sent again later', () => {
    const later = parseLead(least, readWithPlans, timeRuleAt(NOW + 3_600_000));
    expect(later).toEqual({ ok: true, lead: stored(least) });
  });

  it('asks for what it cannot tell', () => {
    expect(refused({ ...least, treatment: '', date: '', time: '' })).toEqual({
      treatment: 'Choose a treatment',
      date: 'Choose a date',
      time: 'Choose a time',
    });
    expect(refused({ ...least, treatment: 'Other Services' })).toEqual({ department: 'Choose a department' });
    expect(refused({ ...least, alternative_date: '2026-12-02' })).toEqual({ alternative_time: 'Choose a time' });
    expect(refused({ ...least, alternative_time: '10:00' })).toEqual({ alternative_date: 'Choose a date' });
  });

  it.each([
    [{ date: '2026-11-22' }, { date: 'The clinic is closed on Sundays. Please choose another day' }],
    [{ time: '03:00' }, { time: 'Please choose a time between 9:00\u00a0AM and 8:00\u00a0PM India time' }],
    [
      { alternative_time: '20:00' },
      { alternative_time: 'Please choose a time between 9:00\u00a0AM and 8:00\u00a0PM India time' },
    ],
    [{ date: '2026-11-20' }, { date: 'Please choose a time in the future' }],
    [{ alternative_date: '2020-01-01' }, { alternative_date: 'Please choose a time in the future' }],
    [{ date: '2062-11-21' }, { date: 'Please choose a day within the next twelve months' }],
    [{ alternative_date: '2027-11-30' }, { alternative_date: 'Please choose a day within the next twelve months' }],
    [{ date: '9999-12-31', time: '19:30' }, { date: 'Please choose a day within the next twelve months' }],
    [{ department: 'Dermatology' }, { department: 'This treatment belongs to the other department' }],
    [{ consent: '' }, { consent: 'Please agree, so that we may use your details to answer you' }],
  ])('with %j is refused', (changes, fields) => {
    expect(refused({ ...consultation, ...changes })).toEqual(fields);
  });

  it('is told of the first choice alone where the alternative follows from it', () => {
    expect(refused({ ...least, date: '2026-11-20' })).toEqual({ date: 'Please choose a time in the future' });
    expect(refused({ ...least, date: '2031-11-21' })).toEqual({ date: 'Please choose a day within the next twelve months' });
    expect(refused({ ...least, date: '9999-12-31', time: '19:30' })).toHaveProperty('date');
  });

  it('is taken to the last day that a calendar offers, with the alternative after it', () => {
    const { lastDay } = requestableDays(NOW);
    expect(requestableDays(NOW)).toEqual({ firstDay: '2026-11-21', lastDay: '2027-11-21' });
    // It is a Sunday; the day before is the last one open.
    expect(refused({ ...least, date: lastDay })).toHaveProperty('date');
    const last = stored({ ...least, date: '2027-11-20', time: '19:30' });
    expect(last).toMatchObject({ alternative_date: '2027-11-22', alternative_time: '09:00' });
    stored(last);
  });

  it('is not looked at by the clock of a device, which may be wrong', () => {
    for (const date of ['2026-11-20', '2062-11-21'])
      expect(parseLead({ ...consultation, date }, readWithPlans)).toMatchObject({ ok: true, lead: { date } });
  });

  it('is told everything that is wrong at once', () => {
    expect(Object.keys(refused({ ...consultation, name: '', date: '2026-11-22', department: 'Dermatology' })).sort()).toEqual([
      'date',
      'department',
      'name',
    ]);
  });

  it.each([
    ['2026-11-22', 'The clinic is closed on Sundays. Please choose another day'],
    ['2026-11-20', 'Please choose a time in the future'],
    ['2028-01-01', 'Please choose a day within the next twelve months'],
    // The day itself, whose first times have passed.
    ['2026-11-21', undefined],
  ])('is told of a day whose time is missing as well what is wrong with it: %s', (day, sentence) => {
    const wrong = (name: string) => (sentence ? { [name]: sentence } : {});
    expect(refused({ ...least, date: day, time: '' })).toEqual({ ...wrong('date'), time: 'Choose a time' });
    expect(refused({ ...least, alternative_date: day })).toEqual({
      ...wrong('alternative_date'),
      alternative_time: 'Choose a time',
    });
  });

  it('may begin while it was on its way, and goes with either department where the treatment does', () => {
    stored({ ...consultation, date: '2026-11-21', time: '11:00' });
    stored({ ...consultation, treatment: 'Other Services', department: 'Dermatology' });
  });
});

describe('a number from abroad', () => {
  it.each([
    ['020 7946 0018', 'GB+44', '+442079460018'],
    ['06 1234 5678', 'IT+39', '+390612345678'],
    ['(212) 555-0100', 'US+1', '+12125550100'],
    ['9876543210', 'IN+91', '9876543210'],
    ['+442079460018', 'US+1', '+442079460018'],
    ['9876543210', 'nonsense', '9876543210'],
  ])('%s of %s is kept as %s', (phone_number, country_code, kept) => {
    expect(stored({ ...gallery, phone_number, country_code }).phone_number).toBe(kept);
  });

  it('is refused in words of its own', () => {
    const tooShort = 'This number is too short for United Kingdom (+44). Please check it';
    expect(refused({ ...gallery, phone_number: '12', country_code: 'GB+44' })).toEqual({ phone_number: tooShort });
    const withCode = 'Please enter a valid phone number with its country code';
    expect(refused({ ...international, phone_number: '12' })).toEqual({ phone_number: withCode });
    const tenDigits = 'Please enter a valid 10-digit phone number';
    expect(refused({ ...international, phone_number: '12', country_code: 'IN+91' })).toEqual({ phone_number: tenDigits });
    expect(refused({ ...gallery, phone_number: '9'.repeat(121) })).toEqual({ phone_number: 'This text is too long' });
  });

  it('tells its extension with the words', () => {
    expect(stored({ ...gallery, phone_number: '080 4123 4567 ext 12' })).toMatchObject({
      phone_number: '8041234567',
      requirement: 'Phone extension: 12',
    });
    expect(stored({ ...callback, phone_number: '+44 20 7946 0018 x4' }).requirement).toBe('Please call\nPhone extension: 4');
  });

  it('is taken with an invisible text for none', () => {
    expect(stored({ ...international, phone_number: '\u200b' }).phone_number).toBe('');
    expect(refused({ ...gallery, phone_number: '\u200b' })).toHaveProperty('phone_number');
  });
});
