/**
 * What ten thousand posts cost, as a Markdown table: `npm run bench:posts`. Needs a build.
 * Times are those of this machine, with the double of WordPress beside it; a measurement, never a test.
 */
import { createHmac, randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { brotliCompressSync } from 'node:zlib';
import type { Miniflare } from 'miniflare';
import { unstable_getMiniflareWorkerOptions } from 'wrangler';
import { commandLine, needsBuild, numberOf } from '../../scripts/command-line.ts';
import { startUpstream, type Upstream } from '../../tests/upstream/upstream.ts';
import { spread } from './statistics.ts';
import { residentMb, watchHeap } from './worker-memory.ts';
import { bundleWorker, startWorker } from './worker-server.ts';

const usage = `
npm run bench:posts [-- --posts <n>]

What ten thousand posts cost, as a Markdown table. Needs a build.`;
const { values } = commandLine(usage, { options: { posts: { type: 'string', default: '10000' } } });
/** The clinic has 133. */
const SIZES = [133, numberOf('--posts', values.posts, { least: 1, usage })];
needsBuild();
const SECRET = 'bench-secret-of-the-notices';
const PUBLISHED = 10;
const ROUNDS = 30;
const NAME = 'many-posts';

interface Row {
  posts: number;
  cells: string[];
}

const folder = mkdtempSync(join(tmpdir(), 'many-posts-'));
try {
  await bundleWorker(folder);
  const rows: Row[] = [];
  for (const posts of SIZES) rows.push({ posts, cells: await measure(posts) });
  const names = [
    'first list, nothing cached',
    'list from memory, median of 50',
    'list HTML, of that Brotli',
    'search from memory, median of 20',
    'an article, first and again',
    'full refresh of the index',
    'calls of a refresh',
    'KV writes of a refresh with one change',
    'index in KV',
    'notice to public page, median and worst of 10',
    'calls of a notice',
    'memory of workerd before and after',
    'a second isolate over that KV: first list',
    'its memory after 90 lists, searches and articles: workerd',
    'its heap: least and most seen',
  ];
  console.log(`| | ${rows.map(({ posts }) => `${posts} posts`).join(' | ')} |\n|---|${rows.map(() => '--:').join('|')}|`);
  for (const [index, name] of names.entries()) console.log(`| ${name} | ${rows.map(({ cells }) => cells[index]).join(' | ')} |`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}

async function measure(posts: number): Promise<string[]> {
  const upstream = await startUpstream({ posts });
  const kept = mkdtempSync(join(tmpdir(), 'many-posts-kv-'));
  try {
    return [...(await filled(upstream, kept)), ...(await second(upstream, kept))];
  } finally {
    await upstream.stop();
    rmSync(kept, { recursive: true, force: true });
  }
}

/** `kept`: the folder of its KV. */
async function start(upstream: Upstream, kept: string) {
  const server = await startWorker(options(upstream, kept));
  await fetch(`${server.origin}/health`);
  return server;
}

/** What every isolate but the first one does: it finds the index in KV, and shows what visitors ask for. */
async function second(upstream: Upstream, kept: string): Promise<string[]> {
  const { miniflare, origin, pid, stop } = await start(upstream, kept);
  const heap = await watchHeap(miniflare, NAME);
  try {
    const first = await timed(() => page(`${origin}/blogs`));
    const [article] = upstream.content.published('post', 'date', false);
    for (let n = 0; n < ROUNDS; n += 1) {
      for (const path of [`?q=recovery+${n}`, `?show=${n}`, `/${article?.slug}`]) await page(`${origin}/blogs${path}`);
      await heap.look();
    }
    const { least, most } = heap.seen();
    return [ms(first), `${residentMb(pid)} MB`, `${least.toFixed(1)} MB, ${most.toFixed(1)} MB`];
  } finally {
    heap.stop();
    await stop();
  }
}

async function filled(upstream: Upstream, kept: string): Promise<string[]> {
  const { miniflare, origin, pid, stop } = await start(upstream, kept);
  try {
    const idle = residentMb(pid);
    const first = await timed(() => page(`${origin}/blogs`));
    const html = await page(`${origin}/blogs`);
    const warm = await median(50, () => page(`${origin}/blogs`));
    const search = await median(20, (n) => page(`${origin}/blogs?q=recovery+${n}`));
    const [article] = upstream.content.published('post', 'date', false);
    const articleFirst = await timed(() => page(`${origin}/blogs/${article?.slug}`));
    const articleAgain = await median(20, () => page(`${origin}/blogs/${article?.slug}`));
    const kv = await miniflare.getKVNamespace('CONTENT_KV');
    const refresh = await refreshed(upstream, origin, kv);
    const publish = await published(upstream, origin);
    const size = (await kv.get('v1/post-index/2', 'text'))?.length ?? 0;
    return [
      ms(first),
      ms(warm),
      `${kb(Buffer.byteLength(html))}, ${kb(brotliCompressSync(html).byteLength)}`,
      ms(search),
      `${ms(articleFirst)}, ${ms(articleAgain)}`,
      ms(refresh.ms),
      String(refresh.calls),
      String(refresh.writes),
      kb(size),
      `${ms(publish.median)}, ${ms(publish.worst)}`,
      String(publish.calls),
      `${idle} MB, ${residentMb(pid)} MB`,
    ];
  } finally {
    await stop();
  }
}

function options({ contentApi, clinicApi, leadsApi }: Upstream, kept: string) {
  const { workerOptions } = unstable_getMiniflareWorkerOptions('wrangler.toml');
  const own = { SITE_ORIGIN: 'https://bench.example', CONTENT_API: contentApi, CLINIC_API: clinicApi, LEADS_API: leadsApi };
  return {
    ...workerOptions,
    name: NAME,
    inspectorPort: 0,
    resourcePersistencePath: kept,
    cf: false,
    host: '127.0.0.1',
    modules: [{ type: 'ESModule' as const, path: 'index.js', contents: readFileSync(join(folder, 'index.js'), 'utf8') }],
    bindings: Object.assign({}, workerOptions.bindings, own, { NOTICE_SECRET: SECRET, CACHE_FRESH_SEC: '3600' }),
  };
}

type Kv = Awaited<ReturnType<Miniflare['getKVNamespace']>>;

/** A wide notice makes the index be read anew, after one post was changed. */
async function refreshed(upstream: Upstream, origin: string, kv: Kv) {
  const post = upstream.content.published('post', 'id', true)[3];
  if (!post) throw new Error('there are no posts');
  for (const { name } of (await kv.list()).keys)
    await kv.put(name, (await kv.get(name, 'text')) ?? '', { metadata: { seen: true } });
  upstream.content.update(post.id, { title: 'Refreshed in the bench' });
  upstream.calls.reset();
  const took = await timed(async () => {
    await notify(origin, [{ type: 'site', event: 'updated' }]);
    await until(async () => (await page(`${origin}/blogs?q=refreshed+in+the+bench`)).includes('Refreshed in the bench</bdi>'));
  });
  const written = (await kv.list()).keys.filter(({ name, metadata }) => !metadata && !name.endsWith('due-since'));
  return { ms: took, calls: upstream.calls.count(), writes: written.length };
}

/** Ten changes of ten posts: from sending the notice until the public page shows the new title. */
async function published(upstream: Upstream, origin: string) {
  const posts = upstream.content.published('post', 'id', true).slice(10, 10 + PUBLISHED);
  const times: number[] = [];
  let calls = 0;
  for (const [n, { id, slug }] of posts.entries()) {
    await page(`${origin}/blogs/${slug}`);
    upstream.content.update(id, { title: `Published ${n}` });
    upstream.calls.reset();
    times.push(
      await timed(async () => {
        await notify(origin, [{ type: 'post', event: 'updated', id, slug }]);
        await until(async () => (await page(`${origin}/blogs/${slug}`)).includes(`>Published ${n}</h1>`));
      }),
    );
    calls = Math.max(calls, upstream.calls.count());
  }
  const all = spread(times);
  return { median: all.median, worst: all.max, calls };
}

async function notify(origin: string, changes: object[]): Promise<void> {
  const body = JSON.stringify({ id: randomUUID(), changes });
  const time = Math.floor(Date.now() / 1000);
  const mark = createHmac('sha256', SECRET).update(`${time}.${body}`).digest('hex');
  const answer = await fetch(`${origin}/api/notices`, {
    method: 'POST',
    body,
    headers: { 'X-Content-Signature': `t=${time},v1=${mark}` },
  });
  if (answer.status !== 202) throw new Error(`The notice was answered ${answer.status}`);
}

async function until(look: () => Promise<boolean>): Promise<void> {
  while (!(await look())) await pause(20);
}

async function page(address: string): Promise<string> {
  const answer = await fetch(address);
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
  return text;
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
}

async function median(rounds: number, work: (n: number) => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let n = 0; n < rounds; n += 1) times.push(await timed(() => work(n)));
  return spread(times).median;
}

function ms(value: number): string {
  return `${value < 10 ? value.toFixed(1) : Math.round(value)} ms`;
}

function kb(bytes: number): string {
  return `${(bytes / 1000).toFixed(bytes < 10_000 ? 1 : 0)} kB`;
}
