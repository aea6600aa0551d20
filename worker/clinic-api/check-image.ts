/** Answers whether a picture loads. Never throws. */
export type CheckImage = (url: URL) => Promise<boolean>;

interface CheckImageOptions {
  fetch: typeof fetch;
  /** For both requests together. */
  timeoutMs?: number;
}

const DEFAULT_TIMEOUT_MS = 2000;

/**
 * Row SEO-14: those who read share cards run no script, so whether their picture loads is found out here. By HEAD, and by GET where
 * a host does not know HEAD. A redirect counts as not loading: the API must not send the Worker elsewhere.
 */
export function createImageCheck({ fetch, timeoutMs = DEFAULT_TIMEOUT_MS }: CheckImageOptions): CheckImage {
  return async (url) => {
    const signal = AbortSignal.timeout(timeoutMs);
    const loads = async (method: 'HEAD' | 'GET'): Promise<boolean> => {
      try {
        const answer = await fetch(url.href, { method, redirect: 'manual', signal, headers: { accept: 'image/*' } });
        await answer.body?.cancel();
        return answer.status === 200 && /^image\//i.test(answer.headers.get('content-type') ?? '');
      } catch {
        return false; // No answer in time, or none at all: it does not load.
      }
    };
    return (await loads('HEAD')) || (!signal.aborted && (await loads('GET')));
  };
}
