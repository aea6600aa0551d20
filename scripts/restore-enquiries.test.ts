import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

// The command loads wrangler to read its configuration; on a busy machine that takes seconds.
vi.setConfig({ testTimeout: 60_000 });

const AT = '2026-11-21T10:00:00+05:30';
const UNDO = '0000007b-00000002-00004c9b-1f8f5e';
const RESTORED = { ok: true, undo: UNDO, kept: 2, erased: 1 };
const LOG_LINE = '"event":"restore"';

let answer: RequestListener = () => {};
const asked: { method: string | undefined; url: string | undefined; body: string }[] = [];
const site = createServer(async (request, response) => {
  let body = '';
  for await (const part of request) body += String(part);
  asked.push({ method: request.method, url: request.url, body });
  answer(request, response);
});
let origin = '';
let folder = '';
beforeEach(async () => {
  await new Promise<void>((listening) => site.listen(0, '127.0.0.1', listening));
  origin = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
  folder = await mkdtemp(join(tmpdir(), 'restore-enquiries-'));
  const configuration = `name = "clinic"\n[env.staging]\nname = "clinic-staging"\n[env.staging.vars]\nSITE_ORIGIN = "${origin}"\n`;
  await writeFile(join(folder, 'wrangler.toml'), configuration);
});
afterEach(async () => {
  asked.length = 0;
  site.closeAllConnections();
  await new Promise((closed) => site.close(closed));
  await rm(folder, { recursive: true });
});

/** Calls the command as somebody in a terminal does, against a site that answers as it is told. */
async function restore(...more: string[]): Promise<{ code: number; said: string }> {
  const args = [resolve('scripts/restore-enquiries.ts'), 'staging', '--at', AT, '--yes', ...more];
  const options = { cwd: folder, env: { ...process.env, OPS_TOKEN: 'token' } };
  return new Promise((ended) => {
    execFile(process.execPath, args, options, (error, stdout, stderr) =>
      ended({ code: Number(error?.code ?? 0), said: stdout + stderr }),
    );
  });
}
const says =
  (status: number, body: string, headers: Record<string, string> = {}): RequestListener =>
  (_, response) => {
    response.writeHead(status, headers).end(body);
  };

it('says what was restored, and the way back', async () => {
  answer = says(200, JSON.stringify(RESTORED));
  const { code, said } = await restore();
  expect(code).toBe(0);
  expect(said).toContain('Restored. 2 enquiries that came since were kept, 1 that were erased since stay erased.');
  expect(said).toContain(`staging --at ${AT} --undo ${UNDO}`);
  expect(asked.map(({ body }) => JSON.parse(body))).toEqual([{ at: new Date(AT).toISOString() }]);
});

it('asks first, by the clock of the clinic, and changes nothing where nobody answers', async () => {
  const args = [resolve('scripts/restore-enquiries.ts'), 'staging', '--at', AT];
  const { code, said } = await new Promise<{ code: number; said: string }>((ended) => {
    const options = { cwd: folder, env: { ...process.env, OPS_TOKEN: 'token' } };
    const command = execFile(process.execPath, args, options, (error, stdout, stderr) =>
      ended({ code: Number(error?.code ?? 0), said: stdout + stderr }),
    );
    command.stdin?.end();
  });
  expect([code, asked.length]).toEqual([1, 0]);
  expect(said).toMatch(/go back to Saturday, November 21, 2026 at 10:00\sAM, India time \(2026-11-21T04:30:00\.000Z\)/);
  expect(said).toMatch(/\nNothing was changed: nobody typed "restore"\. --yes does not ask\.\n$/);
});

it('asks for the bookmark where one is given, and never for the moment because the bookmark is empty', async () => {
  answer = says(200, JSON.stringify(RESTORED));
  await restore('--undo', UNDO);
  expect(JSON.parse(asked[0]?.body ?? '')).toEqual({ at: new Date(AT).toISOString(), bookmark: UNDO });
  expect(await restore('--undo', '')).toMatchObject({ code: 2, said: expect.stringContaining('--undo') });
  expect(asked).toHaveLength(1);
});

it('does not follow to a page of login, and takes none for a success', async () => {
  answer = (request, response) =>
    request.url === '/ops/restore'
      ? says(302, '', { Location: `${origin}/login` })(request, response)
      : says(200, '<h1>Log in</h1>')(request, response);
  const { code, said } = await restore();
  expect([code, asked.length]).toEqual([1, 1]);
  expect(said).toContain(`${origin} sends on to ${origin}/login instead of restoring`);
  expect(said).toContain('Nothing was changed');
  expect(said).not.toContain('Restored');
});

it.each([
  ['a page', 200, '<h1>Log in</h1>'],
  ['something else as JSON', 200, '{"ok":true}'],
  ['a page of the platform that says it took too long', 524, '<h1>A timeout occurred</h1>'],
])('does not take %s for an answer, and says where to look whether it began', async (_, status, body) => {
  answer = says(status, body);
  const { code, said } = await restore();
  expect(code).toBe(1);
  expect(said).toContain(`${origin} answers ${status}, but not as a restore does`);
  expect(said).toContain(LOG_LINE);
  expect(said).not.toContain('Restored');
});

it('repeats what the site says of a restore that it refuses or could not end', async () => {
  const message = `What came since could not be put back. The same command brings it: --undo ${UNDO}`;
  answer = says(500, JSON.stringify({ ok: false, error: { code: 'unfinished', message } }));
  expect(await restore()).toEqual({ code: 1, said: `${origin} answers 500: ${message}\n` });
});

it.each<[string, RequestListener]>([
  ['before it answers', (request) => request.socket.destroy()],
  [
    'while it answers',
    (request, response) => {
      response.writeHead(200, { 'Content-Length': '500' }).write('{"ok":true');
      setTimeout(() => request.socket.destroy(), 50);
    },
  ],
])('names the site where the line breaks %s, and says that it may have begun and where to look', async (_, breaks) => {
  answer = breaks;
  const { code, said } = await restore();
  expect(code).toBe(1);
  expect(said).toContain(`No answer came from ${origin}`);
  expect(said).toContain('may have begun');
  expect(said).toContain(LOG_LINE);
  expect(said).toContain('clinic-staging');
});
