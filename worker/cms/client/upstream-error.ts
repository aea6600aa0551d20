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
