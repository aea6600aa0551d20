import { Hono } from 'hono';
import { describe, expect, it, vi } from 'vitest';
import { OPS_RESTORE_PATH } from '../../src/endpoints.ts';

// By a name that the compiler does not follow: a route has the Worker's globals, a test Node's.
const OPS = './ops.ts';
const { createOps } = await import(OPS);

const NOW = Date.UTC(2026, 10, 20);
const UNDO = '0000007b-00000002-00004c9b-1f8f5e';
const since = { leads: [{ id: 1 }] };
const fails = () => Promise.reject(new Error('Network connection lost'));

const AN_HOUR_AGO = new Date(NOW - 3_600_000).toISOString();

/** What `POST /ops/restore` answers, and what it leaves to go on with when its request ends. */
async function restore(outbox: Record<string, () => Promise<unknown>>, asked: unknown = { at: AN_HOUR_AGO }) {
  const prepareRecovery = vi.fn(async () => ({ undo: UNDO, since }));
  const finishRecovery = vi.fn(async () => ({ kept: 1, erased: 0 }) as unknown);
  const stub = { prepareRecovery, recordAccess: async () => {}, finishRecovery, ...outbox };
  const behind: Promise<unknown>[] = [];
  const app = new Hono<{ Variables: { deps: unknown } }>();
  app.use(async (c, next) => {
    const waitUntil = (work: Promise<unknown>) => behind.push(work);
    const settings = { OPS_TOKEN: 'token', SITE_ORIGIN: 'http://localhost' };
    c.set('deps', { settings, now: () => NOW, log: () => {}, wait: async () => {}, waitUntil });
    await next();
  });
  app.route('/', createOps());
  const headers = { Authorization: 'Bearer token', Origin: 'http://localhost' };
  const init = { method: 'POST', body: JSON.stringify(asked), headers };
  const answer = await app.request(OPS_RESTORE_PATH, init, { LEAD_OUTBOX: { getByName: () => stub } });
  return { status: answer.status, text: await answer.text(), behind, prepareRecovery, finishRecovery };
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

  it('answers with the way back where its use cannot be noted', async () => {
    const { status, text } = await restore({ restart: fails, recordAccess: fails });
    expect([status, text]).toEqual([200, expect.stringContaining(UNDO)]);
  });

  it('names the way back where what came since cannot be put back', async () => {
    const { status, text } = await restore({ restart: fails, finishRecovery: fails });
    expect([status, text]).toEqual([500, expect.stringContaining(`--undo ${UNDO}`)]);
  });

  it('goes to the bookmark of an earlier return where one is given, not to the moment again', async () => {
    const asked = { at: AN_HOUR_AGO, bookmark: UNDO };
    const { status, prepareRecovery } = await restore({ restart: fails }, asked);
    expect(status).toBe(200);
    expect(prepareRecovery).toHaveBeenCalledExactlyOnceWith({ bookmark: UNDO }, Date.parse(AN_HOUR_AGO));
  });

  it('goes to the moment where no bookmark is given', async () => {
    const { prepareRecovery } = await restore({ restart: fails });
    expect(prepareRecovery).toHaveBeenCalledExactlyOnceWith({ at: Date.parse(AN_HOUR_AGO) }, Date.parse(AN_HOUR_AGO));
  });

  it.each([
    ['empty', { bookmark: '' }],
    ['no text', { bookmark: null }],
    ['none of the platform', { bookmark: 'the one that it printed' }],
    ['misnamed', { undo: UNDO }],
  ])('is refused, and nothing is touched, where the bookmark is %s', async (_, wrong) => {
    const { status, prepareRecovery } = await restore({ restart: fails }, { at: AN_HOUR_AGO, ...wrong });
    expect(status).toBe(422);
    expect(prepareRecovery).not.toHaveBeenCalled();
  });
});
