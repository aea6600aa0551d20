import { execFile } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';

// The command reads every record first; on a busy machine that takes seconds.
vi.setConfig({ testTimeout: 60_000 });

let body = '';
const site = createServer((_, response) => response.end(body));
beforeAll(() => new Promise<void>((listening) => site.listen(0, '127.0.0.1', listening)));
afterAll(() => site.close());

/** Calls the command as somebody in a terminal does, against a WordPress that answers so. */
function exported(answer: string): Promise<{ code: number; stderr: string }> {
  body = answer;
  const address = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
  const env = { ...process.env, WORDPRESS_APPLICATION_PASSWORD: 'x' };
  return new Promise((ended) => {
    execFile(process.execPath, ['scripts/content-export.ts', address, '--user', 'x'], { env }, (error, _, stderr) =>
      ended({ code: Number(error?.code ?? 0), stderr }),
    );
  });
}

it.each([
  [
    'a page in place of data',
    '<h1>Under maintenance</h1>',
    'What answers is not the plugin, but something before it: <h1>Under m',
  ],
  ['data of something else', '{"ok":true}', 'What answers is not the plugin, but something before it: {"ok":true}'],
  ['no data', 'null', 'What answers is not the plugin, but something before it: null'],
  ['a record that could not be stored', '{"records":{"clinic":"failed"}}', 'WordPress could not store those that failed'],
])('fails on %s, in a sentence', async (_, answer, sentence) => {
  const { code, stderr } = await exported(answer);
  expect([code, stderr]).toEqual([1, expect.stringMatching(/^[^\n]+\n$/)]);
  expect(stderr).toContain(sentence);
});

it('ends well where all is as it was', async () => {
  expect(await exported('{"records":{"clinic":"same"}}')).toEqual({ code: 0, stderr: '' });
});
