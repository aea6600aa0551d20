import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Lead } from '../../src/leads/lead.ts';
import { parseLead } from '../../src/leads/parse-lead.ts';
import { plausiblePhone } from '../../src/leads/phone.ts';
import { type AcceptLead, acceptLead, OUTBOX_TIMEOUT_MS, RECORD_TIMEOUT_MS } from './accept-lead.ts';
import type { DeliveryOutcome } from './deliver.ts';
import type { AcceptAnswer, AcceptIntoOutbox } from './outbox-contract.ts';

const enquiry = { form: 'gallery', name: 'Asha Rao', phone_number: '9876543210', category: 'Rhinoplasty' };
const parsed = parseLead(enquiry, plausiblePhone);
if (!parsed.ok) throw new Error('the test made a wrong lead');
const lead = parsed.lead;
const key = '0b8f5f0e-6f6d-4a1c-9d53-2f6f2a1f7c11';
const accepted = { status: 'accepted', reference: '7KQM-3XWP' } as const;

const log = vi.fn<AcceptLead['log']>();
let afterwards: Promise<unknown>[] = [];

const run = (
  outbox: AcceptIntoOutbox,
  outcome: DeliveryOutcome = { kind: 'delivered', reason: 'http-200' },
  given: Lead = lead,
) => {
  const directDelivery = vi.fn<AcceptLead['directDelivery']>(async () => outcome);
  const answer = acceptLead({ lead: given, outbox, directDelivery, log, later: (work) => void afterwards.push(work) });
  return { answer, directDelivery };
};

const failing = (error: Error) =>
  vi.fn<AcceptIntoOutbox>(async () => {
    throw error;
  });

beforeEach(() => {
  vi.useFakeTimers();
  log.mockClear();
  afterwards = [];
});
afterEach(() => void vi.useRealTimers());

describe('acceptLead', () => {
  it.each(['accepted', 'duplicate'] as const)('is stored when the outbox says %s', async (status) => {
    const { answer, directDelivery } = run(async () => ({ ...accepted, status }));
    expect(await answer).toEqual({ status: 'stored', reference: accepted.reference });
    expect(directDelivery).not.toHaveBeenCalled();
    expect(log).not.toHaveBeenCalled();
  });

  it.each<AcceptAnswer>([{ status: 'conflict' }, { status: 'limited', retryAfterSec: 9 }])(
    'hands on $status and sends nothing',
    async (said) => {
      const { answer, directDelivery } = run(async () => said);
      expect(await answer).toEqual(said);
      expect(directDelivery).not.toHaveBeenCalled();
    },
  );

  it('goes straight to the clinic when the outbox throws, and files the record afterwards', async () => {
    const outbox = failing(new Error('disk: Asha Rao 9876543210'));
    const { answer, directDelivery } = run(outbox);
    expect(await answer).toEqual({ status: 'delivered-directly' });
    expect(directDelivery).toHaveBeenCalledOnce();
    await Promise.all(afterwards);
    expect(outbox.mock.lastCall).toStrictEqual([directDelivery.mock.calls[0]?.[0], { delivered: true }]);
    expect(log.mock.calls).toEqual([
      ['lead-outbox-failed', { error: 'Error' }],
      ['lead-record-lost', { error: 'Error' }],
    ]);
  });

  it('files of the visitor only the language with such a record', async () => {
    const outbox = failing(new Error('down'));
    const visitor = { language: 'ar', address: '192.0.2.7' } as const;
    const directDelivery = async () => ({ kind: 'delivered', reason: 'http-200' }) as const;
    await acceptLead({ lead, visitor, outbox, directDelivery, log, later: (work) => void afterwards.push(work) });
    expect(outbox.mock.calls.map(([, of]) => of)).toStrictEqual([
      { ...visitor, until: Date.now() + OUTBOX_TIMEOUT_MS },
      { delivered: true, language: 'ar' },
    ]);
  });

  it('does not wait longer than five seconds for the outbox', async () => {
    const { answer, directDelivery } = run(() => new Promise(() => {}));
    await vi.advanceTimersByTimeAsync(OUTBOX_TIMEOUT_MS - 1);
    expect(directDelivery).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(await answer).toEqual({ status: 'delivered-directly' });
  });

  it('takes a record that is never answered for one that is lost, and sends nothing more when it is taken after all', async () => {
    const answers: ((answer: AcceptAnswer) => void)[] = [];
    const outbox = vi.fn<AcceptIntoOutbox>(() => new Promise((resolve) => void answers.push(resolve)));
    const { answer, directDelivery } = run(outbox);
    await vi.advanceTimersByTimeAsync(OUTBOX_TIMEOUT_MS);
    expect(await answer).toEqual({ status: 'delivered-directly' });
    await vi.advanceTimersByTimeAsync(RECORD_TIMEOUT_MS - 1);
    expect(log.mock.calls).toEqual([['lead-outbox-failed', { error: 'DeadlineError' }]]);
    await vi.advanceTimersByTimeAsync(1);
    expect(log).toHaveBeenLastCalledWith('lead-record-lost', { error: 'DeadlineError' });
    for (const take of answers) take(accepted);
    await Promise.all(afterwards);
    // Both under one key, so that the outbox finds the one by the other.
    expect(new Set(outbox.mock.calls.map(([{ key: used }]) => used)).size).toBe(1);
    expect([log, outbox, directDelivery].map(({ mock }) => mock.calls.length)).toEqual([2, 2, 1]);
  });

  it('counts no record as lost that comes in late', async () => {
    const outbox = failing(new Error('down'))
      .mockRejectedValueOnce(new Error('down'))
      .mockImplementationOnce(() => new Promise((resolve) => setTimeout(() => resolve(accepted), RECORD_TIMEOUT_MS - 1)));
    await run(outbox).answer;
    await vi.advanceTimersByTimeAsync(RECORD_TIMEOUT_MS);
    await Promise.all(afterwards);
    expect(log.mock.calls).toEqual([['lead-outbox-failed', { error: 'Error' }]]);
  });

  it('tries once more when the platform calls the failure passing, and only once', async () => {
    const passing = Object.assign(new Error('reset'), { retryable: true });
    const outbox = failing(passing).mockRejectedValueOnce(passing).mockResolvedValueOnce(accepted);
    expect(await run(outbox).answer).toEqual({ status: 'stored', reference: accepted.reference });
    const twice = failing(passing);
    await run(twice, { kind: 'unavailable', reason: 'network', retryAfterMs: 0 }).answer;
    expect(twice).toHaveBeenCalledTimes(2);
    const lasting = failing(Object.assign(new Error('full'), { retryable: false }));
    await run(lasting, { kind: 'unavailable', reason: 'network', retryAfterMs: 0 }).answer;
    expect(lasting).toHaveBeenCalledTimes(1);
  });

  it.each([
    { kind: 'unavailable', reason: 'timeout', retryAfterMs: 0 },
    { kind: 'misconfigured', reason: 'http-404', retryAfterMs: 0 },
    { kind: 'refused', reason: 'http-422' },
  ] satisfies DeliveryOutcome[])('admits failure when both ways end in $kind', async (outcome) => {
    const { answer } = run(failing(new Error('down')), outcome);
    expect(await answer).toEqual({ status: 'failed' });
    expect(afterwards).toEqual([]);
    expect(log).toHaveBeenLastCalledWith('lead-failed', { kind: outcome.kind, reason: outcome.reason });
  });

  it('goes both ways under one key: the form’s, or one of its own', async () => {
    for (const given of [lead, { ...lead, key }]) {
      const outbox = failing(new Error('down'));
      const { answer, directDelivery } = run(outbox, undefined, given);
      await answer;
      const used = outbox.mock.calls[0]?.[0].key;
      expect(used).toMatch(given.key || /^[0-9a-f-]{36}$/);
      expect(directDelivery.mock.calls[0]?.[0].key).toBe(used);
    }
  });
});
