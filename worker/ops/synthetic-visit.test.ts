import { describe, expect, it } from 'vitest';
import { LEADS_PATH } from '../../src/endpoints.ts';
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
  const { steps } = await syntheticVisit({
    visit: get,
    file: get,
    article: async () => '/blogs/newest',
    opsToken: 'token',
    now: () => 5,
    ...more,
  });
  return { asked, problems: Object.fromEntries(steps.map(({ what, problem }) => [what, problem])) };
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
    const [path, init] = asked.at(-1) ?? [];
    expect([path, new Headers(init?.headers).get('X-Dry-Run')]).toEqual([LEADS_PATH, '1']);
  });

  it.each<[string, Record<string, () => Response>, string, string]>([
    ['a page is an error', { '/': () => new Response('', { status: 500 }) }, 'home', 'answers 500'],
    ['a page is empty', { '/': () => new Response('') }, 'home', 'has no heading'],
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

  it('leaves out what there is not: an article, a token', async () => {
    const { problems } = await visited({}, { article: async () => null, opsToken: '' });
    expect(Object.keys(problems)).toEqual(['home', 'first script', 'service page', 'list of articles']);
  });
});
