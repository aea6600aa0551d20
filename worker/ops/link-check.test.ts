import { describe, expect, it } from 'vitest';
import { type LinkCheckDeps, linkCheck } from './link-check.ts';
import { linkCheckTargets } from './link-check-targets.ts';

const targets = {
  paths: ['/', '/gone'],
  managed: [{ slug: 'nose-jobs', id: 163 }],
  videos: ['abc'],
  links: ['https://booking.test/'],
};

const deps = (more: Partial<LinkCheckDeps> = {}): LinkCheckDeps => ({
  visit: async () => new Response('', { status: 200 }),
  fetch: async () => new Response('', { status: 200 }),
  publishedSlug: async () => 'nose-jobs',
  now: () => 1_000,
  ...more,
});

describe('the link check', () => {
  it('finds nothing where everything answers', async () => {
    expect(await linkCheck(targets, deps())).toEqual({ at: 1_000, checked: 5, findings: [] });
  });

  it('names what is broken, and goes on after it', async () => {
    const report = await linkCheck(
      targets,
      deps({
        visit: async (path) => new Response('', { status: path === '/gone' ? 404 : 302 }),
        publishedSlug: async () => 'rhinoplasty-in-bangalore',
        fetch: async (url) => {
          if (url.includes('booking')) throw new Error('no such host');
          return new Response('', { status: 404 });
        },
      }),
    );
    expect(report.findings).toEqual([
      { kind: 'menu link', what: '/gone', problem: 'answers 404' },
      {
        kind: 'managed page',
        what: 'nose-jobs (id 163)',
        problem: 'the page with this id has the slug "rhinoplasty-in-bangalore"',
      },
      { kind: 'video', what: 'abc', problem: 'answers 404' },
      { kind: 'link elsewhere', what: 'https://booking.test/', problem: 'does not answer' },
    ]);
  });

  it.each([
    [async () => null, 'WordPress has no public page with this id'],
    [async () => Promise.reject(new Error('away')), 'WordPress does not answer'],
  ])('tells a page that is gone from a CMS that is', async (publishedSlug, problem) => {
    const { findings } = await linkCheck({ ...targets, paths: [], videos: [], links: [] }, deps({ publishedSlug }));
    expect(findings).toEqual([{ kind: 'managed page', what: 'nose-jobs (id 163)', problem }]);
  });

  it('takes a site that keeps programs out for one that is there', async () => {
    const { findings } = await linkCheck(
      { ...targets, videos: [] },
      deps({ fetch: async () => new Response('', { status: 403 }) }),
    );
    expect(findings).toEqual([]);
  });
});

describe('its targets', () => {
  it('are every menu link once, every managed page, and no placeholder', () => {
    const found = linkCheckTargets({ MANAGED_PAGES: { 'nose-jobs': 163 } });
    expect(found.paths).toEqual(expect.arrayContaining(['/', '/gallery', '/rhinoplasty', '/rhinoplasty-in-bangalore', '/blogs']));
    expect(new Set(found.paths).size).toBe(found.paths.length);
    expect(found.managed).toEqual([{ slug: 'nose-jobs', id: 163 }]);
    expect(found.links.filter((url) => url.includes('.example'))).toEqual([]);
  });
});
