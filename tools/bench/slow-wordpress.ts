/**
 * A WordPress on a slow host: `npm run bench:slow-wordpress`. Needs a build.
 * The built Worker in workerd, with nothing in its caches, over the double that answers each list page after a delay, while a visitor
 * comes every two seconds for one article or another. Fails when a promise of the site does not hold.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { commandLine, needsBuild, numberOf } from '../../scripts/command-line.ts';
import type { Call } from '../../tests/upstream/calls.ts';
import { startUpstream, type Upstream } from '../../tests/upstream/upstream.ts';
import { upstreamVars } from '../../tests/upstream/upstream-vars.ts';
import { bundleWorker, startBuiltSite } from './worker-server.ts';

const usage = `
npm run bench:slow-wordpress [-- --posts <n>] [--delay <seconds>]

What visitors meet while the list of articles is read for the first time, from a WordPress that needs seconds for each page of a hundred.
Needs a build. Exit code 1 when it is not filled within two minutes, or an article that exists is answered 404 or not at all.

  --posts   ordinary articles; default 1350
  --delay   seconds for each list page; default 8`;
const { values } = commandLine(usage, {
  options: { posts: { type: 'string', default: '1350' }, delay: { type: 'string', default: '8' } },
});
const posts = numberOf('--posts', values.posts, { least: 1, usage });
const delaySec = numberOf('--delay', values.delay, { least: 0, usage });
needsBuild();

const FILLED_WITHIN_SEC = 120;
const GIVE_UP_SEC = 300;
const VISIT_EVERY_MS = 2_000;
/** Other articles in between: an odd step goes through all of them. */
const STEP = 397;

interface Visit {
  path: string;
  status: number;
  ms: number;
}

const folder = mkdtempSync(join(tmpdir(), 'slow-wordpress-'));
const upstream = await startUpstream({ posts });
upstream.faults.set('content', { delayMs: delaySec * 1000 }, { match: isListPage });
try {
  const bundle = await bundleWorker(folder);
  const vars = { SITE_ORIGIN: 'https://www.clinic.example', ...upstreamVars(upstream) };
  const site = await startBuiltSite({ assets: 'dist/client', bundle, vars });
  try {
    report(await watch(site.origin, upstream));
  } finally {
    await site.stop();
  }
} finally {
  await upstream.stop();
  rmSync(folder, { recursive: true, force: true });
}

/** A page of posts, rather than one post by its slug or a few by their ids. */
function isListPage({ url }: Call): boolean {
  const { pathname, searchParams } = new URL(url, 'http://double');
  return pathname.endsWith('/posts') && searchParams.has('per_page') && !searchParams.has('slug') && !searchParams.has('include');
}

async function watch(origin: string, { content, calls }: Upstream) {
  const readable = content.published('post', 'date', false).filter(({ password }) => password === '');
  const slugs = readable.map(({ slug }) => slug);
  const begun = Date.now();
  const articles: Visit[] = [];
  let listAfterSec: number | null = null;
  let listed = 0;
  const elapsed = () => (Date.now() - begun) / 1000;
  for (let turn = 0; listed < slugs.length && elapsed() < GIVE_UP_SEC; turn += 1) {
    const next = begun + (turn + 1) * VISIT_EVERY_MS;
    articles.push(await visit(`${origin}/blogs/${slugs[(turn * STEP) % slugs.length]}`));
    if (listAfterSec === null && (await visit(`${origin}/blogs`)).status === 200) listAfterSec = elapsed();
    listed = await inSitemaps(origin);
    if (listed < slugs.length) await pause(Math.max(0, next - Date.now()));
  }
  return {
    known: slugs.length,
    listed,
    filledSec: elapsed(),
    listAfterSec,
    articles,
    pages: calls.list.filter(isListPage).length,
  };
}

async function visit(url: string): Promise<Visit> {
  const begun = Date.now();
  const answer = await fetch(url, { redirect: 'manual' });
  await answer.text();
  return { path: new URL(url).pathname, status: answer.status, ms: Date.now() - begun };
}

/** Articles that search engines are told of; while not all are known, none. */
async function inSitemaps(origin: string): Promise<number> {
  let count = 0;
  for (let part = 1; ; part += 1) {
    const answer = await fetch(`${origin}/sitemaps/posts-${part}.xml`);
    const xml = await answer.text();
    if (!answer.ok) return count;
    count += new Set([...xml.matchAll(/\/blogs\/([^<]+)<\/loc>/g)].map(([, slug]) => slug)).size;
  }
}

function report({ known, listed, filledSec, listAfterSec, articles, pages }: Awaited<ReturnType<typeof watch>>): void {
  const refused = articles.filter(({ status }) => status !== 200);
  const slowest = Math.max(...articles.map(({ ms }) => ms));
  const isFilled = listed >= known && filledSec <= FILLED_WITHIN_SEC;
  const rows: [string, string][] = [
    ['articles, and seconds for each page of a hundred', `${known}, ${delaySec} s`],
    ['the first article that anybody asks for', `${articles[0]?.status} after ${articles[0]?.ms} ms`],
    ['articles asked for meanwhile, and answered 200', `${articles.length}, ${articles.length - refused.length}`],
    ['the slowest of them', `${slowest} ms`],
    ['/blogs shows the newest after', listAfterSec === null ? 'never' : `${listAfterSec.toFixed(0)} s`],
    ['all are listed, and in the sitemap, after', listed >= known ? `${filledSec.toFixed(0)} s` : `not in ${GIVE_UP_SEC} s`],
    ['list pages read', String(pages)],
  ];
  console.log(`| | |\n|---|--:|\n${rows.map(([name, value]) => `| ${name} | ${value} |`).join('\n')}`);
  for (const { path, status } of refused) console.log(`\n${path}: ${status}`);
  if (!isFilled || refused.length > 0) process.exitCode = 1;
}
