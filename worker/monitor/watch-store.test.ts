import { beforeEach, describe, expect, it } from 'vitest';
import { memoryStorage } from '../../tests/memory-storage.ts';
import type { WatchedProblem } from './monitor-contract.ts';

// By names that the compiler does not follow: these have the Worker's globals, a test Node's.
const [WATCH_STORE, SCHEMA] = ['./watch-store.ts', './monitor-schema.ts'];
const { WatchStore } = await import(WATCH_STORE);
const { migrate } = await import(SCHEMA);

const NOW = Date.UTC(2026, 10, 20);
const FIVE_MINUTES_MS = 300_000;
const sure = (key: string): WatchedProblem => ({ key, confirmed: true });

describe('what the team is told of by a look', () => {
  let storage: ReturnType<typeof memoryStorage>;
  let looks = 0;
  /** Each look by a store of its own, as after a restart. */
  const look = (...problems: (WatchedProblem | string)[]): unknown => {
    const watched = problems.map((problem) => (typeof problem === 'string' ? { key: problem } : problem));
    const { turn, about } = new WatchStore(storage.sql).look(watched, NOW + looks++ * FIVE_MINUTES_MS);
    return turn && [turn, about?.key ?? null];
  };
  beforeEach(() => {
    storage = memoryStorage();
    migrate(storage);
    looks = 0;
  });

  it('is a problem that two looks found, once, and that all is well, once', () => {
    const said = [look('stale'), look('stale'), look('stale'), look(), look(), look()];
    expect(said).toEqual([null, ['site-red', 'stale'], null, null, ['site-well', null], null]);
  });

  it('is each problem that is new while another one stands, and none a second time', () => {
    look('security.txt');
    expect(look('security.txt')).toEqual(['site-red', 'security.txt']);
    expect(look('outbox', 'security.txt')).toBeNull();
    expect(look('outbox', 'security.txt')).toEqual(['site-red', 'outbox']);
    expect(look('outbox', 'security.txt')).toBeNull();
    expect(look(sure('visit'), 'security.txt')).toEqual(['site-red', 'visit']);
    // Comes and goes while the site is red anyway.
    for (let again = 0; again < 3; again++) expect(look('outbox', 'security.txt')).toBeNull();
  });

  it('is the same problem again, when it was away for an hour while another one stood', () => {
    look('security.txt');
    look('security.txt');
    look(sure('outbox'), 'security.txt');
    // Eleven looks further on, and then thirteen: an hour is twelve.
    for (let away = 0; away < 10; away++) look('security.txt');
    expect(look(sure('outbox'), 'security.txt')).toBeNull();
    for (let away = 0; away < 12; away++) expect(look('security.txt')).toBeNull();
    expect(look(sure('outbox'), 'security.txt')).toEqual(['site-red', 'outbox']);
  });

  it('leaves out what one look alone has found', () => {
    look('security.txt');
    expect(look('outbox', 'security.txt')).toEqual(['site-red', 'security.txt']);
  });

  it('is what was told of before, once all was well in between', () => {
    expect(look(sure('visit'))).toEqual(['site-red', 'visit']);
    look();
    expect(look()).toEqual(['site-well', null]);
    expect(look(sure('visit'))).toEqual(['site-red', 'visit']);
  });

  it('keeps since when the site is red', () => {
    look(sure('visit'));
    look(sure('visit'), sure('outbox'));
    expect(new WatchStore(storage.sql).get('redSince')).toBe(NOW);
  });

  it('is told once more by a store from before, which does not know what was told', () => {
    new WatchStore(storage.sql).set('redSince', NOW);
    expect(look(sure('outbox'), 'security.txt')).toEqual(['site-red', 'outbox']);
    expect(look(sure('outbox'))).toBeNull();
  });
});
