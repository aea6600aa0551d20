import { describe, expect, it } from 'vitest';
import { enquiryText } from '../../src/leads/enquiry-text.ts';
import type { Lead } from '../../src/leads/lead.ts';
import { type FilledField, filledFields } from '../../src/leads/lead.ts';
import { parseLead } from '../../src/leads/parse-lead.ts';
import { plausiblePhone } from '../../src/leads/phone.ts';
import { upstreamBody } from '../leads/deliver.ts';
import type { InboxLead } from '../leads/outbox-contract.ts';
import { csvLines } from './lead-csv.ts';
import { leadPage } from './pages.ts';

const parsed = parseLead({ form: 'international', name: 'A', email: 'a@b.in', terms: true }, plausiblePhone);
if (!parsed.ok) throw new Error('the test made a wrong lead');
const texts = filledFields.filter((name) => typeof parsed.lead[name] === 'string');
const boxes = filledFields.filter((name) => typeof parsed.lead[name] === 'boolean');
/** Row GATE-13 allows three names; what is under none of them stays with us. */
const DELIVERED_AS: Partial<Record<FilledField, string[]>> = {
  name: ['name'],
  phone_number: ['phone_number'],
  category: ['category'],
  treatment: ['category'],
  department: ['category'],
  purpose: ['category'],
};
const marker = (name: string): string => `text of ${name}.`;

/** An enquiry in which each text names its own field. */
const marked = (names: readonly FilledField[]): Lead => ({
  ...parsed.lead,
  ...Object.fromEntries(texts.map((name) => [name, names.includes(name) ? marker(name) : ''])),
});

const entryOf = (lead: Lead): InboxLead => ({
  id: 1,
  reference: '7KQM-3XWP',
  state: 'waiting',
  form: lead.form,
  name: lead.name,
  phone: lead.phone_number,
  acceptedAt: 0,
  attempts: 0,
  lastReason: null,
  spamSignal: null,
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
  lead,
  nextAt: 0,
  settledAt: null,
  deliveryKey: '',
});

it.each([
  [{ state: 'quarantined' }, ['answered', 'release', 'reviewed', 'erase']],
  [{ state: 'quarantined', reviewedAt: 1 }, ['answered', 'release', 'erase']],
  [{ state: 'waiting' }, ['answered', 'retry', 'quarantine', 'erase']],
  [{ state: 'parked', answeredAt: 1 }, ['unanswered', 'retry', 'quarantine', 'erase']],
  [{ state: 'parked', withdrawnAt: 1 }, ['answered', 'erase']],
  [{ state: 'delivered' }, ['answered', 'erase']],
] as const)('an enquiry that is %j can be treated so: %j', async (changes, actions) => {
  const html = String(await leadPage({ ...entryOf(parsed.lead), ...changes }));
  expect([...html.matchAll(/name="action" value="(\w+)"/g)].map(([, action]) => action)).toEqual(actions);
  expect([html.includes('Release and send'), html.includes('Send now')]).toEqual([
    actions.some((action) => action === 'release'),
    actions.some((action) => action === 'retry'),
  ]);
});

/** A declared field that is lost on the way fails here. */
describe('every field that a visitor fills in', () => {
  it.each(texts)('%s reaches the inbox, the export and the message of another way', async (name) => {
    const entry = entryOf(marked([name]));
    expect(String(await leadPage(entry))).toContain(marker(name));
    expect(csvLines([entry])).toContain(marker(name));
    expect(enquiryText({ [name]: marker(name) })).toMatch(new RegExp(`\\n\\S[^\\n]*: ${marker(name)}$`));
  });

  it.each(boxes)('%s reaches the inbox and the export', async (name) => {
    const [yes, no] = [true, false].map((value) => entryOf({ ...parsed.lead, terms: false, consent: false, [name]: value }));
    if (!yes || !no) throw new Error('no entries');
    expect(String(await leadPage(yes))).not.toBe(String(await leadPage(no)));
    expect(csvLines([yes])).not.toBe(csvLines([no]));
  });

  it.each(texts)('%s is sent to the clinic’s system under the name that is agreed, and under no other', (name) => {
    const body = JSON.parse(upstreamBody(marked([name]))) as Record<string, string>;
    expect(Object.keys(body)).toEqual(['name', 'phone_number', 'category']);
    const under = Object.keys(body).filter((key) => body[key] === marker(name));
    expect(under).toEqual(DELIVERED_AS[name] ?? []);
  });
});
