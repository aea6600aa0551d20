import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { memoryStorage } from '../../tests/memory-storage.ts';

// By names that the compiler does not follow: these have the Worker's globals, a test Node's.
const [DOOR, RECOVERY, SCHEMA] = ['./outbox-door.ts', './recovery.ts', './outbox-schema.ts'];
const { OutboxDoor } = await import(DOOR);
const { Recovery } = await import(RECOVERY);
const { migrate } = await import(SCHEMA);

const MINUTE_MS = 60_000;
const away = new Error('The platform is away');

describe('a return that is prepared and never made', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.spyOn(console, 'warn').mockReturnValue();
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  /** An outbox whose platform says where it goes at its next start. */
  function outbox({ getCurrentBookmark = async () => 'now', getBookmarkForTime = async () => 'then' } = {}) {
    const state = { next: '', restart: vi.fn(), door: new OutboxDoor() };
    const onNextSessionRestoreBookmark = async (bookmark: string) => {
      state.next = bookmark;
      return 'undo';
    };
    const storage = memoryStorage();
    migrate(storage);
    const recoverable = { ...storage, getBookmarkForTime, getCurrentBookmark, onNextSessionRestoreBookmark };
    return Object.assign(state, { recovery: new Recovery(recoverable, state) });
  }

  it('is given up after a minute: the outbox starts anew as it is', async () => {
    const one = outbox();
    await one.recovery.prepare({ at: 0 }, 0);
    await vi.advanceTimersByTimeAsync(MINUTE_MS - 1);
    expect([one.next, one.restart.mock.calls.length]).toEqual(['then', 0]);
    expect(() => one.door.pass()).toThrow();
    await vi.advanceTimersByTimeAsync(1);
    expect([one.next, one.restart.mock.calls.length]).toEqual(['now', 1]);
  });

  it('is tried to give up until it is, and closed meanwhile', async () => {
    const one = outbox({ getCurrentBookmark: vi.fn(async () => 'now').mockRejectedValueOnce(away) });
    await one.recovery.prepare({ at: 0 }, 0);
    await vi.advanceTimersByTimeAsync(MINUTE_MS);
    expect([one.next, one.restart.mock.calls.length]).toEqual(['then', 0]);
    expect(() => one.door.pass()).toThrow();
    await vi.advanceTimersByTimeAsync(MINUTE_MS);
    expect([one.next, one.restart.mock.calls.length]).toEqual(['now', 1]);
  });

  it('gives way to the next one, which has a minute of its own', async () => {
    const one = outbox();
    await one.recovery.prepare({ at: 0 }, 0);
    await vi.advanceTimersByTimeAsync(MINUTE_MS - 1);
    await one.recovery.prepare({ at: 0 }, 0);
    await vi.advanceTimersByTimeAsync(MINUTE_MS - 1);
    expect([one.next, one.restart.mock.calls.length]).toEqual(['then', 0]);
  });

  it('keeps the outbox closed where the next one has no record', async () => {
    const getBookmarkForTime = vi.fn(async () => 'then');
    const one = outbox({ getBookmarkForTime });
    await one.recovery.prepare({ at: 0 }, 0);
    getBookmarkForTime.mockRejectedValueOnce(away);
    await expect(one.recovery.prepare({ at: 0 }, 0)).rejects.toThrow();
    expect(() => one.door.pass()).toThrow();
    await vi.advanceTimersByTimeAsync(MINUTE_MS);
    expect([one.next, one.restart.mock.calls.length]).toEqual(['now', 1]);
  });
});
