import { createApp } from './app.ts';
import { createCache, createReadAhead } from './cache/cached.ts';
import { Isolate } from './cache/isolate.ts';
import { kvStore, snapshotStore } from './cache/stores.ts';
import { createCacheWriter } from './cache/write.ts';
import { createImageCheck } from './clinic-api/check-image.ts';
import { createLoaders } from './cms/client/loaders.ts';
import { createMediaMarks, type MarkRegister } from './cms/client/media-marks.ts';
import { createPreviewReader } from './cms/client/preview-reader.ts';
import { purgeEdge } from './cms/client/purge-edge.ts';
import { INDEX_KEY, PAGE_LIST_KEY } from './cms/map/keys-and-slugs.ts';
import type { KeptIndex } from './cms/map/merge-index.ts';
import { indexPacking } from './cms/map/pack-index.ts';
import type { PageList } from './cms/map/page-list.ts';
import { createRepository } from './cms/queries/repository.ts';
import { createOverlayReader } from './cms/records/published.ts';
import type { ChangeDeps } from './cms/webhooks/apply-changes.ts';
import type { Dependencies } from './dependencies.ts';
import { type Bindings, readEnvironment } from './env.ts';
import { createHtmlCache } from './html/html-cache.ts';
import { systemClock } from './lib/async.ts';
import { scheduled } from './scheduled.ts';

export { MediaRegister } from './cms/media-register.ts';
export { LeadOutbox } from './leads/outbox.ts';
export { SiteMonitor } from './monitor/site-monitor.ts';

/** Articles that are asked for by name alone while the index cannot tell: addresses can be made up without end. */
const UNKNOWN_ARTICLES = { limit: 20, windowMs: 10_000 };

/** Lives as long as the isolate; everything else is made for each request. */
const isolate = new Isolate();

function createDependencies(env: Bindings, ctx: ExecutionContext): Dependencies {
  const settings = readEnvironment(env);
  const { now, wait } = systemClock;
  const waitUntil = (work: Promise<unknown>) => ctx.waitUntil(work);
  const log = (sentence: string) => console.warn(sentence);
  // The platform's type of a stub turns pairs into lists.
  const register = () => env.MEDIA_REGISTER.getByName('media', { locationHint: 'apac' }) as unknown as MarkRegister;
  const marks = createMediaMarks({ register, now, wait, waitUntil, log });
  const parts = {
    isolate,
    kv: kvStore(env.CONTENT_KV, { packings: { [INDEX_KEY]: indexPacking }, nextTurn: () => scheduler.wait(0) }),
    snapshot: snapshotStore(env.ASSETS),
    clock: systemClock,
    random: Math.random,
    waitUntil,
    log,
  };
  const load: typeof fetch = (input, init) => fetch(input, init);
  const knownPages = () => isolate.entry<PageList>(PAGE_LIST_KEY)?.value ?? null;
  const loaders = createLoaders({ settings, fetch: load, now, wait, log, marks, knownPages });
  const writer = createCacheWriter(parts);
  const changes: ChangeDeps = { settings, loaders, writer, marks, now, wait, log };
  const readPreview = createPreviewReader(loaders, () => writer.peek<KeptIndex>(INDEX_KEY), now);
  const content = createRepository({
    settings,
    loaders,
    read: createCache(parts),
    readAhead: createReadAhead(parts),
    invalidatedAt: marks.invalidatedAt,
    fetch: load,
    log,
    mayAskForUnknown: () => isolate.mayAsk(now(), UNKNOWN_ARTICLES),
    hasEditorPages: settings.NOTICE_SECRET !== '',
    checkImage: createImageCheck({ fetch: ownFilesFirst(env.ASSETS, settings.SITE_ORIGIN) }),
  });
  const overlay = createOverlayReader({ enabled: settings.NOTICE_SECRET !== '', content, marks, assets: env.ASSETS, wait, log });
  const html = createHtmlCache({ waitUntil });
  const purge: Dependencies['purge'] = (named) => purgeEdge({ settings, fetch: load, cache: caches.default, wait, log }, named);
  return { settings, content, changes, marks, purge, readPreview, overlay, html, assets: env.ASSETS, now, wait, waitUntil, log };
}

/** A `fetch` that takes files of this site from the build: a Worker that calls its own address would wait for itself. */
const ownFilesFirst =
  (assets: Fetcher, siteOrigin: string): typeof fetch =>
  (input, init) =>
    new URL(input instanceof Request ? input.url : input).origin === siteOrigin ? assets.fetch(input, init) : fetch(input, init);

const app = createApp(createDependencies);

export default {
  fetch: app.fetch,
  /** Work by the clock: worker/scheduled.ts. */
  async scheduled({ cron }, env, ctx) {
    const deps = createDependencies(env, ctx);
    await scheduled(cron, {
      env,
      deps,
      visit: async (path, init) => app.fetch(new Request(deps.settings.SITE_ORIGIN + path, init), env, ctx),
    });
  },
} satisfies ExportedHandler<Bindings>;
