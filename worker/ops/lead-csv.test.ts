import { expect, it } from 'vitest';
import { parseLead } from '../../src/leads/parse-lead.ts';
import { plausiblePhone } from '../../src/leads/phone.ts';
import type { InboxLead } from '../leads/outbox-contract.ts';
import { csvHead, csvLines, csvStream } from './lead-csv.ts';

const leadCsv = (entries: InboxLead[]): string => csvHead + csvLines(entries);

function entry(changes: Record<string, unknown>): InboxLead {
  const parsed = parseLead(
    { form: 'gallery', name: 'Asha', phone_number: '+442079460018', category: 'Others', ...changes },
    plausiblePhone,
  );
  if (!parsed.ok) throw new Error('the test made a wrong lead');
  const { lead } = parsed;
  const times = { acceptedAt: 0, answeredAt: null, withdrawnAt: null, reviewedAt: null, nextAt: 0, settledAt: null };
  const rest = {
    id: 1,
    reference: '7KQM-3XWP',
    state: 'waiting',
    attempts: 0,
    lastReason: null,
    spamSignal: null,
    deliveryKey: '',
    answerDueAt: null,
    answeredBy: null,
    claimedBy: null,
    nextStep: null,
    nextStepOn: null,
    language: '',
    reply: null,
    replyDueAt: null,
    lastWordAt: 0,
  } as const;
  return { ...rest, ...times, form: lead.form, name: lead.name, phone: lead.phone_number, lead };
}

it('is one line an enquiry, with quotes doubled and nothing that a spreadsheet would calculate', () => {
  const csv = leadCsv([entry({ name: '=HYPERLINK("http://evil.example")', requirement: 'one\ntwo, "three"' })]);
  expect(csv.startsWith('\ufeffreference,received (Asia/Kolkata),state,')).toBe(true);
  expect(csv).toContain(`"'=HYPERLINK(""http://evil.example"")"`);
  expect(csv).toContain(`"'+442079460018"`);
  expect(csv).toContain('"one\ntwo, ""three"""');
  expect(csv.split('\r\n')).toHaveLength(3);
});

it.each([
  '=1+1',
  '\uff1d1+1',
  '\uff0b1',
  '\uff0d1',
  '\uff20SUM(1)',
  '\u200b=1+1',
  '\u00a0=1+1',
  '\ufeff=1+1',
  '\t=1+1',
  '\tx',
  '\rx',
  '\nx',
  ' @x',
  '-2+3',
])('marks %j as text', (value) => {
  const line = leadCsv([{ ...entry({}), name: value, lead: { ...entry({}).lead, name: value } }]);
  expect(line).toContain(`"'${value}"`);
});

it.each(['Asha = Rao', 'a+b', 'Ш-1', 'a\tb', ' \tAsha'])('leaves %j as it is', (value) => {
  expect(leadCsv([{ ...entry({}), lead: { ...entry({}).lead, name: value } }])).toContain(`"${value}"`);
});

/** The only line of a table, by the names of its columns. */
function onlyLine(one: InboxLead): Record<string, string | undefined> {
  const [names = '', line = ''] = leadCsv([one]).slice(1).split('\r\n');
  const cells = line.slice(1, -1).split('","');
  return Object.fromEntries(names.split(',').map((name, at) => [name, cells[at]]));
}

it('says everything of an enquiry that the team must be able to show: agreement, its notice, page, dates, answers', () => {
  const asked = entry({});
  const lead: InboxLead['lead'] = {
    ...asked.lead,
    form: 'consultation',
    email: 'asha@b.in',
    category: 'Skin',
    purpose: 'A second opinion',
    requirement: 'Scars',
    department: 'Dermatology',
    treatment: 'Laser Hair Removal',
    date: '2030-01-07',
    time: '10:00',
    alternative_date: '2030-01-08',
    alternative_time: '11:00',
    page: '/contact-us',
    consent: true,
    consent_notice: 'consultation-2026-11-2',
    terms: true,
  };
  const answered: InboxLead = {
    ...asked,
    lead,
    language: 'ar',
    answeredAt: Date.UTC(2026, 10, 23, 9),
    answeredBy: 'Asha',
    answerDueAt: Date.UTC(2026, 10, 24, 9),
    nextStep: 'Call again',
    nextStepOn: '2026-11-25',
    claimedBy: 'CD',
    reply: 'picked',
    withdrawnAt: Date.UTC(2026, 10, 25, 9),
  };
  expect(onlyLine(answered)).toMatchObject({
    reference: '7KQM-3XWP',
    'received (Asia/Kolkata)': '1970-01-01 05:30:00',
    state: 'waiting',
    'answered (Asia/Kolkata)': '2026-11-23 14:30:00',
    answered_by: 'Asha',
    'due (Asia/Kolkata)': '2026-11-24 14:30:00',
    next_step: '2026-11-25 Call again',
    language: 'Arabic',
    taken_by: 'CD',
    reply: 'picked',
    'withdrawn (Asia/Kolkata)': '2026-11-25 14:30:00',
    form: 'consultation',
    name: 'Asha',
    phone_number: "'+442079460018",
    email: 'asha@b.in',
    category: 'Skin',
    asks_for: 'A second opinion',
    requirement: 'Scars',
    department: 'Dermatology',
    treatment: 'Laser Hair Removal',
    'preferred (Asia/Kolkata)': '2030-01-07 10:00',
    'alternative (Asia/Kolkata)': '2030-01-08 11:00',
    page: '/contact-us',
    consent: 'true',
    consent_notice: 'consultation-2026-11-2',
    terms: 'true',
  });
});

it('leaves empty what has not happened', () => {
  const values = onlyLine(entry({}));
  const timed = ['answered', 'due', 'withdrawn', 'preferred'].map((name) => `${name} (Asia/Kolkata)`);
  for (const name of [...timed, 'answered_by', 'taken_by', 'next_step', 'language', 'reply'])
    expect([name, values[name]]).toEqual([name, '']);
});

it('leaves no gap where half is said: a step without its day, a date without its hour', () => {
  const { lead } = entry({});
  const half = { ...entry({}), nextStep: 'Call again', lead: { ...lead, date: '2030-01-07', alternative_time: '11:00' } };
  expect(onlyLine(half)).toMatchObject({
    next_step: 'Call again',
    'preferred (Asia/Kolkata)': '2030-01-07',
    'alternative (Asia/Kolkata)': '11:00',
  });
});

it('has the columns that spreadsheets of the team know first, in their order, and each once', () => {
  const names = leadCsv([]).slice(1).trimEnd().split(',');
  expect(names.slice(0, 26).join(' ').replaceAll(' (Asia/Kolkata)', '')).toBe(
    'reference received state answered answered_by due taken_by next_step language reply withdrawn form name phone_number email ' +
      'category treatment department preferred alternative asks_for requirement page consent_notice consent terms',
  );
  expect(new Set(names).size).toBe(names.length);
  for (const placed of ['purpose', 'date', 'time', 'alternative_date', 'alternative_time']) expect(names).not.toContain(placed);
});

it('leaves empty what older enquiries did not say', () => {
  const { purpose: _, ...older } = entry({}).lead;
  expect(onlyLine({ ...entry({}), lead: older as InboxLead['lead'] })['asks_for']).toBe('');
});

it('is fetched a step at a time, as it is read, and is whole', async () => {
  const ids = [9, 8, 7, 6, 5];
  const asked: (number | undefined)[] = [];
  const stream = csvStream(async (before) => {
    asked.push(before);
    return ids
      .filter((id) => before === undefined || id < before)
      .slice(0, 2)
      .map((id) => ({ ...entry({}), id, reference: `R${id}` }));
  }, 2);
  const reader = stream.getReader();
  const next = async () => new TextDecoder('utf-8', { ignoreBOM: true }).decode((await reader.read()).value);
  expect(await next()).toBe(csvHead);
  expect((await next()).match(/"R\d"/g)).toEqual(['"R9"', '"R8"']);
  // The whole is not fetched ahead of whoever reads it.
  expect(asked.length).toBeLessThanOrEqual(2);
  expect((await next()).match(/"R\d"/g)).toEqual(['"R7"', '"R6"']);
  expect((await next()).match(/"R\d"/g)).toEqual(['"R5"']);
  expect((await reader.read()).done).toBe(true);
  expect(asked).toEqual([undefined, 8, 6]);
});

it('breaks off where a step cannot be read: nobody takes a part for all', async () => {
  const read = async (before?: number) => {
    if (before !== undefined) throw new Error('away');
    return [entry({})];
  };
  await expect(new Response(csvStream(read, 1)).text()).rejects.toThrow('away');
});
