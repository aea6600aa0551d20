import { Hono } from 'hono';
import { describe, expect, it, vi } from 'vitest';

// By a name that the compiler does not follow: a route has the Worker's globals, a test Node's.
const RESTORE = './restore.ts';
const { restoreEnquiries } = await import(RESTORE);

const NOW = Date.UTC(2026, 10, 20);
const UNDO = '0000007b-00000002-00004c9b-1f8f5e';
const since = { leads: [{ id: 1 }] };
const fails = () => Promise.reject(new Error('Network connection lost'));

/** What `POST /ops/restore` answers, and what it leaves to go on with when its request ends. */
async function restore(outbox: Record<string, () => Promise<unknown>>) {
  const finishRecovery = vi.fn(async () => ({ kept: 1, erased: 0 }) as unknown);
  const stub = { prepareRecovery: async () => ({ undo: UNDO, since }), recordAccess: async () => {}, finishRecovery, ...outbox };
  const behind: Promise<unknown>[] = [];
  const app = new Hono<{ Variables: { deps: unknown } }>();
  app.post('/', (c) => {
    const waitUntil = (work: Promise<unknown>) => behind.push(work);
    c.set('deps', { settings: { OPS_TOKEN: 'token' }, now: () => NOW, log: () => {}, wait: async () => {}, waitUntil });
    return restoreEnquiries(c);
  });
  const body = JSON.stringify({ at: new Date(NOW - 3_600_000).toISOString() });
  const init = { method: 'POST', body, headers: { Authorization: 'Bearer token' } };
  const answer = await app.request('/', init, { LEAD_OUTBOX: { getByName: () => stub } });
  return { status: answer.status, text: await answer.text(), behind, finishRecovery };
}

describe('a return of the enquiries to a moment', () => {
  it('goes on when whoever asked for it is gone', async () => {
    const { status, behind, finishRecovery } = await restore({ restart: fails });
    expect([status, behind.length]).toEqual([200, 1]);
    expect(finishRecovery).toHaveBeenCalledExactlyOnceWith(since);
  });

  it('asks for the restart again where it did not come about, and puts back what came since after it', async () => {
    let restarts = 0;
    const restart = async () => {
      restarts += 1;
      throw new Error('broken');
    };
    const finishRecovery = async () => (restarts < 2 ? fails() : { kept: 1, erased: 0 });
    expect(await restore({ restart, finishRecovery })).toMatchObject({ status: 200, text: expect.stringContaining('"kept":1') });
  });

  it('names the way back where what came since cannot be put back', async () => {
    const { status, text } = await restore({ restart: fails, finishRecovery: fails });
    expect([status, text]).toEqual([500, expect.stringContaining(`--undo ${UNDO}`)]);
  });
});
