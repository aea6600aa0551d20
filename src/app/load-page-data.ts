import type { PageData, PageRedirect } from '../documents/page-data.ts';
import { CONTENT_PATH } from '../endpoints.ts';

/** What a page is loaded for. */
export interface PageRequest {
  url: URL;
  signal?: AbortSignal;
  /** Data that is there already: the Worker's, or what the document brought along. */
  given?: PageData | undefined;
}

const UNAVAILABLE_RETRY_SEC = 30;

/** On the server the data is given; in the browser it comes from the Worker. Throws when it is called off, and for nothing else. */
export async function loadPageData({ url, signal, given }: PageRequest): Promise<PageData | PageRedirect> {
  if (given) return given;
  try {
    const answer = await fetch(`${CONTENT_PATH}${url.pathname}${url.search}`, {
      headers: { accept: 'application/json' },
      signal: signal ?? null,
    });
    const data = (await answer.json()) as PageData | PageRedirect | { ok: false };
    return 'ok' in data ? { status: 'unavailable', retryAfterSec: UNAVAILABLE_RETRY_SEC } : data;
  } catch (error) {
    if (signal?.aborted) throw error;
    return { status: 'unavailable', retryAfterSec: UNAVAILABLE_RETRY_SEC };
  }
}
