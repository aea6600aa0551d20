import { describe, expect, it, vi } from 'vitest';
import { profiles } from '#records/profiles';
import { watchUrl } from '../../src/components/video-facade/video-facade.tsx';
import { clinic } from '../../src/content/clinic.ts';
import { videoTestimonials } from '../../src/content/video-testimonials.ts';
import type { PageList } from '../cms/map/page-list.ts';
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

  it('asks for each video that a page shows, once', async () => {
    const tile = `<a class="tile" href="${watchUrl('seen_in-One')}" aria-haspopup="dialog">`;
    const { checked, findings } = await linkCheck(
      { ...targets, managed: [], links: [] },
      deps({
        visit: async () => new Response(tile + tile),
        fetch: async (url) => new Response('', { status: url.endsWith('seen_in-One') ? 404 : 200 }),
      }),
    );
    expect([checked, findings]).toEqual([4, [{ kind: 'video', what: 'seen_in-One', problem: 'answers 404' }]]);
  });

  it.each([
    [async () => null, 'WordPress has no public page with this id'],
    [async () => Promise.reject(new Error('away')), 'WordPress does not answer'],
  ])('tells a page that is gone from a CMS that is', async (publishedSlug, problem) => {
    const { findings } = await linkCheck({ ...targets, paths: [], videos: [], links: [] }, deps({ publishedSlug }));
    expect(findings).toEqual([{ kind: 'managed page', what: 'nose-jobs (id 163)', problem }]);
  });

  it.each([
    // What no `Response` of a test can be: LinkedIn answers so.
    [999, false, true],
    [200, false, false],
    [302, false, true],
    [399, false, true],
    [400, true, true],
    [401, false, true],
    [403, false, true],
    [404, true, true],
    [405, false, true],
    [429, false, true],
    [500, true, true],
  ])('of an answer %i finds a link elsewhere broken: %s, a video: %s', async (status, link, video) => {
    const answer = { status, body: null } as Response;
    const { findings } = await linkCheck({ ...targets, paths: [], managed: [] }, deps({ fetch: async () => answer }));
    const problem = `answers ${status}`;
    expect(findings).toEqual([
      ...(video ? [{ kind: 'video', what: 'abc', problem }] : []),
      ...(link ? [{ kind: 'link elsewhere', what: 'https://booking.test/', problem }] : []),
    ]);
  });

  it('finds a redirect of a menu broken unless it leads to the fallback for now', async () => {
    const { findings } = await linkCheck(targets, deps({ visit: async () => new Response('', { status: 301 }) }));
    expect(findings.map(({ problem }) => problem)).toEqual(['answers 301', 'answers 301']);
  });

  it('asks what plays a video whether it is there, waits for nobody for ever, and reads no answer', async () => {
    const asked: [string, RequestInit][] = [];
    const unread = vi.fn();
    const fetch = async (url: string, init: RequestInit) => {
      asked.push([url, init]);
      return new Response(new ReadableStream({ cancel: unread }, { highWaterMark: 0 }));
    };
    await linkCheck(targets, deps({ fetch }));
    const init = { signal: expect.any(AbortSignal) };
    expect(asked).toEqual([
      ['https://www.youtube.com/oembed?format=json&url=https%3A%2F%2Fwww.youtube.com%2Fwatch%3Fv%3Dabc', init],
      ['https://booking.test/', init],
    ]);
    expect(unread).toHaveBeenCalledTimes(2);
  });

  it('asks four at a time, and lists what it finds in the order of the menus', async () => {
    let [atOnce, most] = [0, 0];
    const visit = async (path: string) => {
      atOnce += 1;
      most = Math.max(most, atOnce);
      for (let turn = Number(path); turn < 12; turn += 1) await Promise.resolve();
      atOnce -= 1;
      return new Response('', { status: 404 });
    };
    const paths = Array.from({ length: 10 }, (_, at) => String(at));
    const { findings } = await linkCheck({ ...targets, paths, managed: [], videos: [], links: [] }, deps({ visit }));
    expect([most, findings.map(({ what }) => what)]).toEqual([4, paths]);
  });

  it('repeats no more than the beginning of a slug', async () => {
    const { findings } = await linkCheck(targets, deps({ publishedSlug: async () => `${'a'.repeat(80)}b` }));
    expect(findings).toMatchObject([{ problem: `the page with this id has the slug "${'a'.repeat(80)}"` }]);
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

  it('are pages of the menus, not places within them, pages beside them, and those that editors put on the site', () => {
    const { paths } = linkCheckTargets({ MANAGED_PAGES: {} }, [{ slug: 'offers' }] as unknown as PageList['pages']);
    expect(paths).toEqual(expect.arrayContaining(['/patient-stories', '/privacy-policy', '/offers']));
    expect(paths.filter((path) => !/^\/[^?#]*$/.test(path))).toEqual([]);
  });

  it('are the videos that are there', async () => {
    const [first] = videoTestimonials;
    if (!first) throw new Error('no testimonial');
    const given = { ...first.videoId };
    Object.assign(first.videoId, { value: 'abc', placeholder: false });
    expect(linkCheckTargets({ MANAGED_PAGES: {} }).videos).toEqual(['abc']);
    Object.assign(first.videoId, given);
    expect(linkCheckTargets({ MANAGED_PAGES: {} }).videos).toEqual([]);
  });

  it('are the addresses elsewhere that the clinic has supplied', () => {
    const [profile] = profiles.socials;
    if (!profile) throw new Error('no profile');
    expect(linkCheckTargets({ MANAGED_PAGES: {} }).links).toEqual([]);
    for (const mark of [profile, clinic.mapLink]) Object.assign(mark, { placeholder: false });
    expect(linkCheckTargets({ MANAGED_PAGES: {} }).links.toSorted()).toEqual(
      [clinic.mapLink.value, profile.value.url].toSorted(),
    );
    for (const mark of [profile, clinic.mapLink]) Object.assign(mark, { placeholder: true });
  });
});
