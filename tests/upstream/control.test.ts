import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const NODE = fileURLToPath(new URL('../../node_modules/.bin/node', import.meta.url));
const SERVE = fileURLToPath(new URL('serve.ts', import.meta.url));

let double: ChildProcess;
let url: string;

beforeAll(async () => {
  double = spawn(NODE, [SERVE, '--posts', '5'], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [line]: unknown[] = double.stdout ? await once(double.stdout, 'data') : [];
  url = String(line).trim();
});

afterAll(() => {
  double.kill('SIGKILL');
});

const control = (command: unknown) =>
  fetch(`${url}/__control`, { method: 'POST', body: JSON.stringify(command) }).then(({ status }) => status);

const state = () => fetch(`${url}/__control`).then((response) => response.json());

const posts = () => fetch(`${url}/wp-json/wp/v2/posts`).then(({ status }) => status);

describe('a double in a process of its own', () => {
  it('is told over HTTP what to fail', async () => {
    expect(await control({ set: { area: 'content', fault: { status: 500 }, times: 1 } })).toBe(200);
    expect([await posts(), await posts()]).toEqual([500, 200]);
    await control({ set: { area: 'content', fault: { status: 503 }, match: '/pages' } });
    expect(await posts()).toBe(200);
    await control({ set: { area: 'content', fault: 'down' } });
    await expect(posts()).rejects.toThrow('fetch failed');
    await control({ clear: 'content' });
    expect(await posts()).toBe(200);
    await control({ set: { area: 'content', fault: 'html' } });
    expect(await control({ clear: true })).toBe(200);
  });

  it('tells which calls and leads came, and forgets them', async () => {
    await control({ reset: true });
    await fetch(`${url}/leads`, { method: 'POST', body: '{"name":"Test"}', headers: { 'idempotency-key': 'k' } });
    expect(await state()).toMatchObject({
      calls: [{ method: 'POST', url: '/leads', area: 'leads' }],
      leads: [{ body: { name: 'Test' }, headers: { 'idempotency-key': 'k' } }],
    });
    await control({ reset: true });
    expect(await state()).toEqual({ calls: [], leads: [] });
  });

  it('refuses what it does not know', async () => {
    for (const command of [
      { set: { area: 'nothing', fault: 'down' } },
      { set: { area: 'seo', fault: 'sad' } },
      { clear: 'x' },
      5,
      {},
    ]) {
      expect(await control(command)).toBe(400);
    }
  });

  it('ends on SIGTERM, connections that hang included', async () => {
    await control({ set: { area: 'content', fault: 'hang' } });
    const hanging = expect(posts()).rejects.toThrow('fetch failed');
    await expect.poll(async () => JSON.stringify(await state()), { interval: 5 }).toContain('/wp-json/wp/v2/posts');
    const ended = once(double, 'exit');
    double.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
    await hanging;
  });
});
