import { describe, expect, it, vi } from 'vitest';
import { serviceCategories } from '../../src/content/services-menu.ts';
import { LEADS_PATH } from '../../src/endpoints.ts';
import { parseLead } from '../../src/leads/parse-lead.ts';
import { plausiblePhone } from '../../src/leads/phone.ts';
import { syntheticVisit, type VisitParts } from './synthetic-visit.ts';

const page = (more = '') => new Response(`<h1>Clinic</h1>${more}`, { headers: { 'Content-Type': 'text/html' } });
const HOME = '<script type="module" src="/assets/entries/boot.12345678.js"></script>';
const answers: Record<string, () => Response> = {
  '/': () => page(HOME),
  '/assets/entries/boot.12345678.js': () => new Response('', { headers: { 'Content-Type': 'text/javascript' } }),
  '/blogs/newest': () => page('<img src="/media/a.jpg?v=1&amp;w=2">'),
  '/media/a.jpg?v=1&w=2': () => new Response('', { headers: { 'Content-Type': 'image/jpeg' } }),
  [LEADS_PATH]: () => Response.json({ ok: true, dryRun: true }),
};

/** A visit to a site that answers otherwise at these paths, and what was asked of it. */
async function visited(changes: Record<string, () => Response> = {}, more: Partial<VisitParts> = {}) {
  const asked: [path: string, init?: RequestInit][] = [];
  const get = async (path: string, init?: RequestInit): Promise<Response> => {
    asked.push(init ? [path, init] : [path]);
    return ({ ...answers, ...changes }[path] ?? page)();
  };
  const { at, steps } = await syntheticVisit({
    visit: get,
    file: get,
    article: async () => '/blogs/newest',
    opsToken: 'token',
    now: () => 5,
    ...more,
  });
  return { asked, at, steps, problems: Object.fromEntries(steps.map(({ what, problem }) => [what, problem])) };
}

describe('the visit of the site to itself', () => {
  it('goes where a patient goes, and tries the form without sending anything', async () => {
    const { asked, problems } = await visited();
    expect(problems).toEqual({
      home: null,
      'first script': null,
      'service page': null,
      'list of articles': null,
      article: null,
      'picture of the article': null,
      'trial enquiry': null,
    });
    expect(asked.map(([path]) => path)).toEqual([
      '/',
      '/assets/entries/boot.12345678.js',
      serviceCategories()[0]?.services[0]?.path,
      '/blogs/newest',
      '/media/a.jpg?v=1&w=2',
      LEADS_PATH,
    ]);
    const { method, headers, body } = asked.at(-1)?.[1] ?? {};
    expect([method, headers]).toEqual([
      'POST',
      { 'Content-Type': 'application/json', 'X-Dry-Run': '1', Authorization: 'Bearer token' },
    ]);
    const sent = JSON.parse(String(body)) as Record<string, unknown>;
    expect(parseLead(sent, plausiblePhone)).toMatchObject({ ok: true, lead: { form: 'gallery', name: 'Trial' } });
    expect(sent['key']).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('measures each step, and says when it began', async () => {
    let time = 100;
    const now = () => (time += 10);
    const { at, steps } = await visited({}, { now });
    expect([at, steps.map(({ ms }) => ms)]).toEqual([110, steps.map(() => 10)]);
  });

  it('reads no file to its end', async () => {
    const unread = vi.fn();
    const body = () => new ReadableStream({ cancel: unread }, { highWaterMark: 0 });
    const picture = () => new Response(body(), { headers: { 'Content-Type': 'image/jpeg' } });
    const script = () => new Response(body(), { headers: { 'Content-Type': 'text/javascript' } });
    await visited({ '/assets/entries/boot.12345678.js': script, '/media/a.jpg?v=1&w=2': picture });
    expect(unread).toHaveBeenCalledTimes(2);
  });

  it.each<[string, Record<string, () => Response>, string, string | null]>([
    ['a page is an error', { '/': () => new Response('', { status: 500 }) }, 'home', 'answers 500'],
    ['a page is empty', { '/': () => new Response('') }, 'home', 'has no heading'],
    ['a page has a word for a heading', { '/': () => new Response('<h1x>') }, 'home', 'has no heading'],
    ['a page has a heading with a name', { '/': () => new Response('<h1 id="a">Clinic</h1>') }, 'home', null],
    [
      'the script is of another site',
      { '/': () => page('<script src="//cdn/x.js"></script>') },
      'first script',
      'is not named by the page',
    ],
    [
      'the script is written into the page',
      { '/': () => page('<script>/assets/</script>') },
      'first script',
      'is not named by the page',
    ],
    ['a file has no type', { '/media/a.jpg?v=1&w=2': () => new Response(null) }, 'picture of the article', 'is of a wrong type'],
    ['a page names no script', { '/': () => page() }, 'first script', 'is not named by the page'],
    [
      'the script is not there',
      { '/assets/entries/boot.12345678.js': () => new Response('', { status: 404 }) },
      'first script',
      'answers 404',
    ],
    ['a picture is a page', { '/media/a.jpg?v=1&w=2': () => page() }, 'picture of the article', 'is of a wrong type'],
    ['enquiries are refused', { [LEADS_PATH]: () => new Response('', { status: 503 }) }, 'trial enquiry', 'answers 503'],
    [
      'a trial is taken for an enquiry',
      { [LEADS_PATH]: () => Response.json({ ok: true }) },
      'trial enquiry',
      'was not taken for a trial',
    ],
    [
      'the Worker breaks, in words of ours',
      {
        '/blogs/newest': () => {
          throw new Error('secret');
        },
      },
      'article',
      'breaks',
    ],
  ])('says where, when %s', async (_, changes, step, problem) => {
    expect((await visited(changes)).problems[step]).toBe(problem);
  });

  it('looks for no script of a page that is not there, and for no picture of an article without one', async () => {
    const { problems } = await visited({
      '/': () => new Response('', { status: 500 }),
      '/blogs/newest': () => page('<img src="/x.jpg">'),
    });
    expect(Object.keys(problems)).toEqual(['home', 'service page', 'list of articles', 'article', 'trial enquiry']);
  });

  it('leaves out what there is not: an article, a token', async () => {
    const { problems } = await visited({}, { article: async () => null, opsToken: '' });
    expect(Object.keys(problems)).toEqual(['home', 'first script', 'service page', 'list of articles']);
  });
});
