import { systemClock } from '../../lib/async.ts';
import { isRecord } from './members.ts';

export interface JsonRequest {
  url: URL;
  fetch: typeof fetch;
  /** For everything together: both attempts, the pause between them, and the bodies. */
  timeoutMs?: number;
  /** Of the decoded body. */
  maxBytes?: number;
  random?: () => number;
  wait?: (ms: number) => Promise<void>;
  now?: () => number;
}

export interface JsonAnswer {
  value: unknown;
  headers: Headers;
}

const DEFAULT_TIMEOUT_MS = 3000;
const DEFAULT_MAX_BYTES = 4 * 1024 * 1024;
const MAX_ERROR_BYTES = 64 * 1024;
const RETRY_PAUSE_MS = 100;
const RETRY_JITTER_MS = 200;
/** A second attempt with less time than this before it is not worth its load on the upstream. */
const RETRY_ROOM_MS = 300;
const RETRIED_STATUS: readonly (number | undefined)[] = [502, 503, 504];
const USER_AGENT = 'clinic-site/1.0';

/**
 * Reads one JSON document from an upstream, under the rules for reading upstream: one time budget for all of it, a cap on
 * decoded bytes, no redirects (a CMS must not send the Worker elsewhere), strict UTF-8 (a byte order mark is
 * tolerated), and one retry, only where it may help: a broken connection, or 502/503/504 without `Retry-After`.
 * @throws {UpstreamError} in every case of failure, and nothing else.
 */
export async function readJson(request: JsonRequest): Promise<JsonAnswer> {
  const { timeoutMs = DEFAULT_TIMEOUT_MS, random = Math.random, wait = systemClock.wait, now = Date.now } = request;
  const deadline = now() + timeoutMs;
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), timeoutMs);
  try {
    return await attempt(request, controller.signal);
  } catch (error) {
    const pauseMs = RETRY_PAUSE_MS + random() * RETRY_JITTER_MS;
    if (!mayPass(error) || now() + pauseMs + RETRY_ROOM_MS > deadline) throw error;
    await wait(pauseMs);
    return await attempt(request, controller.signal);
  } finally {
    clearTimeout(timer);
    controller.abort();
  }
}

function mayPass(error: unknown): boolean {
  if (!(error instanceof UpstreamError)) return false;
  if (error.kind === 'network') return true;
  return error.kind === 'status' && RETRIED_STATUS.includes(error.status) && error.retryAfterSec === undefined;
}

async function attempt(request: JsonRequest, signal: AbortSignal): Promise<JsonAnswer> {
  // Called as a bare function: workerd refuses a `fetch` whose `this` is another object.
  const { url, fetch, maxBytes = DEFAULT_MAX_BYTES } = request;
  const answer = await orUpstreamError(url, signal, () =>
    fetch(url.href, { headers: { accept: 'application/json', 'user-agent': USER_AGENT }, redirect: 'manual', signal }),
  );
  await refuseFailure(url, answer, signal);
  const text = await orUpstreamError(url, signal, () => readText(url, answer, maxBytes));
  try {
    return { value: JSON.parse(text), headers: answer.headers };
  } catch {
    // Without its cause: the message of a SyntaxError quotes the body.
    throw new UpstreamError('not-json', url, { status: answer.status });
  }
}

async function refuseFailure(url: URL, answer: Response, signal: AbortSignal): Promise<void> {
  const { ok, status, headers } = answer;
  if (ok) return;
  const code = status === 400 ? await errorCode(url, answer, signal) : undefined;
  if (!answer.bodyUsed) discard(answer.body?.cancel());
  if (status >= 300 && status < 400) throw new UpstreamError('redirect', url, { status });
  const retryAfterSec = parseRetryAfter(headers.get('retry-after'));
  throw new UpstreamError('status', url, {
    status,
    ...(retryAfterSec !== undefined && { retryAfterSec }),
    ...(code !== undefined && { code }),
  });
}

/** The `code` member of an error body; undefined when there is none to be had. */
async function errorCode(url: URL, answer: Response, signal: AbortSignal): Promise<string | undefined> {
  try {
    const body: unknown = JSON.parse(await orUpstreamError(url, signal, () => readText(url, answer, MAX_ERROR_BYTES)));
    return isRecord(body) && typeof body.code === 'string' && /^\w{1,64}$/.test(body.code) ? body.code : undefined;
  } catch {
    return undefined;
  }
}

/** Seconds, or a date; undefined when absent or unreadable. */
function parseRetryAfter(header: string | null): number | undefined {
  if (header === null) return undefined;
  const seconds = /^\s*\d{1,9}\s*$/.test(header) ? Number(header) : (Date.parse(header) - Date.now()) / 1000;
  return Number.isFinite(seconds) ? Math.max(0, Math.ceil(seconds)) : undefined;
}

/** Runs one step of the exchange, cut off when the time is up even if the step itself does not listen to the signal. */
async function orUpstreamError<T>(url: URL, signal: AbortSignal, step: () => Promise<T>): Promise<T> {
  let giveUp = (): void => {};
  const timeIsUp = new Promise<never>((_, reject) => {
    giveUp = () => reject(new UpstreamError('timeout', url));
    signal.addEventListener('abort', giveUp, { once: true });
  });
  try {
    if (signal.aborted) giveUp();
    return await Promise.race([step(), timeIsUp]);
  } catch (cause) {
    if (cause instanceof UpstreamError) throw cause;
    throw new UpstreamError(signal.aborted ? 'timeout' : 'network', url, { cause });
  } finally {
    signal.removeEventListener('abort', giveUp);
  }
}

/** The whole body as text; reading stops, and the connection with it, at the first byte too many. */
async function readText(url: URL, { body, status }: Response, maxBytes: number): Promise<string> {
  if (!body) return '';
  const reader = body.getReader();
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: false });
  let text = '';
  let bytes = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (!done) bytes += value.byteLength;
    if (bytes > maxBytes) {
      discard(reader.cancel());
      throw new UpstreamError('too-large', url, { status });
    }
    try {
      text += done ? decoder.decode() : decoder.decode(value, { stream: true });
    } catch {
      discard(reader.cancel());
      throw new UpstreamError('not-json', url, { status });
    }
    if (done) return text;
  }
}

/** Cancelling is a courtesy to the connection; nobody waits for it, and it may fail when the connection is gone already. */
function discard(cancelling: Promise<void> | undefined): void {
  cancelling?.catch(() => {});
}

export type UpstreamErrorKind = 'status' | 'timeout' | 'network' | 'not-json' | 'too-large' | 'wrong-shape' | 'redirect';

interface UpstreamErrorDetails {
  /** HTTP status, where an answer came at all. */
  status?: number;
  /** Seconds the upstream asks us to stay away. */
  retryAfterSec?: number;
  /** `code` of WordPress's error body, such as `rest_post_invalid_page_number`. */
  code?: string;
  cause?: unknown;
}

/**
 * A read from WordPress or the clinic's API that gave nothing usable.
 * The message names host, path and kind, never the query or a part of the body, so it may be logged.
 */
export class UpstreamError extends Error {
  override readonly name = 'UpstreamError';
  readonly kind: UpstreamErrorKind;
  readonly status: number | undefined;
  readonly retryAfterSec: number | undefined;
  readonly code: string | undefined;

  constructor(kind: UpstreamErrorKind, url: URL, { status, retryAfterSec, code, cause }: UpstreamErrorDetails = {}) {
    super(`${url.host}${url.pathname}: ${kind}${status === undefined ? '' : ` ${status}`}`, cause === undefined ? {} : { cause });
    this.kind = kind;
    this.status = status;
    this.retryAfterSec = retryAfterSec;
    this.code = code;
  }
}
