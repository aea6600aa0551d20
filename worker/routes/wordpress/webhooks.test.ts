import { createHmac } from 'node:crypto';
import { Hono } from 'hono';
import { expect, it, vi } from 'vitest';
import { WEBHOOK_PATH } from '../../../src/endpoints.ts';

// By a name that the compiler does not follow: routes have the Worker's globals, a test Node's.
const WEBHOOKS = './webhooks.ts';
const { receiveWebhook } = await import(WEBHOOKS);

const NOTICE_SECRET = 'secret-of-the-notices';
const NOW = Date.UTC(2026, 10, 27);

/** Sends a notice of a file that is deleted, where the register of files answers so. */
async function sendTo(note: () => Promise<void>) {
  const purge = vi.fn(async () => {});
  const app = new Hono<{ Variables: { deps: unknown } }>();
  const failed: Error[] = [];
  app.onError((error, c) => {
    failed.push(error);
    return c.body(null, 500);
  });
  app.post(WEBHOOK_PATH, (c) => {
    const writer = { writeOwed: async () => {}, invalidateAll: async () => {} };
    const changes = { settings: { MANAGED_PAGES: {} }, writer, marks: { note } };
    c.set('deps', { settings: { NOTICE_SECRET }, now: () => NOW, changes, purge, waitUntil: () => {} });
    return receiveWebhook(c);
  });
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  const files = [{ type: 'media', event: 'deleted', id: 7, slug: 'scar', files: ['2026/01/scar.jpg'] }];
  const body = JSON.stringify({ id: 'b51ae6cd-4b13-4ae0-9f6e-2f7a0b0c4f11', changes: files });
  const time = NOW / 1000;
  const signature = `t=${time},v1=${createHmac('sha256', NOTICE_SECRET).update(`${time}.${body}`).digest('hex')}`;
  const answer = await app.request(WEBHOOK_PATH, { method: 'POST', headers: { 'X-Content-Signature': signature }, body });
  return { answer, purge, failed, logged };
}

it('takes copies at the edge away also where KV refuses what is withdrawn, and has the plugin send the notice again', async () => {
  const { answer, purge, failed, logged } = await sendTo(() => Promise.reject(new Error('KV is over its quota')));
  expect([answer.status, answer.headers.get('Retry-After'), answer.headers.get('Cache-Control')]).toEqual([
    503,
    '60',
    'no-store',
  ]);
  expect(purge).toHaveBeenCalledExactlyOnceWith([expect.objectContaining({ type: 'media', event: 'deleted', id: 7 })]);
  // What fails here is counted against the release.
  expect(failed).toEqual([]);
  expect(logged).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('KV is over its quota'));
});

it('leaves an error of our own one that counts', async () => {
  const { answer, purge, failed } = await sendTo(() => Promise.reject(new TypeError('marks is not iterable')));
  expect([answer.status, failed.map(({ name }) => name)]).toEqual([500, ['TypeError']]);
  expect(purge).toHaveBeenCalledOnce();
});
