import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FieldReport, ScriptFailure } from '../../src/content/field-report.ts';
import { FIELD_PATH, HEALTH_PATH, VIOLATIONS_PREFIX } from '../../src/endpoints.ts';
import type { MonitorSummary } from '../../worker/monitor/monitor-contract.ts';
import { NotificationDoubles } from '../leads/notification-doubles.ts';
import { opsOf } from './ops-page.ts';
import { SOON, setWorkerScene } from './worker-scene.ts';
import type { WorkerSite } from './worker-site.ts';

const OPS_TOKEN = 'a-token-for-the-tests-of-the-site';
const CALL_ENGINEER = 'Asha Rao, +91 98450 00000';
const FIVE_MINUTES = '*/5 * * * *';
const DAILY = '41 2 * * *';
const scene = setWorkerScene();
const doubles = new NotificationDoubles();
beforeAll(() => doubles.open());
afterAll(() => doubles.close());

const watched = (more: { vars?: Record<string, string>; fault?: string } = {}): Promise<WorkerSite> =>
  scene.another({
    ...more,
    vars: { OPS_TOKEN, CALL_ENGINEER, WATCH: 'on', LEAD_SLACK_URL: doubles.url('slack'), ...more.vars },
  });
interface Health {
  verdict: string;
  monitor: MonitorSummary | null;
}
const healthOf = async (site: WorkerSite): Promise<Health> =>
  (await (await site.visit(HEALTH_PATH, { headers: { Authorization: `Bearer ${OPS_TOKEN}` } })).json()) as Health;
const said = (): string[] => doubles.by('slack').map(({ body }) => String((JSON.parse(body) as { text: string }).text));

describe('the watch', { timeout: 120_000 }, () => {
  it('visits the site, sends a trial enquiry, and says that all is well', async () => {
    const site = await watched();
    await site.cron(FIVE_MINUTES);
    const page = await opsOf(site, OPS_TOKEN);
    expect(page.texts('p')[0]).toBe('All is well: nothing needs a person.');
    const steps = [
      'home',
      'first script',
      'service page',
      'list of articles',
      'article',
      'picture of the article',
      'trial enquiry',
    ];
    expect((await healthOf(site)).monitor?.visit?.steps.map(({ what, problem }) => [what, problem])).toEqual(
      steps.map((what) => [what, null]),
    );
    for (const step of steps) expect(page.texts('td')).toContain(step);
    expect(scene.upstream.leads).toHaveLength(0);
    expect(said()).toEqual([]);
  });

  it('tells the team once when something is wrong for two looks, and once when nothing is for two', async () => {
    const site = await watched();
    const look = async () => {
      await site.cron(FIVE_MINUTES);
    };
    await look();
    scene.upstream.faults.set('content', { status: 503 });
    await look();
    // Seen once, it is shown to who looks, and nobody is called.
    expect((await opsOf(site, OPS_TOKEN)).texts('p')[0]).toContain('call the site’s engineer');
    expect(said()).toEqual([]);
    await look();
    await expect.poll(said, SOON).toHaveLength(1);
    expect(said()[0]).toMatch(
      /^The website needs a person since .*The CMS is failing \(answers 503\).*: call the site’s engineer \(Asha Rao/,
    );
    expect(said()[0]).toMatch(/ https:\/\/www\.clinic\.example\/ops$/);
    const page = await opsOf(site, OPS_TOKEN);
    expect(page.texts('p')[0]).toContain('call the site’s engineer (Asha Rao, +91 98450 00000), and first try its address');
    await look();
    scene.upstream.faults.clear();
    await look();
    expect((await healthOf(site)).monitor?.redSince).not.toBeNull();
    await look();
    await expect.poll(said, SOON).toHaveLength(2);
    expect(said()[1]).toContain('The website is well again');
    await look();
    expect(said()).toHaveLength(2);
  });

  it('is red at the next look by what only visitors meet, and tells the team at the one after', async () => {
    const site = await watched({ vars: { MEASURE: 'on' } });
    await site.cron(FIVE_MINUTES);
    const { build, watch } = (await (await site.visit(HEALTH_PATH)).json()) as { build: string; watch: string };
    expect(watch).toBe('ok');
    const failure: ScriptFailure = { kind: 'error', name: 'TypeError', chunk: 'chunk-1234567.js', line: 1, column: 420 };
    const report: FieldReport = {
      build,
      line: '4g',
      document: 'full',
      visits: [],
      failures: Array.from({ length: 6 }, () => failure),
    };
    const violations = Array.from({ length: 6 }, () => ({
      type: 'csp-violation',
      url: 'https://www.clinic.example/',
      body: { effectiveDirective: 'script-src', blockedURL: 'inline' },
    }));
    const post = (path: string, body: unknown, type: string) =>
      site.visit(path, {
        method: 'POST',
        headers: { 'Sec-Fetch-Site': 'same-origin', 'Content-Type': type },
        body: JSON.stringify(body),
      });
    await post(FIELD_PATH, report, 'text/plain');
    await post(`${VIOLATIONS_PREFIX}${build}`, violations, 'application/reports+json');
    const before = said().length;
    await site.cron(FIVE_MINUTES);
    const listed = (await opsOf(site, OPS_TOKEN)).texts('li').join();
    expect(listed).toContain('Script errors rise: 6 in the last hour');
    expect(listed).toContain('Violations of the security policy rise: 6');
    expect(said()).toHaveLength(before);
    await site.cron(FIVE_MINUTES);
    await expect.poll(() => said().slice(before).join(), SOON).toMatch(/Script errors rise: .*npm run rollback -- production/);
  });

  it('turns red by the second visit that fails, and says where', async () => {
    const before = said().length;
    const site = await watched({
      fault: `(env) => ({ ASSETS: { fetch: (input, init) =>
        new URL(input.url ?? input).pathname === '/_p/index.html' ? new Response('', { status: 404 }) : env.ASSETS.fetch(input, init) } })`,
    });
    await site.cron(FIVE_MINUTES);
    expect((await healthOf(site)).monitor).toMatchObject({ visitsFailed: 1, redSince: null });
    await site.cron(FIVE_MINUTES);
    await expect
      .poll(() => said().slice(before), SOON)
      .toEqual([expect.stringContaining('The site fails its own visit (home: answers 500')]);
    expect((await opsOf(site, OPS_TOKEN)).texts('li').join()).not.toContain('stack');
  });

  it('sends an alert again until its channel takes it', async () => {
    const before = said().length;
    const site = await watched({ fault: `() => ({ CONTENT_API: 'http://127.0.0.1:9/wp-json/wp/v2' })` });
    doubles.broken.set('slack', 503);
    await site.cron(FIVE_MINUTES);
    await site.cron(FIVE_MINUTES);
    await expect.poll(() => site.logged(), SOON).toContain('"event":"alert-failed"');
    expect(said()).toHaveLength(before);
    doubles.broken.clear();
    await expect.poll(() => said().slice(before), SOON).toEqual([expect.stringContaining('The website needs a person')]);
  });

  it('asks the registry when the domain ends, and warns of it', async () => {
    const asked: string[] = [];
    const registry: Server = createServer((request, response) => {
      asked.push(request.url ?? '');
      const eventDate = new Date(Date.now() + 10.5 * 86_400_000).toISOString();
      response.setHeader('Content-Type', 'application/rdap+json');
      response.end(JSON.stringify({ objectClassName: 'domain', events: [{ eventAction: 'expiration', eventDate }] }));
    });
    await new Promise<void>((resolve) => registry.listen(0, '127.0.0.1', resolve));
    const RDAP_URL = `http://127.0.0.1:${(registry.address() as AddressInfo).port}/domain/`;
    const site = await watched({ vars: { RDAP_URL } });
    await site.cron(DAILY);
    // A watch that has never looked is the first thing to say, once the build is twenty minutes old.
    await site.cron(FIVE_MINUTES);
    expect(asked).toEqual(['/domain/clinic.example']);
    expect((await healthOf(site)).verdict).toContain('The domain clinic.example ends in 10 days: call');
    await new Promise((resolve) => registry.close(resolve));
  });
});
