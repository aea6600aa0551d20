import { beforeAll, describe, expect, it } from 'vitest';
import { parseLead } from '../../src/leads/parse-lead.ts';
import { plausiblePhone } from '../../src/leads/phone.ts';
import { numberingPlans } from '../leads/numbering-plans.ts';
import type { InboxLead } from '../leads/outbox-contract.ts';
import { answeringReport, percentile } from './answering-figures.ts';
import { answerText, contactLinks, foldPeople, invitationText } from './contacts.ts';
import { deskParts } from './desk-pages.ts';
import { clockIn, e164Of, placeOf } from './phone-place.ts';
import { phoneSearch } from './phone-search.ts';

/** 2026-11-23 is a Monday. */
const india = (day: number, time: string): number => Date.parse(`2026-11-${day}T${time}:00+05:30`);

let ids = 0;
function entry(fields: { phone?: string; email?: string; name?: string }): InboxLead {
  const parsed = parseLead({ form: 'international', name: fields.name ?? 'Asha', email: 'a@b.in', terms: true }, plausiblePhone);
  if (!parsed.ok) throw new Error('the test made a wrong lead');
  const phone_number = (fields.phone ?? '').replace(/^\+91/, '');
  ids += 1;
  const { lead } = parsed;
  return {
    id: ids,
    reference: '7KQM-3XWP',
    state: 'delivered',
    attempts: 1,
    lastReason: null,
    spamSignal: null,
    deliveryKey: '',
    acceptedAt: 0,
    answeredAt: null,
    withdrawnAt: null,
    reviewedAt: null,
    answerDueAt: null,
    answeredBy: null,
    claimedBy: null,
    nextStep: null,
    nextStepOn: null,
    language: '',
    reply: null,
    replyDueAt: null,
    lastWordAt: 0,
    nextAt: 0,
    settledAt: null,
    form: lead.form,
    name: lead.name,
    phone: phone_number,
    lead: { ...lead, phone_number, email: fields.email ?? lead.email },
  };
}

describe('where a number is from', () => {
  beforeAll(numberingPlans);

  it.each([
    ['9876543210', 'India', '+919876543210'],
    ['+447700900123', 'United Kingdom', '+447700900123'],
    ['+971501234567', 'United Arab Emirates', '+971501234567'],
    ['+14155550123', 'United States', '+14155550123'],
    ['+14165550199', 'Canada', '+14165550199'],
    ['+18765550123', 'Jamaica', '+18765550123'],
    ['+77012345678', 'Kazakhstan', '+77012345678'],
    // Stored before numbers were checked: as far as it goes.
    ['+447700900', 'United Kingdom', '+447700900'],
  ])('%s: %s', (phone, country, e164) => {
    expect([placeOf(phone)?.country, e164Of(phone)]).toEqual([country, e164]);
  });

  it('is not known without a number, or for one of no country', () => {
    expect([placeOf(''), placeOf('+870773111632'), placeOf('+999')]).toEqual([null, null, null]);
  });

  it('tells the clock there, as a span where a country has several', () => {
    const noon = Date.parse('2026-11-23T12:00:00Z');
    const clock = (phone: string) => clockIn(placeOf(phone) ?? { country: '', zones: [] }, noon);
    expect(clock('+971501234567')).toBe('Mon 4:00 PM');
    expect(clock('+14155550123')).toBe('Mon 2:00 AM to Mon 7:00 AM');
    expect(clock('9876543210')).toBe('Mon 5:30 PM');
    expect(clockIn({ country: '', zones: ['Europe/Paris', 'Asia/Tokyo', 'Europe/Madrid'] }, noon)).toBe('Mon 1:00 PM');
    expect(clockIn({ country: '', zones: [] }, noon)).toBe('');
    expect(placeOf('+14155550123')?.zones).toEqual(
      expect.arrayContaining(['Pacific/Honolulu', 'America/Phoenix', 'America/New_York']),
    );
  });
});

describe('a search by number', () => {
  it.each([
    ['020 7946 0018', '+442079460018'],
    ['+44 20 7946 0018', '+442079460018'],
    ['+44 (0)20 7946 0018', '+442079460018'],
    ['0044 20 7946 0018', '+442079460018'],
    ['9000 000 024', '9000000024'],
    ['+91 90000 00024', '9000000024'],
    ['0 90000 00024', '9000000024'],
    ['٠٥٠ ١٢٣ ٤٥٦٧', '+971501234567'],
    ['8 (912) 345-67-89', '+79123456789'],
    ['06 20 123 4567', '+36201234567'],
    ['011 15-2345-6789', '+5491123456789'],
    ['1 (415) 555-0123', '+14155550123'],
  ])('%s means %s', async (typed, stored) => {
    const { numbers = [], digits } = phoneSearch(typed, await numberingPlans()) ?? {};
    expect([typed, numbers.includes(stored) || (digits && stored.includes(digits))]).toEqual([typed, true]);
  });

  it('reads a number with its country code in one way alone, and names none twice', async () => {
    const plans = await numberingPlans();
    expect(phoneSearch('+44 20 7946 0018', plans)).toEqual({ numbers: ['+442079460018'], digits: '442079460018' });
    const { numbers = [] } = phoneSearch('8 (912) 345-67-89', plans) ?? {};
    expect(numbers.length).toBe(new Set(numbers).size);
  });

  it('tries no country in which leaving the zeros away is enough: of all of them it would take too long', async () => {
    const plans = await numberingPlans();
    expect(phoneSearch('0176 1234 5678', plans)?.numbers).not.toContain('+4917612345678');
    expect(phoneSearch('912 345 67 89', plans)?.numbers).not.toContain('+79123456789');
  });

  it('knows the digits of a part of a number, and what is not a number', async () => {
    const plans = await numberingPlans();
    expect(['7946 0018', '1024', '024'].map((typed) => phoneSearch(typed, plans)?.digits)).toEqual(['79460018', '1024', null]);
    expect(['Asha', '7KQM-3XWP', 'a@b.in', ''].map((typed) => phoneSearch(typed, plans))).toEqual([null, null, null, null]);
  });
});

describe('enquiries of one person', () => {
  it('are folded by number or address, under the first, and nobody else is', () => {
    const [a, b, c, d, e, f] = [
      entry({ phone: '9876500001', email: 'one@b.in' }),
      entry({ phone: '9876500002', email: 'two@b.in' }),
      entry({ phone: '+919876500001', email: 'other@b.in' }),
      entry({ phone: '', email: 'ONE@b.in' }),
      entry({ phone: '', email: '' }),
      // The address of one that was folded by its number.
      entry({ phone: '', email: 'other@b.in' }),
    ];
    const folded = foldPeople([a, b, c, d, e, f, entry({ phone: '', email: '' })]);
    expect(folded.map(({ first, others }) => [first.id, others.map(({ id }) => id)])).toEqual([
      [a.id, [c.id, d.id, f.id]],
      [b.id, []],
      [e.id, []],
      [f.id + 1, []],
    ]);
  });
});

describe('a desk with more than a page shows', () => {
  const said = async (page: number, first: number, last: number) => {
    const text = String(await deskParts({ page, first, last, all: 450 }));
    return [/>([^<]*?)\s*</.exec(text)?.[1] ?? '', [...text.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)];
  };

  it('says how many there are in all, and leads to the others', async () => {
    const order = 'of 450 to be answered, the earliest promise first.';
    expect(await said(1, 1, 200)).toEqual([`Enquiries 1 to 200 ${order}`, ['/ops/leads?desk=2']]);
    expect(await said(2, 201, 400)).toEqual([`Enquiries 201 to 400 ${order}`, ['/ops/leads', '/ops/leads?desk=3']]);
    expect(await said(3, 401, 450)).toEqual([`Enquiries 401 to 450 ${order}`, ['/ops/leads?desk=2']]);
    // What was there has been answered meanwhile.
    expect(await said(4, 601, 600)).toEqual([
      `None is left here of 450 to be answered, the earliest promise first.`,
      ['/ops/leads?desk=3'],
    ]);
  });

  it('says nothing where all is shown', async () => {
    expect(String(await deskParts({ page: 1, first: 1, last: 200, all: 200 }))).toBe('');
    expect(String(await deskParts({ page: 1, first: 1, last: 0, all: 0 }))).toBe('');
  });
});

describe('one tap', () => {
  it('opens phone, WhatsApp or mail with the reference, and nothing of the enquiry', () => {
    const links = contactLinks({ ...entry({ phone: '+447700900123', email: 'asha&co@b.in' }), name: 'Asha & Co' });
    expect(links.map(({ href }) => href.split('?')[0])).toEqual([
      'tel:+447700900123',
      'https://wa.me/447700900123',
      'mailto:asha%26co%40b.in',
    ]);
    const texts = links.slice(1).map(({ href }) => new URLSearchParams(href.split('?')[1]));
    expect(texts[0]?.get('text')).toMatch(/^Hello Asha & Co, .*reference 7KQM-3XWP/);
    expect([texts[1]?.get('subject'), texts[1]?.get('body')]).toEqual(['Your enquiry 7KQM-3XWP', texts[0]?.get('text')]);
  });

  it('tells what waits on the page of the enquiry, where that is, and no more', () => {
    const asha = entry({ name: 'Asha' });
    const page = 'https://clinic.example/enquiry';
    const kinds = ['times', 'question', 'answer'] as const;
    const words = kinds.map((what) => invitationText(asha, what, page).words);
    expect(words.map((text) => /propose times|have a question|have answered/.exec(text)?.[0])).toEqual([
      'propose times',
      'have a question',
      'have answered',
    ]);
    for (const text of words) expect(text).toMatch(/^Hello Asha, .* open https:\/\/clinic\.example\/enquiry and .*7KQM-3XWP/);
    expect(invitationText(asha, 'times', page).subject).toBe('Your enquiry 7KQM-3XWP');
    for (const text of [...words, answerText(asha).words]) expect(text).not.toMatch(/[{}]/);
    const whatsApp = contactLinks(entry({ phone: '9876500001' }), invitationText(asha, 'times', page))[1];
    expect(whatsApp?.href).toContain(encodeURIComponent(words[0] ?? 'none'));
  });

  it('offers no way that the visitor did not give', () => {
    expect(contactLinks(entry({ email: 'a@b.in' })).map(({ label }) => label)).toEqual(['Mail']);
    expect(contactLinks(entry({ phone: '9876500001', email: '' })).map(({ label }) => label)).toEqual([
      'Call +919876500001',
      'WhatsApp',
    ]);
  });
});

describe('the figures of answering', () => {
  it('rank minutes by their size, name groups in order, and whoever nobody knows', () => {
    const answered = (form: string, min: number, answeredBy: string | null) => ({
      form,
      acceptedAt: india(23, '10:00'),
      answeredAt: india(23, '10:00') + min * 60_000,
      answeredBy,
    });
    const report = answeringReport([
      answered('gallery', 20, 'EF'),
      answered('callback', 100, 'CD'),
      answered('callback', 5, null),
      answered('callback', 40, 'AB'),
    ]);
    expect(report.forms).toEqual([
      { group: 'callback', enquiries: 3, answered: 3, medianMin: 40, p90Min: 100 },
      { group: 'gallery', enquiries: 1, answered: 1, medianMin: 20, p90Min: 20 },
    ]);
    expect(report.people.map(({ group }) => group)).toEqual(['AB', 'CD', 'EF', 'not known']);
  });

  it('take the nearest rank', () => {
    const ten = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
    expect([percentile(ten, 0.5), percentile(ten, 0.9), percentile([7], 0.9), percentile([], 0.5)]).toEqual([5, 9, 7, null]);
  });

  it('count minutes of opening by week of the clinic, form and person; what is open counts as an enquiry alone', () => {
    const row = (form: string, acceptedAt: number, answeredAt: number | null, answeredBy: string | null) => ({
      form,
      acceptedAt,
      answeredAt,
      answeredBy,
    });
    const report = answeringReport([
      row('callback', india(23, '10:00'), india(23, '10:30'), 'AB'),
      row('callback', india(23, '19:00'), india(24, '10:00'), 'AB'),
      // Sunday night in India: still the week before.
      row('gallery', india(22, '23:00'), india(23, '09:10'), 'CD'),
      row('gallery', india(24, '12:00'), null, null),
    ]);
    expect(report.weeks).toEqual([
      { group: '2026-11-23', enquiries: 3, answered: 2, medianMin: 30, p90Min: 120 },
      { group: '2026-11-16', enquiries: 1, answered: 1, medianMin: 10, p90Min: 10 },
    ]);
    expect(report.forms.map(({ group, enquiries, answered }) => [group, enquiries, answered])).toEqual([
      ['callback', 2, 2],
      ['gallery', 2, 1],
    ]);
    expect(report.people.map(({ group, answered, medianMin }) => [group, answered, medianMin])).toEqual([
      ['AB', 2, 30],
      ['CD', 1, 10],
    ]);
  });
});
