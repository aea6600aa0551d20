import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { SEO_IDS } from '../../tests/upstream/clinic/seo-metadata.ts';
import { startUpstream, type Upstream } from '../../tests/upstream/upstream.ts';
import { upstreamVars } from '../../tests/upstream/upstream-vars.ts';
import { type Case, cases, RAW_ASSET, type ServerName, STATIC_PAGE } from './cases.ts';
import { bundleWorker, type SiteSource, startBuiltSite, startHello, type WorkerServer } from './worker-server.ts';

const ROOM = '.cache/bench';
const ASSETS = `${ROOM}/client`;
const BUNDLE = `${ROOM}/worker`;
/** Nothing grows stale while it is measured. */
const FRESH_SEC = 100_000;
/** In place of the file's. */
const SAID_LEAD = 'The nose, in proportion to the whole face, for breathing too.';

/** Everything the benchmark asks, running. */
export interface Stage {
  servers: Record<ServerName, WorkerServer>;
  cases: Case[];
  stop: () => Promise<void>;
}

/** Builds the Worker and starts the servers. `unread`: how many posts the cold site has at least, to be asked for once each. */
export async function setStage(unread: number): Promise<Stage> {
  rmSync(ROOM, { recursive: true, force: true });
  cpSync('dist/client', ASSETS, { recursive: true });
  await bundleWorker(BUNDLE);
  const few = await startUpstream();
  const many = await startUpstream({ posts: unread });
  const site = siteOver(few);
  const etag = await layRawAsset(site);
  const editors = await startUpstream();
  editors.content.said = {
    version: '1',
    schema: '',
    drafts: {},
    records: { [`services${STATIC_PAGE}`]: { modified: '', fields: { lead: SAID_LEAD } } },
  };
  const servers = {
    hello: await startHello(ASSETS),
    site: await startBuiltSite(site),
    cold: await startBuiltSite(siteOver(many)),
    said: await startBuiltSite(siteOver(editors, { NOTICE_SECRET: 'the-secret-of-the-bench-and-of-nobody' })),
  };
  await untilSaid(servers.said);
  return {
    servers,
    cases: cases({ article: postPaths(few)[0] ?? '', unread: postPaths(many), etag }),
    async stop() {
      await Promise.all([...Object.values(servers), few, many, editors].map((running) => running.stop()));
    },
  };
}

const siteOver = (upstream: Upstream, more: Record<string, string> = {}): SiteSource => ({
  assets: ASSETS,
  bundle: `${BUNDLE}/index.js`,
  vars: {
    ...upstreamVars(upstream),
    SEO_IDS: JSON.stringify(SEO_IDS),
    CACHE_FRESH_SEC: String(FRESH_SEC),
    ...more,
  },
});

/** What WordPress says is read behind the first answers. */
async function untilSaid({ origin }: WorkerServer): Promise<void> {
  for (let asked = 0; asked < 100; asked++) {
    if ((await (await fetch(origin + STATIC_PAGE)).text()).includes(SAID_LEAD)) return;
    await pause(100);
  }
  throw new Error(`${STATIC_PAGE} never showed what WordPress says`);
}

/** Paths of the ordinary posts; the awkward ones among the samples are no measure. */
const postPaths = ({ content }: Upstream): string[] =>
  content
    .published('post', 'id', true)
    .filter(({ slug }) => /^[a-z0-9-]+$/.test(slug))
    .map(({ slug }) => `/blogs/${slug}`);

/** Lays the finished static page among the files, so that page and file have one size. Answers the page's validator. */
async function layRawAsset(source: SiteSource): Promise<string> {
  const site = await startBuiltSite(source);
  try {
    const page = await fetch(site.origin + STATIC_PAGE);
    if (!page.ok) throw new Error(`The site answers ${page.status} for ${STATIC_PAGE}`);
    mkdirSync(dirname(ASSETS + RAW_ASSET), { recursive: true });
    writeFileSync(ASSETS + RAW_ASSET, await page.text());
    return page.headers.get('etag') ?? '';
  } finally {
    await site.stop();
  }
}
