import { expect, it } from 'vitest';
import { beginSession, readSession } from './session.ts';

const TOKEN = 'a-token-for-the-tests-of-sessions';
const NOW = 1_800_000_000_000;
const WORKING_DAY_MS = 8 * 60 * 60 * 1000;

it('a session ends with the working day, whatever the browser keeps, and with the token it was begun by', async () => {
  const cookie = (await beginSession(TOKEN, { initials: 'AB', now: NOW, secure: true })).split(';')[0] ?? '';
  expect(await readSession(cookie, TOKEN, NOW + WORKING_DAY_MS - 1)).toMatchObject({
    initials: 'AB',
    until: NOW + WORKING_DAY_MS,
  });
  expect(await readSession(cookie, TOKEN, NOW + WORKING_DAY_MS)).toBeNull();
  expect(await readSession(cookie, `${TOKEN}-changed`, NOW)).toBeNull();
});
