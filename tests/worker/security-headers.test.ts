import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  CHAT_PATH,
  HEALTH_PATH,
  LEADS_PATH,
  MANIFEST_PATH,
  OPS_LEADS_PATH,
  REVIEWS_PATH,
  ROBOTS_PATH,
  SECURITY_TXT_PATH,
  SITEMAP_PATH,
} from '../../src/endpoints.ts';
import { STYLES_WAIT_SOURCE } from '../../worker/lib/styles-wait.ts';
import { readHtml } from './html-page.ts';
import { asForm, asJson, makeEnquiry } from './lead-post.ts';
import { setWorkerScene } from './worker-scene.ts';
import { SITE_ORIGIN, type VisitInit } from './worker-site.ts';

const scene = setWorkerScene();

/** What files carry that are served without the Worker; its own answers carry the same, but for the policy. */
const SHARED_HEADERS = readFileSync('public/_headers', 'utf8')
  .split('\n\n')[0]
  ?.split('\n')
  .flatMap((line): [name: string, value: string][] => {
    const [, name = '', value = ''] = /^ {2}([\w-]+): (.+)$/.exec(line) ?? [];
    return name && name !== 'Content-Security-Policy' ? [[name, value]] : [];
  });

const policyOf = ({ headers }: Response): Map<string, string> =>
  new Map(
    (headers.get('content-security-policy') ?? '')
      .split(/;\s*/)
      .map((part) => [part.split(' ')[0] ?? '', part.split(' ').slice(1).join(' ')]),
  );

/** What every answer carries, whoever makes it. */
function expectSecure(answer: Response): void {
  const policy = policyOf(answer);
  // Only what a page with styles in its head is made of may fetch by default, and that from here alone: another page ahead.
  const isPage = policy.get('style-src')?.includes('sha256') ?? false;
  expect([policy.get('default-src'), policy.get('frame-ancestors')]).toEqual([isPage ? "'self'" : "'none'", "'none'"]);
  expect(answer.headers.get('content-security-policy')).not.toMatch(/unsafe|nonce|\*|data:|http:/);
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  expect(answer.headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
  expect(answer.headers.get('cross-origin-resource-policy')).toBe('same-origin');
  const [, seconds] = /^max-age=(\d+); includeSubDomains$/.exec(answer.headers.get('strict-transport-security') ?? '') ?? [];
  expect(Number(seconds)).toBeGreaterThanOrEqual(31_536_000);
  expect(answer.headers.get('permissions-policy')).toMatch(/camera=\(\)/);
  // A first view would wait for a process of its own.
  expect(answer.headers.get('cross-origin-opener-policy')).toBeNull();
  for (const [name, value] of SHARED_HEADERS ?? []) expect([name, answer.headers.get(name)]).toEqual([name, value]);
}

/** What the Worker adds. */
function expectSecureDocument(answer: Response): void {
  expectSecure(answer);
  const policy = policyOf(answer);
  // The one script that may stand in a document is named by its text.
  expect(["'self'", `'self' ${STYLES_WAIT_SOURCE}`]).toContain(policy.get('script-src'));
  for (const name of ['form-action', 'connect-src', 'img-src', 'font-src'])
    expect([name, policy.get(name)]).toEqual([name, "'self'"]);
  for (const name of ['base-uri', 'object-src']) expect([name, policy.get(name)]).toEqual([name, "'none'"]);
  // Nothing that has a directive is left to the default.
  for (const name of ['style-src', 'media-src', 'frame-src', 'manifest-src', 'worker-src'])
    expect(policy.get(name)).toMatch(/^'self'/);
  expect(policy.get('frame-src')).toMatch(/^'self'(?: https:\/\/[a-z.-]+)*$/);
  expect(policy.get('require-trusted-types-for')).toBe("'script'");
}

const post = (init: VisitInit): [path: string, init: VisitInit] => [LEADS_PATH, init];

const ANSWERS: [what: string, status: number, path: string, init?: VisitInit][] = [
  ['a static page', 200, '/'],
  ['a content page', 200, '/blogs/every-block'],
  ['a page that is not there', 404, '/nope'],
  ['a post that is not there', 404, '/blogs/nope'],
  ['HEAD', 200, '/gallery', { method: 'HEAD' }],
  ['a redirect for good', 301, '/about'],
  ['a redirect for now', 302, '/mommy-makeover-in-bangalore'],
  ['a refused method', 405, '/', { method: 'DELETE' }],
  ['an address too long', 414, `/${'a'.repeat(5000)}`],
  ['a malformed address', 404, '/%'],
  ['content as JSON', 200, '/api/content/blogs'],
  ['no such endpoint', 404, '/api/nope'],
  ['a stored enquiry', 202, ...post(asJson(makeEnquiry()))],
  ['a stored form', 303, ...post(asForm(makeEnquiry()))],
  ['a refused enquiry', 422, ...post(asJson({}))],
  ['a refused form', 422, ...post(asForm({ form: 'gallery' }))],
  ['another site', 403, ...post(asJson({}, { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://evil.example' }))],
  ['a picture', 200, '/media/2025/01/laser.jpg'],
  ['a picture that is not there', 404, '/media/2025/01/nope.jpg'],
  ['a missing file', 404, '/assets/nope.js'],
  ['the sitemap', 200, SITEMAP_PATH],
  ['robots.txt', 200, ROBOTS_PATH],
  ['health', 200, HEALTH_PATH],
  ['security.txt', 200, SECURITY_TXT_PATH],
  ['the manifest', 200, MANIFEST_PATH],
  ['a refused method of an endpoint', 405, LEADS_PATH],
  ['a refused method of a file', 404, '/assets/nope.js', { method: 'POST' }],
  ['a private file', 404, '/_p/index.html'],
  ['a refused trial', 403, ...post(asJson({}, { 'X-Dry-Run': '1' }))],
  ['no such team page', 404, OPS_LEADS_PATH],
];

describe('security headers', () => {
  it.each(ANSWERS)('of %s (%i)', async (_, status, path, init) => {
    const answer = await scene.visit(path, init);
    expect(answer.status).toBe(status);
    expectSecureDocument(answer);
    for (const name of ['server', 'x-powered-by', 'access-control-allow-origin']) expect(answer.headers.get(name)).toBeNull();
    // The thank-you page is told what was stored; nobody else is told anything.
    if (status !== 303) expect(answer.headers.get('set-cookie')).toBeNull();
  });

  it('of a page that has not changed', async () => {
    const etag = (await scene.visit('/gallery')).headers.get('etag') ?? '';
    const answer = await scene.visit('/gallery', { headers: { 'If-None-Match': etag } });
    expect(answer.status).toBe(304);
    expectSecureDocument(answer);
    // A browser puts these headers in the place of those of the page that it has.
    expect(policyOf(answer)).toEqual(policyOf(await scene.visit('/gallery')));
  });

  it('of content that cannot be read', async () => {
    scene.upstream.faults.set('content', 'down');
    scene.upstream.faults.set('media', 'down');
    const site = await scene.another();
    for (const [path, status] of [
      ['/blogs', 503],
      ['/api/content/blogs', 503],
      ['/media/2025/01/skin.webp', 504],
    ] as const) {
      const answer = await site.visit(path);
      expect([path, answer.status]).toEqual([path, status]);
      expectSecureDocument(answer);
    }
    scene.upstream.faults.clear();
  });

  it('of files that are served without the Worker', async () => {
    const page = readHtml(await (await scene.visit('/')).text());
    const [script = ''] = page.attributes('script', 'src');
    for (const path of [script, '/favicon.svg']) {
      const answer = await scene.visit(path);
      expect(answer.status).toBe(200);
      expectSecure(answer);
      const again = await scene.visit(path, { headers: { 'If-None-Match': answer.headers.get('etag') ?? '' } });
      expect([path, again.status]).toEqual([path, 304]);
      expectSecure(again);
      expect((await scene.visit(path, { method: 'HEAD' })).status).toBe(200);
    }
  });

  it('of the documents third parties run in: theirs is another policy, and all the rest', async () => {
    for (const path of [CHAT_PATH, REVIEWS_PATH]) {
      const answer = await scene.visit(path);
      const policy = policyOf(answer);
      expect([policy.get('default-src'), policy.get('frame-ancestors')]).toEqual(["'none'", "'self'"]);
      expect(policy.get('sandbox')).not.toContain('allow-same-origin');
      expect(policy.get('script-src')).not.toMatch(/unsafe|'self'/);
      for (const [name, value] of SHARED_HEADERS ?? []) expect([name, answer.headers.get(name)]).toEqual([name, value]);
    }
  });

  it('of an error, and of a Worker that is misconfigured', async () => {
    const site = await scene.another({ vars: { LEADS_API: undefined } });
    const answer = await site.visit('/');
    expect(answer.status).toBe(500);
    expectSecureDocument(answer);
  });

  it('keep search engines from staging and from previews of branches alone', async () => {
    for (const ENVIRONMENT of ['staging', 'preview']) {
      const site = await scene.another({ vars: { ENVIRONMENT, LEADS_API: 'https://enquiries.invalid/' } });
      const { status, headers } = await site.visit('/');
      expect([ENVIRONMENT, status, headers.get('x-robots-tag')]).toEqual([ENVIRONMENT, 200, 'noindex']);
    }
    expect((await scene.visit('/')).headers.get('x-robots-tag')).toBeNull();
  });
});

const stylesIn = (html: string): string[] => [...html.matchAll(/<style>([^<]*)<\/style>/g)].map(([, text = '']) => text);
/** Without that which makes room for the button of languages. */
const ownStylesIn = (html: string): string[] => stylesIn(html).filter((text) => !text.includes(':has(>#top-bar)'));
const hashSource = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

describe('documents', () => {
  it('bring the styles of their first part with them, and the whole sheets where the second begins', async () => {
    const html = await (await scene.visit('/rhinoplasty')).text();
    const [head = '', body = ''] = html.split('</head>');
    expect(ownStylesIn(head)).toHaveLength(1);
    expect(head).not.toContain('rel="stylesheet"');
    expect(body).toMatch(/<\/header><style>[^<]+<\/style><main/);
    expect(ownStylesIn(body)).toHaveLength(1);
    const [before = '', after = ''] = body.split('<section id="information"');
    expect(before).toMatch(
      /<link rel="stylesheet" href="\/assets\/static\/site\.[^"]+\.css" fetchpriority="low">(?:<link rel="stylesheet"[^>]*>)+<script>0<\/script>$/,
    );
    expect(after).not.toContain('rel="stylesheet"');
    expect(after).not.toContain('<script>');
  });

  it('of one part bring its styles with them, and the whole sheets behind it', async () => {
    const html = await (await scene.visit('/nothing-is-here')).text();
    expect(ownStylesIn(html.slice(0, html.indexOf('</head>')))).toHaveLength(1);
    expect(html).toMatch(/<\/main>(?:<link rel="stylesheet" href="\/assets\/static\/[^"]+\.css">)+<script>0<\/script>/);
  });

  it('have their styles apart where data is dear', async () => {
    const html = await (await scene.visit('/rhinoplasty', { headers: { 'Save-Data': 'on' } })).text();
    expect(ownStylesIn(html)).toEqual([]);
    expect(html).toMatch(/<link rel="stylesheet" href="\/assets\/static\/site\.[^"]+\.css">/);
  });

  it.each<[path: string, init?: VisitInit]>([
    ['/'],
    ['/about-us'],
    ['/gallery'],
    ['/our-doctors'],
    ['/contact-us'],
    ['/patient-stories'],
    ['/rhinoplasty'],
    ['/blogs'],
    ['/blogs/every-block'],
    ['/blogs/unsafe-markup'],
    ['/nose-jobs'],
    ['/test-page/unsafe-legacy-markup'],
    ['/thank-you'],
    ['/enquiry'],
    ['/nope'],
    post(asForm({ form: 'gallery' })),
  ])('hold nothing that the policy would block, and load nothing from elsewhere: %s', async (path, init) => {
    const answer = await scene.visit(path, init);
    const html = await answer.text();
    const page = readHtml(html);
    const inline = page.all('script').filter((script) => page.attribute(script, 'src') === undefined);
    const running = inline.filter((script) => !/^application\/(?:ld\+)?json$/.test(page.attribute(script, 'type') ?? ''));
    const sources = policyOf(answer).get('script-src')?.split(' ') ?? [];
    for (const script of running) expect(sources).toContain(hashSource(page.textOf(script)));
    const named = page.elements.flatMap(({ properties }) => Object.keys(properties));
    expect(named.filter((name) => /^(?:style|srcdoc|on.*)$/i.test(name))).toEqual([]);
    const allowed = policyOf(answer).get('style-src')?.split(' ') ?? [];
    expect(stylesIn(html)).toHaveLength(page.all('style').length);
    expect(allowed).toEqual(["'self'", ...stylesIn(html).map(hashSource)]);
    const loaded = page.elements
      .filter(({ tagName }) => !['a', 'form'].includes(tagName))
      .flatMap((element) =>
        ['src', 'href', 'poster', 'data', 'srcSet']
          .flatMap((name) => page.attribute(element, name) ?? [])
          .filter(() => !['canonical', 'alternate'].includes(page.attribute(element, 'rel') ?? '')),
      );
    expect(loaded.filter((address) => /^(?:[a-z]+:|\/\/)|\s(?:https?:)?\/\//i.test(address))).toEqual([]);
  });
});

describe('security.txt', () => {
  it('says whom to write to, and expires within a year of the build', async () => {
    const text = await (await scene.visit(SECURITY_TXT_PATH)).text();
    const fields = new Map(
      text
        .trim()
        .split('\n')
        .map((line) => [line.split(': ')[0] ?? '', line.split(': ')[1] ?? '']),
    );
    expect(fields.get('Contact')).toMatch(/^(mailto|https):\S+$/);
    expect(fields.get('Canonical')).toBe(`${SITE_ORIGIN}/.well-known/security.txt`);
    const days = (Date.parse(fields.get('Expires') ?? '') - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(0);
    expect(days).toBeLessThan(366);
  });
});
