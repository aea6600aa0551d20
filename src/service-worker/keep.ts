import { type KeptPage, offlinePage } from './offline-page.ts';
import { alwaysKept } from './plan.ts';

/** A slow line gets the kept copy after this; without a copy it gets all the time it needs. */
const PAGE_TIMEOUT_MS = 4000;

/** How many are kept; the oldest go first. Some 40 files belong to a page, most of them to all pages. */
export const MAX_PAGES = 30;
export const MAX_FILES = 160;

const FILE = /\/(?:assets|p)\//;

export interface KeepTools {
  /** The one cache of this build. */
  cache: Pick<Cache, 'match' | 'put' | 'keys' | 'delete'>;
  fetch: (request: Request | string) => Promise<Response>;
  wait: (ms: number) => Promise<void>;
  /** Takes what nobody waits for, and may fail: a copy that is being written. Throws once the request is answered and nothing taken is under way. */
  later: (work: Promise<unknown>) => void;
}

const isFile = ({ url }: Pick<Request, 'url'>): boolean => FILE.test(url);

const isSecret = ({ headers }: Response): boolean => /no-store|private/.test(headers.get('Cache-Control') ?? '');

const typeOf = ({ headers }: Response): string => headers.get('Content-Type') ?? '';

/** Ours have a content policy; the page that a filter of a company puts in their place has none of it. */
const isOurs = ({ headers }: Response): boolean => headers.has('Content-Security-Policy');

/** A page may be kept when it is one: found, ours, at this very address, and nobody's own. */
export const isKeepablePage = (answer: Response): boolean =>
  answer.status === 200 && !answer.redirected && !isSecret(answer) && isOurs(answer) && typeOf(answer).startsWith('text/html');

/** What was withdrawn is not shown from the device either, once the device has heard of it. */
const isGone = ({ status }: Response): boolean => status === 404 || status === 410;

/** A device whose store fails has no copy. */
const find = (request: Request | string, { cache }: KeepTools): Promise<Response | undefined> =>
  cache.match(request).catch(() => undefined);

/** Rejects where the device has no room, or the answer breaks off. */
async function store(request: Request | string, answer: Response, { cache }: KeepTools): Promise<void> {
  await cache.put(request, answer);
  await trim(cache);
}

/**
 * Network first. The copy serves where the connection is slow or dead, or the site itself fails; where there is no copy, a page that
 * says so. The page goes on to the visitor as it comes: neither finding a copy nor writing one, which a full device refuses, holds it up.
 */
export async function answerPage(
  request: Request,
  tools: KeepTools,
  preloaded?: Promise<Response | undefined>,
): Promise<Response> {
  const path = new URL(request.url).pathname;
  const copy = find(path, tools);
  const load = async (): Promise<Response> => {
    const answer = (await preloaded) ?? (await tools.fetch(request));
    if (isKeepablePage(answer)) tools.later(store(path, answer.clone(), tools));
    else if (isGone(answer)) tools.later(tools.cache.delete(path));
    return answer;
  };
  const fresh = load();
  // A late answer renews the copy that was shown in its place.
  tools.later(fresh);
  const orCopy = fresh.then(
    async (answer) => (answer.status < 500 ? answer : ((await copy) ?? answer)),
    async () => (await copy) ?? offline(tools),
  );
  return Promise.race([orCopy, tools.wait(PAGE_TIMEOUT_MS).then(async () => (await copy) ?? orCopy)]);
}

/** A page that is never kept, or says that there is no connection. */
export const answerVisit = async (
  request: Request,
  tools: KeepTools,
  preloaded?: Promise<Response | undefined>,
): Promise<Response> => {
  try {
    return (await preloaded) ?? (await tools.fetch(request));
  } catch {
    return offline(tools);
  }
};

/** Lists the pages that are kept, the latest first, by the titles of their documents. */
async function offline({ cache }: KeepTools): Promise<Response> {
  const keys = await cache.keys().catch(() => []);
  const paths = keys.filter((key) => !isFile(key)).map(({ url }) => new URL(url).pathname);
  const pages = await Promise.all(
    paths.map(async (path): Promise<KeptPage> => {
      const html = (await (await cache.match(path))?.text()) ?? '';
      return { path, title: /<title[^>]*>([^<]+)/.exec(html)?.[1] ?? path };
    }),
  );
  return offlinePage(pages.reverse());
}

/** What a name with a hash names is there for good; an error is not, nor is a page in its place, with which no page of this build would come alive. */
const isKeepableFile = (answer: Response): boolean =>
  answer.status === 200 && !isSecret(answer) && !typeOf(answer).startsWith('text/html');

/** Cache first: what a hashed name names never changes. The file goes on to the page as it comes. */
export async function answerFile(request: Request, tools: KeepTools): Promise<Response> {
  const kept = await find(request, tools);
  if (kept) return kept;
  const answer = await tools.fetch(request);
  if (isKeepableFile(answer)) tools.later(store(request, answer.clone(), tools));
  return answer;
}

/** Keeps pages and files by their paths, as far as they are not kept yet. Resolves when they are. */
export async function keepPaths(paths: { pages: readonly string[]; files: readonly string[] }, tools: KeepTools): Promise<void> {
  const keep = async (path: string, isKeepable: (answer: Response) => boolean): Promise<void> => {
    if (await find(path, tools)) return;
    const answer = await tools.fetch(path);
    if (isKeepable(answer)) await store(path, answer, tools);
  };
  for (const path of paths.pages) await keep(path, isKeepablePage);
  await Promise.all(paths.files.map((path) => keep(path, isKeepableFile)));
}

/** The page that is always kept, with every file its HTML names, pictures aside. Rejects when the page cannot be had. */
export async function keepAlways(tools: KeepTools): Promise<void> {
  const path = alwaysKept();
  const page = await tools.fetch(path);
  // What does not begin is tried again with the next page; what has begun without this one would lack it until the next build.
  if (!page.ok || !isOurs(page)) throw new Error(`${path} answered ${page.status}`);
  const text = await page.clone().text();
  if (isKeepablePage(page)) await store(path, page, tools);
  const files = new Set(text.match(/\/assets\/[\w./-]+/g));
  await keepPaths({ pages: [], files: [...files] }, tools);
}

/** Cache keys come in the order in which they were written. */
async function trim(cache: KeepTools['cache']): Promise<void> {
  const keys = await cache.keys();
  const files = keys.filter(isFile);
  const pages = keys.filter((key) => !isFile(key) && !key.url.endsWith(alwaysKept()));
  const old = [
    ...files.slice(0, Math.max(0, files.length - MAX_FILES)),
    ...pages.slice(0, Math.max(0, pages.length - MAX_PAGES)),
  ];
  await Promise.all(old.map((key) => cache.delete(key)));
}
