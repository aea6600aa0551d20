/** More came than is read. */
export class TooLargeError extends Error {}
/** It did not come in time. */
export class TooSlowError extends Error {}

interface Limits {
  maxBytes: number;
  timeoutMs: number;
}

/**
 * The body of a request or an answer as text, read no further than to the first byte too many, whatever its `Content-Length` says or leaves unsaid.
 * @throws TooLargeError, TooSlowError, TypeError where it is not UTF-8, or whatever broke the connection
 */
export async function readLimited(request: Pick<Request, 'headers' | 'body'>, { maxBytes, timeoutMs }: Limits): Promise<string> {
  if (Number(request.headers.get('Content-Length')) > maxBytes) throw new TooLargeError();
  const reader = request.body?.getReader();
  if (!reader) return '';
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: false });
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeIsUp = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TooSlowError()), timeoutMs);
  });
  let text = '';
  let bytes = 0;
  try {
    for (;;) {
      const { done, value } = await Promise.race([reader.read(), timeIsUp]);
      if (done) return text + decoder.decode();
      bytes += value.byteLength;
      if (bytes > maxBytes) throw new TooLargeError();
      text += decoder.decode(value, { stream: true });
    }
  } finally {
    clearTimeout(timer);
    // A courtesy to the connection, which may be gone already.
    reader.cancel().catch(() => undefined);
  }
}
