import { MEDIA_WIDTHS } from '../../../src/content/media-set.ts';
import { MEDIA_PREFIX } from '../../../src/endpoints.ts';
import type { Settings } from '../../settings.ts';
import type { Change } from '../webhooks/read-webhook.ts';
import { mediaBasesOf, originsOf } from './content-origins.ts';

/** The most that the platform takes in one call. */
const MAX_URLS = 100;
/** Calls of the Cache API count among the thousand of an invocation, which has content to read besides. */
const MAX_DELETES = 500;
const TIMEOUT_MS = 5_000;
const RETRY_PAUSES_MS = [1_000, 5_000] as const;
const FORMATS = ['', 'image/avif', 'image/webp'] as const;

interface Parts {
  settings: Pick<Settings, 'CONTENT_API' | 'SITE_ORIGIN' | 'MEDIA_BASES' | 'PURGE_ZONE' | 'PURGE_TOKEN' | 'PURGE_API'>;
  fetch: typeof fetch;
  /** The cache of the place that answers. */
  cache: Pick<Cache, 'delete'>;
  wait: (ms: number) => Promise<void>;
  log: (sentence: string) => void;
}

/** Where the platform keeps a picture that was made smaller. On our own origin, or nobody could purge it elsewhere. */
export const variantAddress = (
  siteOrigin: string,
  path: string,
  { width = '', format = '', version = '' }: { width?: number | ''; format?: string; version?: string },
): string => `${siteOrigin}${path}?w=${width}&f=${encodeURIComponent(format)}&v=${version}`;

/** Every address under which a file may lie at the edge. `path`: below the uploads folder. */
export function edgeAddresses(settings: Pick<Settings, 'CONTENT_API' | 'SITE_ORIGIN' | 'MEDIA_BASES'>, path: string): string[] {
  const origin = settings.SITE_ORIGIN;
  return mediaBasesOf(originsOf(settings)).flatMap((base, index) => {
    const own = `${MEDIA_PREFIX}${index === 0 ? '' : `~${index}/`}${path}`;
    const variants = (['', ...MEDIA_WIDTHS] as const).flatMap((width) =>
      FORMATS.map((format) => variantAddress(origin, own, { width, format })),
    );
    return [base + path, origin + own, ...MEDIA_WIDTHS.map((width) => `${origin}${own}?w=${width}`), ...variants];
  });
}

/**
 * Takes files that were deleted or replaced out of the edge: everywhere by the zone's purge where a token is given (`PURGE_ZONE`,
 * `PURGE_TOKEN`); without one, or where that fails, here alone by the Cache API, one call an address. The 410 of a deleted file does not
 * rest on it (media-marks.ts): this is so that no copy is left behind. Never throws.
 */
export async function purgeEdge({ settings, fetch, cache, wait, log }: Parts, changes: readonly Change[]): Promise<void> {
  const urls = changes.flatMap(({ type, media = [] }) =>
    type === 'media' ? media.flatMap((path) => edgeAddresses(settings, path)) : [],
  );
  if (urls.length === 0) return;
  if (settings.PURGE_TOKEN !== '') {
    const problem = await zonePurged({ settings, fetch, wait }, urls);
    if (problem === '') return;
    log(`The edge could not be purged (${problem}); what was withdrawn is 410 all the same`);
  }
  if (urls.length > MAX_DELETES) log(`Of ${urls.length} addresses ${MAX_DELETES} are taken out of the cache of this place`);
  await Promise.all(urls.slice(0, MAX_DELETES).map((url) => cache.delete(url))).catch(() =>
    log('Files could not be taken out of the cache of this place'),
  );
}

/** Answers what was wrong; empty: nothing. */
async function zonePurged(parts: Pick<Parts, 'settings' | 'fetch' | 'wait'>, urls: readonly string[]): Promise<string> {
  for (let at = 0; at < urls.length; at += MAX_URLS) {
    const problem = await purged(parts, urls.slice(at, at + MAX_URLS));
    if (problem !== '') return problem;
  }
  return '';
}

/** Purges, and tries again. Answers what was wrong; empty: nothing. */
async function purged({ settings, fetch, wait }: Pick<Parts, 'settings' | 'fetch' | 'wait'>, files: string[]): Promise<string> {
  let problem = '';
  for (const pauseMs of [0, ...RETRY_PAUSES_MS]) {
    if (pauseMs > 0) await wait(pauseMs);
    try {
      const answer = await fetch(`${settings.PURGE_API}/zones/${settings.PURGE_ZONE}/purge_cache`, {
        method: 'POST',
        headers: { Authorization: `Bearer ${settings.PURGE_TOKEN}`, 'Content-Type': 'application/json' },
        body: JSON.stringify({ files }),
        redirect: 'manual',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      await answer.body?.cancel();
      if (answer.ok) return '';
      problem = `status ${answer.status}`;
    } catch (error) {
      problem = error instanceof Error ? error.name : 'unknown';
    }
  }
  return problem;
}
