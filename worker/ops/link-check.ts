import { mapLimited } from '../lib/async.ts';
import type { LinkCheckTargets } from './link-check-targets.ts';

/** Something a visitor would run into. */
interface LinkFinding {
  kind: 'menu link' | 'managed page' | 'video' | 'link elsewhere';
  /** The path, slug, id or address. */
  what: string;
  /** What came of it, in a few words. */
  problem: string;
}

export interface LinkCheckReport {
  /** Milliseconds since 1970. */
  at: number;
  checked: number;
  findings: LinkFinding[];
}

export interface LinkCheckDeps {
  /** Asks this site for a path, as a visitor would. */
  visit: (path: string) => Promise<Response>;
  fetch: (url: string, init: RequestInit) => Promise<Response>;
  /** The slug of a page of WordPress; null when there is no such public page. Throws when that cannot be told. */
  publishedSlug: (id: number) => Promise<string | null>;
  now: () => number;
}

const PARALLEL = 4;
const TIMEOUT_MS = 8000;
/** Where a page leads whoever cannot play a video in it. */
const WATCHED = /href="https:\/\/www\.youtube\.com\/watch\?v=([\w-]+)/g;
/** Sites that do not let programs in answer so, though they are there. */
const CLOSED_TO_PROGRAMS: readonly number[] = [401, 403, 405, 429, 999];

/** Walks every target once. Never throws: what cannot be asked is a finding. */
export async function linkCheck(
  { paths, managed, videos, links }: LinkCheckTargets,
  deps: LinkCheckDeps,
): Promise<LinkCheckReport> {
  // Those of treatments and of editors' pages stand in the pages alone.
  const shown = new Set(videos);
  const found = [
    ...(await inTurn([
      ...paths.map((path) => () => menuLink(path, deps, shown)),
      ...managed.map((page) => () => managedPage(page, deps)),
    ])),
    ...(await inTurn([...[...shown].map((id) => () => video(id, deps)), ...links.map((url) => () => linkElsewhere(url, deps))])),
  ];
  return { at: deps.now(), checked: found.length, findings: found.flatMap((finding) => finding ?? []) };
}

type Look = () => Promise<LinkFinding | null>;

const inTurn = (looks: readonly Look[]) => mapLimited(PARALLEL, looks, (look) => look());

/** @param videos takes the ids of those that the page shows */
async function menuLink(path: string, { visit }: LinkCheckDeps, videos: Set<string>): Promise<LinkFinding | null> {
  // A page of WordPress that is not there yet leads to its fallback: that is what visitors are meant to get.
  const problem = await problemOf(
    async () => {
      const answer = await visit(path);
      const html = answer.status === 200 ? await answer.text() : '';
      for (const [, id = ''] of html.matchAll(WATCHED)) videos.add(id);
      return answer;
    },
    (status) => status === 200 || status === 302,
  );
  return problem === null ? null : { kind: 'menu link', what: path, problem };
}

async function managedPage(
  { slug, id }: { slug: string; id: number },
  { publishedSlug }: LinkCheckDeps,
): Promise<LinkFinding | null> {
  const finding = (problem: string): LinkFinding => ({ kind: 'managed page', what: `${slug} (id ${id})`, problem });
  try {
    const own = await publishedSlug(id);
    if (own === null) return finding('WordPress has no public page with this id');
    return own === slug ? null : finding(`the page with this id has the slug "${own.slice(0, 80)}"`);
  } catch {
    return finding('WordPress does not answer');
  }
}

async function video(id: string, { fetch }: LinkCheckDeps): Promise<LinkFinding | null> {
  const watch = encodeURIComponent(`https://www.youtube.com/watch?v=${id}`);
  const address = `https://www.youtube.com/oembed?format=json&url=${watch}`;
  const problem = await problemOf(
    () => fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS) }),
    // 401: there, and may not be embedded, which is a finding of its own.
    (status) => status === 200,
  );
  return problem === null ? null : { kind: 'video', what: id, problem };
}

async function linkElsewhere(url: string, { fetch }: LinkCheckDeps): Promise<LinkFinding | null> {
  const problem = await problemOf(
    () => fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) }),
    (status) => status < 400 || CLOSED_TO_PROGRAMS.includes(status),
  );
  return problem === null ? null : { kind: 'link elsewhere', what: url, problem };
}

/** Null: the answer is a good one. */
async function problemOf(ask: () => Promise<Response>, isGood: (status: number) => boolean): Promise<string | null> {
  try {
    const answer = await ask();
    // Not awaited: the status has said everything, or it has been read.
    answer.body?.cancel().catch(() => undefined);
    return isGood(answer.status) ? null : `answers ${answer.status}`;
  } catch {
    return 'does not answer';
  }
}
