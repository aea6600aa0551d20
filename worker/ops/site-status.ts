import { BUILD_ID, BUILT_AT } from '../../dist/build-id.js';
import { METADATA_PAGES } from '../../src/seo/apply-metadata.ts';
import type { Cached } from '../cache/cache-contract.ts';
import { clinicUrl, LEGACY_BLOGS } from '../clinic-api/clinic-api.ts';
import { restUrl, withCredentials } from '../cms/client/wordpress-access.ts';
import type { PageList } from '../cms/map/page-list.ts';
import type { RefusedField } from '../cms/records/overlay-of.ts';
import type { Dependencies } from '../dependencies.ts';
import type { Bindings } from '../env.ts';
import { leadProblems } from '../leads/lead-health.ts';
import { outboxOf } from '../leads/outbox-client.ts';
import type { OutboxCounts } from '../leads/outbox-contract.ts';
import { teamChannels } from '../leads/outbox-env.ts';
import { within } from '../lib/async.ts';
import { remembered } from '../lib/remembered.ts';
import { monitorOf } from '../monitor/monitor-client.ts';
import type { MonitorSummary } from '../monitor/monitor-contract.ts';
import { type FieldFigures, fieldFigures } from './field-problems.ts';
import type { LinkCheckReport } from './link-check.ts';
import {
  type CacheAge,
  findWrongMappings,
  type Problem,
  type Reach,
  siteProblems,
  verdictOf,
  type WrongMapping,
} from './problems.ts';
import { lastLinkCheckReport, readLastNotice } from './status-notes.ts';

export interface SiteStatus {
  /** Nothing needs a person. */
  ok: boolean;
  /** One sentence: that all is well, or what is wrong, whom to call and what to do first. */
  verdict: string;
  /** When it was looked at, ISO 8601: half a minute ago at most. */
  at: string;
  /** What needs a person, the most urgent first. */
  problems: Problem[];
  build: string;
  builtAt: string;
  environment: string;
  upstreams: Reach[];
  cache: CacheAge[];
  /** Slugs whose page WordPress does not have. */
  unmapped: string[];
  /** Ids in `MANAGED_PAGES` that mean another page than they should (row CMS-03). */
  wrongMappings: WrongMapping[];
  /** Pages that editors want to show at an address of the site's own, or of another page. */
  refusedPages: PageList['refused'];
  /** Articles in languages for which the site has no articles. */
  otherLanguages: { id: number; slug: string; lang: string }[];
  /** What WordPress says and the site does not take: the files stand there. */
  refusedFields: RefusedField[];
  /** When WordPress last sent a notice, ISO 8601; null when that is not known. */
  lastNotice: string | null;
  /** Null: the outbox does not answer. */
  outbox: (OutboxCounts & { oldestWaitingSec: number | null; problems: string[] }) | null;
  linkCheck: LinkCheckReport | null;
  /** Figures by build, the last visit of the site to itself, the watch, the domains. Null: the monitor does not answer. */
  monitor: MonitorSummary | null;
  /** The last day of the newest builds, for the watch over a release. */
  field: FieldFigures | null;
}

const REACH_TIMEOUT_MS = 2500;
const PART_TIMEOUT_MS = 2000;
/** For the team alone, and even so asked of the systems behind at most twice a minute. */
const FRESH_MS = 30_000;

const kept = remembered<SiteStatus>(FRESH_MS);

/**
 * How the site stands, with figures. Only behind the guard: it says what is behind the site. Never throws.
 * `fresh`: for the watch, which is looking at this moment, not what was found some seconds ago.
 */
export function statusFor(env: Bindings, deps: Dependencies, { fresh = false } = {}): Promise<SiteStatus> {
  const now = deps.now();
  return kept(() => lookedAt({ env, deps, now, fresh }), now, fresh);
}

interface Look {
  env: Bindings;
  deps: Dependencies;
  now: number;
  fresh: boolean;
}

async function lookedAt({ env, deps, now, fresh }: Look): Promise<SiteStatus> {
  const [upstreams, cache, outbox, report, noticeAt, known, mappings] = await Promise.all([
    reaches(deps),
    cacheAges(deps, now),
    inTime(async () => outboxOf(env.LEAD_OUTBOX).counts(), null),
    inTime(() => lastLinkCheckReport(env.CONTENT_KV), undefined),
    inTime(() => readLastNotice(env.CONTENT_KV), null),
    inTime(async () => monitorOf(env).summary(now), null),
    findWrongMappings(deps.settings, deps.content),
  ]);
  // Otherwise its first look, and the first after a pause, would find that nobody looks.
  const summary = fresh && known ? { ...known, watchedAt: now } : known;
  const problems = siteProblems({
    now,
    outbox,
    upstreams,
    cache,
    wrongMappings: mappings,
    monitor: summary,
    lastNoticeAt: noticeAt,
    settings: deps.settings,
    channels: teamChannels(env).size,
    dailyAt: report === undefined ? undefined : (report?.at ?? null),
    builtAt: BUILT_AT,
  });
  return {
    ok: problems.length === 0,
    verdict: verdictOf(problems, deps.settings),
    at: new Date(now).toISOString(),
    problems,
    build: BUILD_ID,
    builtAt: new Date(BUILT_AT).toISOString(),
    environment: deps.settings.ENVIRONMENT,
    upstreams,
    cache,
    unmapped: cache.flatMap(({ record, state }) =>
      record.startsWith('page ') && (state === 'absent' || state === 'gone') ? [record.slice(5)] : [],
    ),
    wrongMappings: mappings,
    refusedPages: await refusedPages(deps.content),
    otherLanguages: await otherLanguages(deps.content),
    refusedFields: (await deps.overlay())?.refused ?? [],
    lastNotice: noticeAt === null ? null : new Date(noticeAt).toISOString(),
    outbox: outbox && {
      ...outbox,
      problems: leadProblems(outbox, now),
      oldestWaitingSec: outbox.oldestWaitingAt === null ? null : Math.round((now - outbox.oldestWaitingAt) / 1000),
    },
    linkCheck: report ?? null,
    monitor: summary,
    field: summary && fieldFigures(summary),
  };
}

async function inTime<Value, Otherwise>(ask: () => Promise<Value>, otherwise: Otherwise): Promise<Value | Otherwise> {
  try {
    return await within(ask(), PART_TIMEOUT_MS);
  } catch {
    return otherwise;
  }
}

async function refusedPages(content: Dependencies['content']): Promise<PageList['refused']> {
  const list = await content.pageList().catch(() => null);
  return list?.status === 'found' ? list.value.refused : [];
}

async function otherLanguages(content: Dependencies['content']): Promise<SiteStatus['otherLanguages']> {
  const posts = await content.postsInOtherLanguages().catch(() => []);
  return posts.map(({ id, slug, lang = '' }) => ({ id, slug, lang }));
}

/** One cheap question to each system behind the site. That of enquiries is asked with OPTIONS, which starts nothing. */
function reaches({ settings, now }: Dependencies): Promise<Reach[]> {
  const { CONTENT_API, CLINIC_API, LEADS_API } = settings;
  const ask = withCredentials((url, init) => fetch(url, init), settings);
  const asked: [upstream: Reach['upstream'], method: string, url: string][] = [
    ['CMS', 'GET', restUrl(CONTENT_API, '/posts', { per_page: 1, _fields: 'id' }).href],
    ['clinic API', 'GET', clinicUrl(CLINIC_API, LEGACY_BLOGS).href],
    ['system of enquiries', 'OPTIONS', LEADS_API],
  ];
  return Promise.all(
    asked.map(async ([upstream, method, url]): Promise<Reach> => {
      const begun = now();
      try {
        const answer = await ask(url, { method, redirect: 'manual', signal: AbortSignal.timeout(REACH_TIMEOUT_MS) });
        // Not awaited: the status has said everything.
        answer.body?.cancel().catch(() => undefined);
        const { ok, status } = answer;
        // A firewall's question and a parked domain come with 200 as well: the site reads nothing of them, and shows old copies for ever.
        const isPage = /^text\/html/i.test(answer.headers.get('Content-Type') ?? '');
        const isOpen = method === 'OPTIONS' ? status < 500 : ok && !isPage;
        return { upstream, state: isOpen ? 'open' : 'failing', status, ms: now() - begun };
      } catch {
        return { upstream, state: 'unreachable', status: null, ms: now() - begun };
      }
    }),
  );
}

/** Read as a visitor reads them, so a stale one is refreshed by the way. */
function cacheAges({ content, settings }: Dependencies, now: number): Promise<CacheAge[]> {
  const records: [record: string, read: () => Promise<Cached<unknown>>][] = [
    ['index of posts', () => content.postIndex()],
    ...Object.keys(settings.MANAGED_PAGES).map((slug): [string, () => Promise<Cached<unknown>>] => [
      `page ${slug}`,
      () => content.managedPage(slug, { optional: false }),
    ]),
    ...METADATA_PAGES.map((page): [string, () => Promise<Cached<unknown>>] => [
      `metadata of ${page}`,
      () => content.metadata(page),
    ]),
  ];
  return Promise.all(
    records.map(async ([record, read]): Promise<CacheAge> => {
      const found = await read().catch(() => null);
      if (found?.status === 'found')
        // What is read just now is kept a moment after `now`.
        return { record, state: found.state, seconds: Math.max(0, Math.round((now - found.storedAt) / 1000)) };
      return { record, state: found?.status ?? 'failed', seconds: null };
    }),
  );
}
