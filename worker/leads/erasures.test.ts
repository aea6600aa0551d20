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

describe('an enquiry whose time is up', () => {
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
