import { beforeEach, describe, expect, it } from 'vitest';
import { memoryStorage } from '../../tests/memory-storage.ts';

// By names that the compiler does not follow: these have the Worker's globals, a test Node's.
const [ERASURES, INBOX, SCHEMA, STORE] = ['./erasures.ts', './inbox-store.ts', './outbox-schema.ts', './outbox-store.ts'];
const { Erasures } = await import(ERASURES);
const { InboxStore } = await import(INBOX);
const { migrate } = await import(SCHEMA);
const { OutboxStore } = await import(STORE);

const DAY_MS = 86_400_000;
const NOW = Date.UTC(2026, 10, 20);
const times = { answeredMs: 180 * DAY_MS, unmarkedMs: 365 * DAY_MS };

let storage: ReturnType<typeof memoryStorage>;
beforeEach(() => {
  storage = memoryStorage();
  migrate(storage);
  const lead = {
    reference: '2345-6789',
    deliveryKey: 'key',
    state: 'waiting',
    record: '{"name":"Visitor"}',
    upstreamBody: '{}',
    contentDigest: 'digest',
    acceptedAt: NOW,
    sendAt: NOW,
    spamSignal: null,
    answerDueAt: NOW,
    language: '',
  };
  new OutboxStore(storage.sql).insert(lead);
});

describe('an enquiry whose time is up', () => {
  const due = (days: number) => new Erasures(storage.sql).due(NOW + days * DAY_MS, times, 10);
  const nextDueAt = () => new Erasures(storage.sql).nextDueAt(times);

  it('is none that waits, however long', () => {
    expect([due(3650), nextDueAt()]).toEqual([[], null]);
  });

  it('is one that its visitor took back a year ago', () => {
    new InboxStore(storage.sql).withdraw(1, NOW);
    expect([due(364), due(365), nextDueAt()]).toEqual([[], [1], NOW + 365 * DAY_MS]);
  });

  it.each(['parked', 'delivered'])('is one that was %s long before, a year after its visitor took it back', (state) => {
    new OutboxStore(storage.sql).settle(1, state, 'http-200', NOW);
    new InboxStore(storage.sql).withdraw(1, NOW + 360 * DAY_MS);
    expect([due(724), due(725), nextDueAt()]).toEqual([[], [1], NOW + 725 * DAY_MS]);
  });
});

describe('an erasure', () => {
  const erased = (now: number) => {
    const erasures = new Erasures(storage.sql);
    return { ...erasures.erase(1, { by: 'visitor', now, sending: false }), open: erasures.open().length };
  };

  it('is carried over where the object ended in the middle of an attempt, so that nothing is noted of it', () => {
    expect(erased(NOW)).toMatchObject({ delivered: true, open: 1 });
  });

  it.each(['quarantined', 'parked'])('is not of one that was %s without an attempt', (state) => {
    storage.sql.exec('UPDATE lead SET state = ?', state);
    expect(erased(NOW)).toMatchObject({ delivered: false, open: 0 });
  });

  it('is not of one that was not to be sent yet', () => {
    expect(erased(NOW - 1)).toMatchObject({ delivered: false, open: 0 });
  });
});
