import { beforeAll, describe, expect, it } from 'vitest';
import type { FieldReport } from '../../src/content/field-report.ts';
import {
  CHAT_PATH,
  FIELD_PATH,
  HEALTH_PATH,
  OPS_FIELD_PATH,
  OPS_LOGIN_PATH,
  ROBOTS_PATH,
  VIOLATIONS_PREFIX,
} from '../../src/endpoints.ts';
import type { MonitorSummary } from '../../worker/monitor/monitor-contract.ts';
import { readHtml } from './html-page.ts';
import { SOON, setWorkerScene } from './worker-scene.ts';
import type { VisitInit, WorkerSite } from './worker-site.ts';

const OPS_TOKEN = 'a-token-for-the-tests-of-the-site';
/** Stands in for the data set: writes what it is given to the log. */
const DATASET = `() => ({ MEASURES: { writeDataPoint: (point) => console.warn('POINT ' + JSON.stringify(point)) } })`;
const MEASURED = { vars: { OPS_TOKEN, MEASURE: 'on' } };
const scene = setWorkerScene(MEASURED);

const posted = (body: unknown, headers: Record<string, string> = {}): VisitInit => ({
  method: 'POST',
  headers: { 'Sec-Fetch-Site': 'same-origin', 'Content-Type': 'text/plain', ...headers },
  body: typeof body === 'string' ? body : JSON.stringify(body),
});
const reportOf = (build: string, changes: Partial<FieldReport> = {}): FieldReport => ({
  build,
  line: '3g',
  document: 'full',
  visits: [
    {
      path: '/gallery',
      navigation: 'load',
      first: true,
      values: [
        ['lcp', 1234.5678, null],
        ['cls', 0.01, null],
      ],
    },
  ],
  failures: [],
  ...changes,
});
const timing = (answer: Response) => answer.headers.get('server-timing');
const violation = (changes: object = {}) => [
  {
    type: 'csp-violation',
    url: 'https://www.clinic.example/enquiry?who=Asha',
    body: { effectiveDirective: 'img-src', blockedURL: 'https://elsewhere.example/Asha', sample: 'Asha', ...changes },
  },
];

async function sessionOf(site: WorkerSite): Promise<{ headers: { Cookie: string } }> {
  const login = await site.visit(OPS_LOGIN_PATH, {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', 'Sec-Fetch-Site': 'same-origin' },
    body: new URLSearchParams({ token: OPS_TOKEN }).toString(),
  });
  return { headers: { Cookie: login.headers.get('set-cookie')?.split(';')[0] ?? '' } };
}

describe('what is measured', () => {
  let build = '';
  let session: Awaited<ReturnType<typeof sessionOf>>;
  beforeAll(async () => {
    session = await sessionOf(scene.site);
    build = ((await (await scene.visit(HEALTH_PATH)).json()) as { build: string }).build;
  });
  const board = async () => readHtml(await (await scene.visit(OPS_FIELD_PATH, session)).text());

  it('is said with the document of a page, and not to those who save data or ask not to be tracked', async () => {
    const page = await scene.visit('/blogs/every-block?utm_source=x', { headers: { Cookie: 'a=b' } });
    expect(timing(page)).toBe(`measured;desc="${build}"`);
    expect(page.headers.get('set-cookie')).toBeNull();
    expect(page.headers.get('reporting-endpoints')).toBe(`violations="/api/violations/${build}"`);
    expect(page.headers.get('content-security-policy')).toContain(`; report-to violations; report-uri /api/violations/${build}`);
    for (const path of ['/nope', HEALTH_PATH, ROBOTS_PATH, '/about']) expect(timing(await scene.visit(path))).toBeNull();
    for (const headers of [{ 'Save-Data': 'on' }, { Cookie: 'data-saver=on' }, { 'Sec-GPC': '1' }, { DNT: '1' }] as Record<
      string,
      string
    >[]) {
      const answer = await scene.visit('/', { headers });
      expect([timing(answer), answer.headers.get('reporting-endpoints')]).toEqual([null, null]);
      expect(answer.headers.get('content-security-policy')).not.toContain('report-');
    }
    // A line of 2g gets a lite page, which is measured as such.
    expect(timing(await scene.visit('/', { headers: { Cookie: 'data-saver=2g' } }))).not.toBeNull();
    expect((await scene.visit(CHAT_PATH)).headers.get('reporting-endpoints')).toBeNull();
  });

  it('is counted by page, line, document and build, and shown beside its number', async () => {
    for (let n = 0; n < 3; n += 1) expect((await scene.visit(FIELD_PATH, posted(reportOf(build)))).status).toBe(204);
    await expect.poll(async () => (await board()).text(), SOON).toContain('too few (3)');
    const page = await board();
    for (const cell of ['gallery', '3g', 'full', 'load', `${build} (this one)`]) expect(page.texts('td')).toContain(cell);
    // What was reported of a visit before is replaced, and the visit counts once.
    const again = {
      path: '/gallery',
      navigation: 'load' as const,
      first: false,
      values: [['lcp', 9000, 1234.5678] as ['lcp', number, number]],
    };
    await scene.visit(FIELD_PATH, posted(reportOf(build, { visits: [again] })));
    expect((await board()).text()).toContain('too few (3)');
    expect((await board()).text()).not.toContain('too few (4)');
  });

  const health = async () =>
    (await (await scene.visit(HEALTH_PATH, { headers: { Authorization: `Bearer ${OPS_TOKEN}` } })).json()) as {
      monitor: MonitorSummary;
      field: object;
    };

  it('counts errors of our scripts and violations by build and place, without a word of the visitor', async () => {
    const failure = { kind: 'error', name: 'TypeError', chunk: 'chunk-1234567.js', line: 1, column: 420 } as const;
    await scene.visit(FIELD_PATH, posted(reportOf(build, { visits: [], failures: [failure, failure] })));
    await scene.visit(FIELD_PATH, posted(reportOf('ffffffffffff', { visits: [], failures: [failure] })));
    const reports = { 'Content-Type': 'application/reports+json' };
    expect((await scene.visit(`${VIOLATIONS_PREFIX}${build}`, posted(violation(), reports))).status).toBe(204);
    const classic = { 'csp-report': { 'violated-directive': 'script-src', 'blocked-uri': 'inline' } };
    expect((await scene.visit(`${VIOLATIONS_PREFIX}${build}`, posted(classic))).status).toBe(204);
    await expect.poll(async () => (await board()).texts('td'), SOON).toContain('script-src: inline');
    const rows = (await board()).texts('tr');
    const row = (start: string) => rows.filter((text) => text.startsWith(start));
    expect(row('scriptTypeError (error)chunk-1234567.js:1:420').map((text) => text.includes(build))).toEqual([true, false]);
    expect(row(`scriptTypeError (error)chunk-1234567.js:1:420${build}2`)).toHaveLength(1);
    // A build that no Worker of ours has been is made up.
    expect(row('scriptTypeError (error)chunk-1234567.js:1:420unknown1')).toHaveLength(1);
    expect(row(`policyimg-src: elsewheredocument${build}1`)).toHaveLength(1);
    expect(`${rows}${scene.site.logged()}`).not.toMatch(/Asha|elsewhere\.example/);
    const { monitor, field } = await health();
    expect(monitor.builds[0]).toMatchObject({ build, lastHour: { visits: 3, 'script-errors': 2, violations: 2 } });
    expect(field).toEqual({ builds: { [build]: { views: 3, errors: 4, leadFailures: 0 } } });
  });

  it('takes nothing that is too large, from elsewhere, or no report', async () => {
    const site = await scene.another(MEASURED);
    const cross = { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://x.example' };
    for (const [path, body, headers, status] of [
      [FIELD_PATH, 'no json', {}, 422],
      [FIELD_PATH, reportOf('x'), {}, 422],
      [FIELD_PATH, reportOf(build, { visits: [] }), {}, 422],
      [FIELD_PATH, 'x'.repeat(9000), {}, 413],
      [FIELD_PATH, reportOf(build), cross, 403],
      [`${VIOLATIONS_PREFIX}${build}`, 'x'.repeat(40_000), {}, 413],
      [`${VIOLATIONS_PREFIX}${build}`, '{"csp-report":1}', {}, 422],
      [`${VIOLATIONS_PREFIX}${build}`, violation(), cross, 403],
    ] as const)
      expect([path, (await site.visit(path, posted(body, headers))).status]).toEqual([path, status]);
  });

  it('limits how many reports one address sends', async () => {
    const site = await scene.another(MEASURED);
    const from = { 'CF-Connecting-IP': '203.0.113.9' };
    const answers = await Promise.all(
      Array.from({ length: 30 }, async () => (await site.visit(FIELD_PATH, posted(reportOf(build), from))).status),
    );
    expect(answers).toContain(204);
    expect(answers).toContain(429);
  });
});

it('is off on a machine of ours, and then there is no such address', async () => {
  const site = await scene.another({ vars: { MEASURE: 'off' }, fault: DATASET });
  const answer = await site.visit('/');
  expect([timing(answer), answer.headers.get('reporting-endpoints')]).toEqual([null, null]);
  for (const path of [FIELD_PATH, '/api/violations/abcdefabcdef'])
    expect((await site.visit(path, posted('{}'))).status).toBe(404);
  expect(site.logged()).not.toContain('POINT');
});

it('counts pages by route where a data set is bound, and samples by MEASURE_SHARE', async () => {
  const site = await scene.another({ vars: { MEASURE: 'on', MEASURE_SHARE: '0' }, fault: DATASET });
  expect(timing(await site.visit('/gallery'))).toBeNull();
  // Fetched ahead, and perhaps never seen.
  await site.visit('/about-us', { headers: { 'Sec-Purpose': 'prefetch' } });
  expect(site.logged()).not.toContain('about');
  expect(site.logged()).toContain('POINT {"indexes":["gallery"],"blobs":["view","gallery"],"doubles":[1]}');
});

it('answers as ever while the monitor does not', async () => {
  const site = await scene.another({
    ...MEASURED,
    fault: `() => ({ SITE_MONITOR: { getByName: () => { throw new Error('away') } } })`,
  });
  expect((await site.visit('/')).status).toBe(200);
  expect((await site.visit(FIELD_PATH, posted(reportOf('abcdefabcdef')))).status).toBe(204);
  await expect.poll(() => site.logged(), SOON).toContain('monitor-not-told');
  expect(await (await site.visit(OPS_FIELD_PATH, await sessionOf(site))).text()).toContain('The monitor does not answer');
});
