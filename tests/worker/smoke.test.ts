import { describe, expect, it } from 'vitest';
import { LINKED_PAGES, linkedPageState, serviceWorkerProblem } from '../../scripts/smoke/content.ts';
import { type SmokeOptions, smoke } from '../../scripts/smoke/smoke.ts';
import { ASSETS_PREFIX, BUILDS_PATH, HEALTH_PATH, LEADS_PATH, OPS_RESTORE_PATH } from '../../src/endpoints.ts';
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
    expect(findings.filter(({ result }) => result === 'skipped').map(({ check }) => check)).toEqual([
      'dictionary of documents',
      'publish receipt',
      'pages in a browser',
    ]);
    // Whatever had been stored before would be delivered by the time a later enquiry is.
    const enquiry = makeEnquiry();
    expect((await scene.visit(LEADS_PATH, asJson(enquiry))).status).toBe(202);
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
      'files of the build',
      'not changed',
      'no such page',
      'trial enquiry',
    ]);
  });
});

describe('pages of a kind', () => {
  type Instead = (answer: Response, path: string) => Response | Promise<Response>;
  /** What is said of each kind on a site that answers paths like this otherwise; null for one that is sound. */
  async function said(path: RegExp, instead: Instead): Promise<Record<string, string | null>> {
    const visit = async (asked: string): Promise<Response> => {
      const answer = await scene.visit(asked);
      return path.test(asked) ? instead(answer, asked) : answer;
    };
    const found: Record<string, string | null> = {};
    for (const kind of LINKED_PAGES) {
      const { problem, skipped } = await linkedPageState(visit, SITE_ORIGIN, kind);
      found[kind.check] = problem ?? skipped ?? null;
    }
    return found;
  }
  const broken = (): Response => new Response('broken', { status: 500 });

  it('are tried by the first of each that a list names, with their content and their pictures', async () => {
    const sound = {
      'newest article': null,
      'articles of a service': null,
      'category of the gallery': null,
      'case of the gallery': null,
    };
    expect(await said(/^nowhere$/, broken)).toEqual(sound);
    const fails = expect.stringContaining('answers 500');
    expect(await said(/^\/blogs\/(?!service)/, broken)).toEqual({ ...sound, 'newest article': fails });
    expect(await said(/^\/blogs\/service\//, broken)).toEqual({ ...sound, 'articles of a service': fails });
    expect(await said(/^\/gallery\/./, broken)).toEqual({
      ...sound,
      'category of the gallery': fails,
      'case of the gallery': fails,
    });
    const navigation = await said(/^\/api\/content\/blogs\/(?!service)/, () => Response.json({ status: 'static' }));
    expect(navigation).toEqual({ ...sound, 'newest article': expect.stringMatching(/^\/api\/content\/blogs\/\S+ is static$/) });
    const firewall = () => new Response('<p>login</p>', { headers: { 'Content-Type': 'text/html' } });
    expect(await said(/^\/media\//, firewall)).toMatchObject({
      'newest article': expect.stringMatching(/^\/media\/\S+ answers 200 with text\/html$/),
    });
    // An article may have no picture of its own.
    const bare: Instead = async (answer, asked) =>
      asked.startsWith('/media/')
        ? firewall()
        : new Response((await answer.text()).replaceAll('src="/media/', 'title="'), answer);
    expect(await said(/^\/media\/|^\/blogs\/(?!service)/, bare)).toMatchObject({
      'newest article': expect.stringMatching(/^\/media\/\S+ answers 200 with text\/html$/),
    });
    const empty: Instead = async (answer) => new Response((await answer.text()).replaceAll('href="/blogs/', ''), answer);
    expect(await said(/^\/blogs$/, empty)).toMatchObject({ 'newest article': '/blogs names none' });
  });

  it('and the service worker has to be a script that parses, which no device keeps', async () => {
    const worker = (text: string, more: Record<string, string> = {}) =>
      serviceWorkerProblem(async (path) => {
        const { headers } = await scene.visit(path);
        return new Response(text, { headers: { ...Object.fromEntries(headers), ...more } });
      });
    expect(await serviceWorkerProblem((path) => scene.visit(path))).toBeNull();
    expect(await worker('addEventListener(')).toMatch(/^does not parse: /);
    expect(await worker('', { 'content-type': 'text/html' })).toBe('is no script');
    expect(await worker('', { 'cache-control': 'max-age=86400' })).toMatch(/^may be kept/);
  });
});

describe('the files of a build', () => {
  /** One file of the list, in place of what the site answers for it. */
  const withFile = (instead: (content: string) => Response) => {
    let broken = '';
    const visit: SmokeOptions['visit'] = async (path, init) => {
      const answer = await scene.visit(path, init);
      if (path === BUILDS_PATH) {
        const list = await answer.text();
        broken = /"(chunks\/[^"]+\.js)"/.exec(list)?.[1] ?? '';
        return new Response(list, answer);
      }
      return broken && path === `${ASSETS_PREFIX}${broken}` ? instead(await answer.text()) : answer;
    };
    return visit;
  };
  const detail = async (visit: SmokeOptions['visit'], check: string) =>
    (await smoke(options({ visit }))).find((finding) => finding.check === check)?.detail;

  it('that are missing or not what was built are found', { timeout: 60_000 }, async () => {
    const gone = withFile(() => new Response('', { status: 404 }));
    expect(await detail(gone, 'files of the build')).toMatch(/^chunks\/\S+ answers 404 \(1 files in all\)$/);
    const half = withFile((content) => new Response(content.slice(1)));
    expect(await detail(half, 'files of the build')).toMatch(/^chunks\/\S+ is not what was built/);
  });

  it('are all on the list that a script names, though no page that is tried asks for it', { timeout: 60_000 }, async () => {
    let dropped = '';
    const visit: SmokeOptions['visit'] = async (path, init) => {
      const answer = await scene.visit(path, init);
      if (path !== BUILDS_PATH) return answer;
      const list = (await answer.json()) as { builds: { files: Record<string, unknown> }[] };
      const own = list.builds[0]?.files ?? {};
      dropped ||= Object.keys(own).find((name) => name.startsWith('chunks/')) ?? '';
      delete own[dropped];
      return Response.json(list);
    };
    const found = await detail(visit, 'files of the build');
    expect(found).toContain(` names ${dropped}, which is not in this build`);
  });

  it('are all on the list that a page names', { timeout: 60_000 }, async () => {
    const visit: SmokeOptions['visit'] = async (path, init) => {
      const answer = await scene.visit(path, init);
      return path === '/about-us'
        ? new Response((await answer.text()).replace(/\/assets\/entries\/[\w.-]+/, '/assets/entries/none.js'), answer)
        : answer;
    };
    expect(await detail(visit, 'page /about-us')).toBe('/about-us names /assets/entries/none.js, which is in no build');
  });
});

describe('a return of the outbox to an earlier time', () => {
  const restore = (body: unknown, token = OPS_TOKEN) =>
    scene.visit(OPS_RESTORE_PATH, {
      method: 'POST',
      headers: { Authorization: `Bearer ${token}`, Origin: SITE_ORIGIN },
      body: JSON.stringify(body),
    });
  const yesterday = new Date(Date.now() - 86_400_000).toISOString();

  it('needs the token, and a time of the last thirty days', async () => {
    expect((await restore({ at: yesterday }, 'a-guess-of-somebody-at-the-token')).status).toBe(401);
    const bare = (headers: Record<string, string>) => scene.visit(OPS_RESTORE_PATH, { method: 'POST', headers, body: '{}' });
    expect([(await bare({ Origin: SITE_ORIGIN })).status, (await bare({})).status]).toEqual([401, 403]);
    for (const at of ['yesterday', new Date(Date.now() + 60_000).toISOString(), '2020-01-01T00:00:00Z'])
      expect((await restore({ at })).status).toBe(422);
  });

  it('says so where the platform has no record, as here, and changes nothing', async () => {
    const answer = await restore({ at: yesterday });
    expect([answer.status, await answer.text()]).toEqual([501, expect.stringContaining('Nothing was changed')]);
    expect(await (await scene.visit(HEALTH_PATH)).json()).toMatchObject({ leads: 'ok' });
  });
});

describe('a trial enquiry', () => {
  const trial = (headers: Record<string, string>, fields: unknown = makeEnquiry()) =>
    scene.visit(LEADS_PATH, asJson(fields, { 'X-Dry-Run': '1', ...headers }));

  it('without the token is refused, not taken for an enquiry', async () => {
    const before = scene.upstream.leads.length;
    expect((await trial({})).status).toBe(403);
    expect((await trial({ Authorization: 'Bearer wrong' })).status).toBe(403);
    expect((await trial({ Authorization: `Bearer ${OPS_TOKEN}` })).status).toBe(200);
    expect((await trial({ Authorization: `Bearer ${OPS_TOKEN}` }, { form: 'gallery' })).status).toBe(422);
    await scene.visit(LEADS_PATH, asJson(makeEnquiry()));
    await expect.poll(() => scene.upstream.leads.length).toBe(before + 1);
  });

  it('is refused where no token is configured', async () => {
    const site = await scene.another({ vars: {} });
    const headers = { 'X-Dry-Run': '1', Authorization: 'Bearer ' };
    expect((await site.visit(LEADS_PATH, asJson(makeEnquiry(), headers))).status).toBe(403);
  });
});
