import { describe, expect, it, vi } from 'vitest';
import { challengeOf, isPerson } from './turnstile.ts';

const settings = { TURNSTILE_SITE_KEY: 'site', TURNSTILE_SECRET: 'secret', TURNSTILE_VERIFY_URL: 'https://check.example/verify' };
const provider = (body: unknown) => vi.fn(async (_url: string, _init: RequestInit) => Response.json(body));

describe('isPerson', () => {
  it('believes the provider alone', async () => {
    expect(await isPerson(settings, 'answer', provider({ success: true }))).toBe(true);
    for (const verdict of [{ success: false }, { success: 'true' }, {}, null, 'yes'])
      expect(await isPerson(settings, 'answer', provider(verdict))).toBe(false);
    expect(await isPerson(settings, 'answer', () => Promise.reject(new Error('away')))).toBe(false);
  });

  it('sends the answer and the secret, and lets nothing redirect it', async () => {
    const asked = provider({ success: true });
    await isPerson(settings, 'answer', asked);
    const [url, init] = asked.mock.calls[0] ?? [];
    expect([url, JSON.parse(String(init?.body))]).toEqual([
      settings.TURNSTILE_VERIFY_URL,
      { secret: 'secret', response: 'answer' },
    ]);
    expect(init).toMatchObject({ method: 'POST', redirect: 'manual', headers: { 'Content-Type': 'application/json' } });
  });

  it('asks nobody about an empty answer or one that is longer than the provider makes them', async () => {
    const asked = provider({ success: true });
    for (const answer of ['', 'x'.repeat(4097)]) expect(await isPerson(settings, answer, asked)).toBe(false);
    expect(asked).not.toHaveBeenCalled();
    expect(await isPerson(settings, 'x'.repeat(4096), asked)).toBe(true);
  });

  it('asks nobody while it is not configured', async () => {
    const asked = provider({ success: true });
    for (const missing of [{ TURNSTILE_SITE_KEY: '' }, { TURNSTILE_SECRET: '' }]) {
      expect(challengeOf({ ...settings, ...missing })).toBeNull();
      expect(await isPerson({ ...settings, ...missing }, 'answer', asked)).toBe(false);
    }
    expect(asked).not.toHaveBeenCalled();
  });
});
