import * as v from 'valibot';
import { readLimited } from '../lib/read-limited.ts';
import type { DomainEnd } from '../monitor/monitor-contract.ts';
import type { Settings } from '../settings.ts';

const TIMEOUT_MS = 8000;
const LIMITS = { maxBytes: 512 * 1024, timeoutMs: TIMEOUT_MS };

/** The part of an RDAP answer (RFC 9083) that is read. */
const rdap = v.object({ events: v.array(v.object({ eventAction: v.string(), eventDate: v.optional(v.string()) })) });

interface DomainParts {
  settings: Pick<Settings, 'DOMAINS' | 'RDAP_URL' | 'SITE_ORIGIN'>;
  known: readonly DomainEnd[];
  fetch: (url: string, init: RequestInit) => Promise<Response>;
  now: () => number;
}

export const watchedDomains = ({ DOMAINS, SITE_ORIGIN }: DomainParts['settings']): string[] =>
  DOMAINS.length ? DOMAINS : [new URL(SITE_ORIGIN).hostname.replace(/^www\./, '')];

/** When the watched domains end, as their registries say; what could not be asked stays as it was known. None where nobody is to be asked. */
export async function domainEnds({ settings, known, fetch, now }: DomainParts): Promise<DomainEnd[]> {
  if (!settings.RDAP_URL) return [];
  return Promise.all(
    watchedDomains(settings).map(async (name): Promise<DomainEnd> => {
      const endsAt = await askedEnd(settings.RDAP_URL + name, fetch);
      if (endsAt !== undefined) return { name, endsAt, askedAt: now() };
      return known.find((before) => before.name === name) ?? { name, endsAt: null, askedAt: null };
    }),
  );
}

/** Null: the registry keeps it to itself. Undefined: it could not be asked. */
async function askedEnd(url: string, fetch: DomainParts['fetch']): Promise<number | null | undefined> {
  try {
    const answer = await fetch(url, {
      headers: { Accept: 'application/rdap+json, application/json' },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!answer.ok) return undefined;
    const text = await readLimited(answer, LIMITS);
    const { events } = v.parse(rdap, JSON.parse(text));
    const at = Date.parse(events.find(({ eventAction }) => eventAction === 'expiration')?.eventDate ?? '');
    return Number.isNaN(at) ? null : at;
  } catch {
    return undefined;
  }
}
