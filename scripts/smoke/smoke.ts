import { createHmac, randomUUID } from 'node:crypto';
import {
  API_PREFIX,
  ASSETS_PREFIX,
  HEALTH_PATH,
  LEADS_PATH,
  OPS_LEADS_PATH,
  PRIVATE_PREFIX,
  RECEIPT_PATH,
  ROBOTS_PATH,
  SECURITY_TXT_PATH,
  SITEMAP_PATH,
} from '../../src/endpoints.ts';
import { type PageRoute, redirects, routes } from '../../src/routes.ts';
import { reasonOf } from '../command-line.ts';
import { LINKED_PAGES, linkedPageState, serviceWorkerProblem } from './content.ts';
import { dictionaryState } from './dictionary.ts';
import { fileProblem, namedFilesProblem } from './files.ts';

export interface SmokeInit {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

export interface SmokeOptions {
  /** Asks the site for a path; follows no redirect. */
  visit: (path: string, init?: SmokeInit) => Promise<Response>;
  /** Public origin that the site has to name as its own. */
  origin: string;
  /** Build that has to answer; any when absent. */
  build?: string | undefined;
  /** For the trial of an enquiry. */
  opsToken?: string | undefined;
  /** For the publish receipt. */
  noticeSecret?: string | undefined;
  /** Opens pages in a browser and answers what it complains of; absent where there is no browser. */
  browse?: ((visit: SmokeOptions['visit'], origin: string) => Promise<string | null>) | undefined;
  /** Milliseconds since 1970. */
  now: () => number;
}

/** `skipped`: could not be tried, for the reason given. */
export interface Finding {
  check: string;
  result: 'ok' | 'failed' | 'skipped';
  detail: string;
}

/** A sentence that says what is wrong; null when nothing is. */
type Check = (options: SmokeOptions) => Promise<string | null>;

/** What every answer carries. */
const SECURITY_HEADERS: [name: string, pattern: RegExp][] = [
  ['content-security-policy', /default-src '(?:none|self)'/],
  ['strict-transport-security', /max-age=\d{8}/],
  ['x-content-type-options', /^nosniff$/],
  ['referrer-policy', /./],
  ['cross-origin-resource-policy', /^same-origin$/],
  ['permissions-policy', /camera=\(\)/],
];

const headerProblem = ({ headers }: Response): string | null => {
  const wrong = SECURITY_HEADERS.filter(([name, pattern]) => !pattern.test(headers.get(name) ?? '')).map(([name]) => name);
  return wrong.length ? `lacks ${wrong.join(', ')}` : null;
};

/** Every page that needs no parameter. One of WordPress may lead to its fallback, and may wait for its content. */
const pagePaths = Object.values(routes as Record<string, PageRoute>).filter(({ path }) => !path.includes(':'));

async function pageProblem({ visit, origin }: SmokeOptions, { path, fallback, noindex }: PageRoute): Promise<string | null> {
  const answer = await visit(path);
  if (fallback && answer.status === 302) return answer.headers.get('location') === fallback ? null : `${path} leads astray`;
  if (answer.status !== 200) return `${path} answers ${answer.status}`;
  const html = await answer.text();
  if (!/<h1[\s>]/.test(html)) return `${path} has no heading`;
  if (!noindex && !html.includes(`href="${origin}/`)) return `${path} does not name ${origin} as its origin`;
  const problem = headerProblem(answer);
  return problem ? `${path} ${problem}` : namedFilesProblem(visit, path, html);
}

/** The first script of the home page: a file with a hash in its name. */
async function assetProblem({ visit }: SmokeOptions): Promise<string | null> {
  const path = /<script[^>]+src="(\/assets\/[^"]+)"/.exec(await (await visit('/')).text())?.[1];
  if (!path) return 'the home page has no script';
  const answer = await visit(path);
  if (answer.status !== 200) return `${path} answers ${answer.status}`;
  if (!/immutable/.test(answer.headers.get('cache-control') ?? '')) return `${path} is not kept for good`;
  const problem = headerProblem(answer);
  return problem && `${path} ${problem}`;
}

async function statusProblem(
  { visit }: SmokeOptions,
  [path, status, init, expected = {}]: [path: string, status: number, init?: SmokeInit, headers?: Record<string, string>],
): Promise<string | null> {
  const answer = await visit(path, init);
  if (answer.status !== status) return `${init?.method ?? 'GET'} ${path} answers ${answer.status}, not ${status}`;
  for (const [name, value] of Object.entries(expected))
    if (answer.headers.get(name) !== value) return `${path}: ${name} is ${answer.headers.get(name)}, not ${value}`;
  const problem = headerProblem(answer);
  return problem && `${path} ${problem}`;
}

async function notChangedProblem({ visit }: SmokeOptions): Promise<string | null> {
  const etag = (await visit('/gallery')).headers.get('etag');
  if (!etag) return '/gallery has no validator';
  const { status } = await visit('/gallery', { headers: { 'If-None-Match': etag } });
  return status === 304 ? null : `a page that has not changed answers ${status}`;
}

async function healthProblem({ visit, build }: SmokeOptions): Promise<string | null> {
  const answer = await visit(HEALTH_PATH);
  if (answer.status !== 200) return `answers ${answer.status}: ${(await answer.text()).slice(0, 300)}`;
  const found = (await answer.json()) as { ok?: unknown; build?: unknown; leads?: unknown };
  if (found.ok !== true) return 'is not ok';
  if (build && found.build !== build) return `build ${String(found.build)} answers, not ${build}`;
  return found.leads === 'unreachable' ? 'the outbox of enquiries cannot be reached' : null;
}

/** Behind its guard, behind the login of Cloudflare Access, or not there at all. */
async function inboxProblem({ visit, opsToken }: SmokeOptions): Promise<string | null> {
  const { status, headers } = await visit(OPS_LEADS_PATH);
  if (status === 401 || (status === 404 && !opsToken) || (status === 302 && isAccess(headers.get('location') ?? ''))) return null;
  return `answers ${status} to a stranger`;
}

const isAccess = (address: string): boolean =>
  URL.canParse(address) && /^https:\/\/[\w-]+\.cloudflareaccess\.com$/.test(new URL(address).origin);

/** Recognised by its header, checked as any enquiry, stored and sent by nobody. */
async function trialProblem({ visit, opsToken }: SmokeOptions): Promise<string | null> {
  const body = JSON.stringify({
    form: 'gallery',
    name: 'Trial',
    phone_number: '9000000000',
    country_code: 'IN+91',
    category: 'Rhinoplasty',
    key: randomUUID(),
  });
  const trial = json(body, { 'X-Dry-Run': '1', Authorization: `Bearer ${opsToken}` });
  return answerProblem(await visit(LEADS_PATH, trial), '"dryRun":true');
}

async function receiptProblem({ visit, noticeSecret = '', now }: SmokeOptions): Promise<string | null> {
  const body = JSON.stringify({ path: '/blogs' });
  const time = Math.floor(now() / 1000);
  const signature = createHmac('sha256', noticeSecret).update(`${time}.${body}`).digest('hex');
  return answerProblem(
    await visit(RECEIPT_PATH, json(body, { 'X-Content-Signature': `t=${time},v1=${signature}` })),
    '"status":200',
  );
}

async function answerProblem(answer: Response, wanted: string): Promise<string | null> {
  const text = await answer.text();
  return answer.status === 200 && text.includes(wanted) ? null : `answers ${answer.status}: ${text.slice(0, 300)}`;
}

const json = (body: string, headers: Record<string, string> = {}): SmokeInit => ({
  method: 'POST',
  headers: { 'Content-Type': 'application/json', ...headers },
  body,
});

const CHECKS: [check: string, run: Check][] = [
  ['health', healthProblem],
  ...pagePaths.map((page): [string, Check] => [`page ${page.path}`, (options) => pageProblem(options, page)]),
  ['file', assetProblem],
  ['files of the build', ({ visit, build }) => fileProblem(visit, build)],
  ['service worker', ({ visit }) => serviceWorkerProblem(visit)],
  ['not changed', notChangedProblem],
  ['no such page', (options) => statusProblem(options, ['/no-such-page', 404, {}, { 'x-robots-tag': 'noindex' }])],
  ['no such file', (options) => statusProblem(options, [`${ASSETS_PREFIX}none.js`, 404, {}, { 'cache-control': 'no-store' }])],
  [
    'no such endpoint',
    (options) => statusProblem(options, [`${API_PREFIX}none`, 404, {}, { 'content-type': 'application/json' }]),
  ],
  ['method', (options) => statusProblem(options, ['/about-us', 405, { method: 'DELETE' }, { allow: 'GET, HEAD' }])],
  ['private files', (options) => statusProblem(options, [`${PRIVATE_PREFIX}/index.html`, 404])],
  ...Object.entries(redirects).map(([from, to]): [string, Check] => [
    `redirect ${from}`,
    (options) => statusProblem(options, [from, 301, {}, { location: to }]),
  ]),
  ['one form of an address', (options) => statusProblem(options, ['/About-Us/', 301, {}, { location: '/about-us' }])],
  ['robots.txt', (options) => statusProblem(options, [ROBOTS_PATH, 200])],
  ['sitemap', (options) => statusProblem(options, [SITEMAP_PATH, 200])],
  ['security.txt', (options) => statusProblem(options, [SECURITY_TXT_PATH, 200])],
  ['refused enquiry', (options) => statusProblem(options, [LEADS_PATH, 422, json('{}')])],
  [
    'enquiry of another site',
    (options) => statusProblem(options, [LEADS_PATH, 403, json('{}', { Origin: 'https://elsewhere.example' })]),
  ],
  ['guarded inbox', inboxProblem],
];

/** Tries everything a live site has to do. Reads, and writes nothing: the one enquiry is a trial. */
export async function smoke(options: SmokeOptions): Promise<Finding[]> {
  const findings: Finding[] = [];
  const note = async (check: string, run: Check): Promise<void> => {
    const problem = await run(options).catch(brokenOff);
    findings.push({ check, result: problem ? 'failed' : 'ok', detail: problem ?? '' });
  };
  for (const [check, run] of CHECKS) await note(check, run);
  for (const kind of LINKED_PAGES)
    findings.push(await stateFinding(kind.check, () => linkedPageState(options.visit, options.origin, kind)));
  findings.push(await stateFinding('dictionary of documents', () => dictionaryState(options.visit)));
  if (options.opsToken) await note('trial enquiry', trialProblem);
  else findings.push({ check: 'trial enquiry', result: 'skipped', detail: 'OPS_TOKEN is not set' });
  if (options.noticeSecret) await note('publish receipt', receiptProblem);
  else findings.push({ check: 'publish receipt', result: 'skipped', detail: 'NOTICE_SECRET is not set' });
  if (options.browse)
    await note('pages in a browser', ({ visit, origin, browse }) => browse?.(visit, origin) ?? Promise.resolve(null));
  else findings.push({ check: 'pages in a browser', result: 'skipped', detail: 'there is no Chromium on this machine' });
  return findings;
}

/** Whether the name is unknown, nobody listens or the certificate is over decides whom to call. */
const brokenOff = (error: unknown): string =>
  error instanceof Error && error.cause === undefined ? `${error.name}: ${error.message}` : `no answer: ${reasonOf(error)}`;

/** Of a check that may have nothing to try. */
async function stateFinding(check: string, run: () => Promise<{ problem?: string; skipped?: string }>): Promise<Finding> {
  const { problem, skipped } = await run().catch((error: unknown) => ({ problem: brokenOff(error), skipped: '' }));
  return { check, result: problem ? 'failed' : skipped ? 'skipped' : 'ok', detail: problem ?? skipped ?? '' };
}
