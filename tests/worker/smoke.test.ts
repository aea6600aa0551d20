import { describe, expect, it } from 'vitest';
import { type SmokeOptions, smoke } from '../../scripts/smoke/smoke.ts';
import { asJson, makeEnquiry } from './lead-post.ts';
import { setWorkerScene } from './worker-scene.ts';
import { SITE_ORIGIN } from './worker-site.ts';

const OPS_TOKEN = 'a-token-for-the-tests-of-the-site';
const scene = setWorkerScene({ vars: { OPS_TOKEN } });

const options = (more: Partial<SmokeOptions> = {}): SmokeOptions => ({
  visit: (path, init) => scene.visit(path, init),
  origin: SITE_ORIGIN,
  opsToken: OPS_TOKEN,
  now: () => Date.now(),
  ...more,
});
const failed = async (more?: Partial<SmokeOptions>) =>
  (await smoke(options(more))).filter(({ result }) => result === 'failed').map(({ check }) => check);

describe('the smoke test', () => {
  it('finds nothing on a sound site, and leaves no enquiry behind', { timeout: 60_000 }, async () => {
    const findings = await smoke(options());
    expect(findings.filter(({ result }) => result === 'failed')).toEqual([]);
    expect(findings.length).toBeGreaterThan(50);
    expect(findings.filter(({ result }) => result === 'skipped').map(({ check }) => check)).toEqual(['publish receipt']);
    // Whatever had been stored before would be delivered by the time a later enquiry is.
    const enquiry = makeEnquiry();
    expect((await scene.visit('/api/leads', asJson(enquiry))).status).toBe(202);
    await expect.poll(() => scene.upstream.leads.length).toBe(1);
    expect(JSON.stringify(scene.upstream.leads)).toContain(enquiry['phone_number']);
  });

  it('finds what is broken', { timeout: 60_000 }, async () => {
    const visit: SmokeOptions['visit'] = async (path, init) => {
      if (path === '/gallery') return new Response('gone', { status: 500 });
      const answer = await scene.visit(path, init);
      if (path === '/no-such-page') answer.headers.delete('content-security-policy');
      return answer;
    };
    expect(await failed({ visit, build: 'another', opsToken: 'not the token' })).toEqual([
      'health',
      'page /gallery',
      'not changed',
      'no such page',
      'trial enquiry',
    ]);
  });
});

describe('a trial enquiry', () => {
  const trial = (headers: Record<string, string>, fields: unknown = makeEnquiry()) =>
    scene.visit('/api/leads', asJson(fields, { 'X-Dry-Run': '1', ...headers }));

  it('without the token is refused, not taken for an enquiry', async () => {
    const before = scene.upstream.leads.length;
    expect((await trial({})).status).toBe(403);
    expect((await trial({ Authorization: 'Bearer wrong' })).status).toBe(403);
    expect((await trial({ Authorization: `Bearer ${OPS_TOKEN}` })).status).toBe(200);
    expect((await trial({ Authorization: `Bearer ${OPS_TOKEN}` }, { form: 'gallery' })).status).toBe(422);
    await scene.visit('/api/leads', asJson(makeEnquiry()));
    await expect.poll(() => scene.upstream.leads.length).toBe(before + 1);
  });

  it('is refused where no token is configured', async () => {
    const site = await scene.another({ vars: {} });
    const headers = { 'X-Dry-Run': '1', Authorization: 'Bearer ' };
    expect((await site.visit('/api/leads', asJson(makeEnquiry(), headers))).status).toBe(403);
  });
});
