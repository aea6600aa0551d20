import { afterEach, expect, it, vi } from 'vitest';
import { BUILT_AT } from '../../dist/build-id.js';
import { vitalNames } from '../../src/content/field-report.ts';
import { figureNames } from '../monitor/monitor-contract.ts';

// By a name that the compiler does not follow: it has the Worker's globals, a test Node's.
const STATUS = './site-status.ts';
const { statusFor } = await import(STATUS);

const AN_HOUR_LATER = BUILT_AT + 3_600_000;
const figures = Object.fromEntries(figureNames.map((name) => [name, 0]));
const vitals = Object.fromEntries(vitalNames.map((name) => [name, { p75: null, samples: 0 }]));
const summary = {
  builds: [],
  lastHour: figures,
  baseline: figures,
  overall: { name: 'all', now: vitals, before: vitals },
  newest: null,
  visit: null,
  visitsFailed: 0,
  contentReadAt: null,
  domains: [],
  watchedAt: null,
  redSince: null,
  undelivered: [],
};
const fails = () => Promise.reject(new Error('away'));
const env = {
  LEAD_OUTBOX: { getByName: () => ({ counts: fails }) },
  SITE_MONITOR: { getByName: () => ({ summary: async () => summary }) },
  CONTENT_KV: { get: async () => null },
};
const deps = {
  now: () => AN_HOUR_LATER,
  overlay: async () => null,
  content: { postIndex: fails, managedPage: fails, metadata: fails, pageList: fails, postsInOtherLanguages: fails },
  settings: {
    WATCH: 'on',
    MANAGED_PAGES: {},
    CONTENT_API: 'https://cms.example/wp-json/wp/v2',
    CLINIC_API: 'https://api.example',
    LEADS_API: 'https://leads.example',
    CONTENT_LOGIN: '',
    CONTENT_HEADERS: {},
    CERTIFICATE_ENDS: '',
  },
};
const keysOf = ({ problems }: { problems: { key: string }[] }) => problems.map(({ key }) => key);
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('is not called unwatched by the first look of the watch, nor just after it', async () => {
  vi.stubGlobal('fetch', fails);
  expect(keysOf(await statusFor(env, deps))).toContain('silent');
  expect(keysOf(await statusFor(env, deps, { fresh: true }))).not.toContain('silent');
  expect(keysOf(await statusFor(env, deps))).not.toContain('silent');
});

it('has no content from the future: what is read for the status is kept a moment after it began', async () => {
  vi.stubGlobal('fetch', fails);
  const metadata = async () => ({ status: 'found', state: 'MISS', value: {}, hash: '', storedAt: AN_HOUR_LATER + 1000 });
  const { cache } = await statusFor(env, { ...deps, content: { ...deps.content, metadata } }, { fresh: true });
  const read = cache.filter(({ state }: { state: string }) => state === 'MISS');
  expect(read.length).toBeGreaterThan(0);
  for (const { seconds } of read) expect(seconds).toBe(0);
});

it('calls a system behind it open by data alone, not by a page that comes with 200; that of enquiries by any answer', async () => {
  const states = async (type: string, status = 200) => {
    vi.stubGlobal('fetch', async () => new Response('', { status, headers: { 'Content-Type': type } }));
    const { upstreams } = await statusFor(env, deps, { fresh: true });
    return upstreams.map(({ state }: { state: string }) => state);
  };
  expect(await states('application/json; charset=UTF-8')).toEqual(['open', 'open', 'open']);
  expect(await states('text/html; charset=UTF-8')).toEqual(['failing', 'failing', 'open']);
  expect(await states('application/json', 404)).toEqual(['failing', 'failing', 'open']);
});

it('comes while KV hangs, without what KV knows', async () => {
  vi.stubGlobal('fetch', fails);
  vi.useFakeTimers();
  const CONTENT_KV = { get: () => new Promise(() => {}) };
  const asked = statusFor({ ...env, CONTENT_KV }, deps, { fresh: true });
  await vi.advanceTimersByTimeAsync(2000);
  expect(await Promise.race([asked, 'waits'])).toMatchObject({ linkCheck: null, lastNotice: null });
});

it('takes a link check that cannot be read for none that is missing', async () => {
  vi.stubGlobal('fetch', fails);
  const later = { ...deps, now: () => BUILT_AT + 3 * 86_400_000 };
  const keysWhile = async (get: () => Promise<unknown>) =>
    keysOf(await statusFor({ ...env, CONTENT_KV: { get } }, later, { fresh: true }));
  expect(await keysWhile(fails)).not.toContain('daily');
  expect(await keysWhile(async () => null)).toContain('daily');
});

it('knows the channels by the variables of the Worker', async () => {
  vi.stubGlobal('fetch', fails);
  const live = { ...deps, settings: { ...deps.settings, ENVIRONMENT: 'production' } };
  expect(keysOf(await statusFor(env, live, { fresh: true }))).toContain('channels');
  const told = { ...env, LEAD_SLACK_URL: 'https://hooks.example/1' };
  expect(keysOf(await statusFor(told, live, { fresh: true }))).not.toContain('channels');
});
