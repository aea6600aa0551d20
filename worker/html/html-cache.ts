import { WeightedMap } from '../cache/weighted-map.ts';
import { type FinishedPage, finishedPage } from './finished-page.ts';

/** Characters of finished HTML that one isolate keeps. */
const MEMORY_LIMIT = 16_000_000;
/** Copies of an old version are never asked for again; this is how long they linger. */
const SHARED_TTL_SEC = 24 * 3600;

const memory = new WeightedMap<FinishedPage>(MEMORY_LIMIT);

/** Keeps finished HTML under a key that names path, build and version of all that went into it: it never grows stale. */
export interface HtmlCache {
  /** The page under a key; made, and kept, when it is not there. `shared`: kept for the other isolates of the place too. */
  page(key: string, make: () => Promise<string>, options?: { shared?: boolean }): Promise<FinishedPage>;
}

export function createHtmlCache({ waitUntil }: { waitUntil: (work: Promise<unknown>) => void }): HtmlCache {
  return {
    async page(key, make, { shared = false } = {}) {
      const held = memory.get(key);
      if (held) return held;
      const address = new Request(`https://html.cache/${encodeURIComponent(key)}`);
      const found = shared ? await keptAt(address) : null;
      const body = found ?? (await make());
      const page = await finishedPage(body);
      memory.set(key, page, body.length);
      if (shared && found === null) {
        const headers = { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': `max-age=${SHARED_TTL_SEC}` };
        waitUntil(caches.default.put(address, new Response(body, { headers })).catch(() => undefined));
      }
      return page;
    },
  };
}

/** Null also where the cache of the place fails: it spares work, and what it has can be made. */
async function keptAt(address: Request): Promise<string | null> {
  try {
    return (await (await caches.default.match(address))?.text()) ?? null;
  } catch {
    return null;
  }
}
