import { expect, it } from 'vitest';
import { parseLead } from '../../src/leads/lead-schema.ts';
import { plausiblePhone } from '../../src/leads/phone.ts';
import type { InboxLead } from '../leads/outbox-contract.ts';
import { leadCsv } from './lead-csv.ts';

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
  } as const;
  return { ...rest, ...times, form: lead.form, name: lead.name, phone: lead.phone_number, lead };
}

it('is one line an enquiry, with quotes doubled and nothing that a spreadsheet would calculate', () => {
  const csv = leadCsv([entry({ name: '=HYPERLINK("http://evil.example")', requirement: 'one\ntwo, "three"' })]);
  expect(csv.startsWith('\ufeffreference,received,state,')).toBe(true);
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
  ' @x',
  '-2+3',
])('marks %j as text', (value) => {
  const line = leadCsv([{ ...entry({}), name: value, lead: { ...entry({}).lead, name: value } }]);
  expect(line).toContain(`"'${value}"`);
});

it.each(['Asha = Rao', 'a+b', 'Ш-1'])('leaves %j as it is', (value) => {
  expect(leadCsv([{ ...entry({}), lead: { ...entry({}).lead, name: value } }])).toContain(`"${value}"`);
});
