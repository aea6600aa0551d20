import { describe, expect, it } from 'vitest';
import { repositoryWorld } from '../fixtures/repository-world.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** A site over a WordPress that has no such page, and may hang. */
function world() {
  const upstream = { hangs: false };
  const none = (): Response => Response.json([], { headers: { 'x-wp-totalpages': '1' } });
  const site = repositoryWorld(async () => (upstream.hangs ? new Promise<Response>(() => {}) : none()));
  /** `STALE`: said at once, and asked again behind the answer. */
  const ask = async (optional: boolean) => {
    const { status, ...more } = await site.content.managedPage('other-services', { optional });
    return { status, ...('state' in more && { state: more.state }) };
  };
  /** Asks until it is known that there is no such page; then WordPress hangs. */
  const hang = async (optional: boolean) => {
    await ask(optional);
    await site.settle();
    expect(await ask(optional)).toMatchObject({ status: 'absent' });
    upstream.hangs = true;
  };
  return { clock: site.clock, ask, hang };
}

describe('a page of WordPress that may stand in for one of ours, and does not', () => {
  it('is said to be absent at once while WordPress hangs, for an hour', async () => {
    const { clock, ask, hang } = world();
    await hang(true);
    for (const passed of [11_000, MINUTE_MS, 30 * MINUTE_MS]) {
      clock.at += passed;
      expect(await ask(true)).toEqual({ status: 'absent', state: 'STALE' });
    }
    clock.at += HOUR_MS;
    expect(await ask(true)).toEqual({ status: 'unavailable' });
  });

  it('is waited for where there is nothing of ours in its place', async () => {
    const { clock, ask, hang } = world();
    await hang(false);
    clock.at += 11_000;
    expect(await ask(false)).toEqual({ status: 'unavailable' });
  });
});
