import { describe, expect, it } from 'vitest';
import { formTokenProblem, signFormToken } from './lead-keys.ts';

const KEY = 'a key of the outbox';
const OPENED = 1_795_000_000_000;

describe('a form token', () => {
  it('says when a form was opened, signed', async () => {
    expect(await signFormToken(KEY, OPENED)).toMatch(/^1795000000000\.[0-9a-f]{64}$/);
  });

  it('doubts who sends within two seconds', async () => {
    const token = await signFormToken(KEY, OPENED);
    expect(await formTokenProblem(KEY, token, OPENED + 1999)).toBe('too-fast');
    expect(await formTokenProblem(KEY, token, OPENED + 2000)).toBeNull();
    expect(await formTokenProblem(KEY, token, OPENED + 7 * 86_400_000)).toBeNull();
  });

  it('says nothing where there is none: without script there never is', async () => {
    expect(await formTokenProblem(KEY, '', OPENED)).toBeNull();
  });

  it('is believed only as it was signed', async () => {
    const token = await signFormToken(KEY, OPENED);
    const forged = [
      token.replace(/^1/, '2'),
      token.replace(/.$/, (last) => (last === '0' ? '1' : '0')),
      `x${token}`,
      `${token}x`,
      String(OPENED),
      'no token',
      await signFormToken('another key', OPENED),
    ];
    for (const text of forged) expect([text, await formTokenProblem(KEY, text, OPENED + 5000)]).toEqual([text, 'forged-note']);
  });
});
