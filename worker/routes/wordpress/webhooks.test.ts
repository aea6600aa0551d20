import { createHmac } from 'node:crypto';
import { Hono } from 'hono';
import { expect, it, vi } from 'vitest';
import { WEBHOOK_PATH } from '../../../src/endpoints.ts';

// By a name that the compiler does not follow: routes have the Worker's globals, a test Node's.
const WEBHOOKS = './webhooks.ts';
const { receiveWebhook } = await import(WEBHOOKS);

const NOTICE_SECRET = 'secret-of-the-notices';
const NOW = Date.UTC(2026, 10, 27);

it('takes copies at the edge away also where KV refuses what is withdrawn, and has the plugin send the notice again', async () => {
  const purge = vi.fn(async () => {});
  const refuse = async () => {
    throw new Error('KV is over its quota');
  };
  const app = new Hono<{ Variables: { deps: unknown } }>();
  app.post(WEBHOOK_PATH, (c) => {
    const changes = { settings: { MANAGED_PAGES: {} }, writer: {}, marks: { note: refuse } };
    c.set('deps', { settings: { NOTICE_SECRET }, now: () => NOW, changes, purge, waitUntil: () => {} });
    return receiveWebhook(c);
  });
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const files = [{ type: 'media', event: 'deleted', id: 7, slug: 'scar', files: ['2026/01/scar.jpg'] }];
  const body = JSON.stringify({ id: 'b51ae6cd-4b13-4ae0-9f6e-2f7a0b0c4f11', changes: files });
  const time = NOW / 1000;
  const signature = `t=${time},v1=${createHmac('sha256', NOTICE_SECRET).update(`${time}.${body}`).digest('hex')}`;
  const answer = await app.request(WEBHOOK_PATH, { method: 'POST', headers: { 'X-Content-Signature': signature }, body });
  expect(answer.status).toBe(500);
  expect(purge).toHaveBeenCalledExactlyOnceWith([expect.objectContaining({ type: 'media', event: 'deleted', id: 7 })]);
});
