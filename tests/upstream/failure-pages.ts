import { STATUS_CODES } from 'node:http';
import { type Answer, jsonAnswer, textAnswer } from './answer.ts';
import type { Call } from './calls.ts';
import { phpJson } from './rest/rest-answer.ts';

const HTML = 'text/html; charset=UTF-8';

const NEVER_CACHED = {
  'cache-control': 'no-cache, must-revalidate, max-age=0, no-store, private',
  expires: 'Wed, 11 Jan 1984 05:00:00 GMT',
};

const WORDPRESS_FAILURES: Readonly<Record<number, { code: string; message: string; headers: Record<string, string> }>> = {
  500: {
    code: 'internal_server_error',
    message:
      '<p>There has been a critical error on this website.</p><p><a href="https://wordpress.org/documentation/article/' +
      'faq-troubleshooting/">Learn more about troubleshooting WordPress.</a></p>',
    headers: NEVER_CACHED,
  },
  503: {
    code: 'wp_die',
    message: 'Briefly unavailable for scheduled maintenance. Check back in a minute.',
    headers: { ...NEVER_CACHED, 'retry-after': '600' },
  },
};

const page = (title: string, body: string): string =>
  `<!DOCTYPE html>\n<html dir='ltr'>\n<head>\n<title>${title}</title>\n</head>\n<body>${body}</body>\n</html>\n`;

/** The page of a firewall that wants to see a browser, sent with status 200. */
export const challengePage = (): Answer =>
  textAnswer(200, page('Just a moment...', '<p>Checking your browser before you continue.</p>'), HTML);

/**
 * A failing status with the body the area would send: WordPress's own for 500 and 503 (JSON only for readers that accept
 * it), the bare page of a host for its other statuses, the envelope of the clinic API elsewhere.
 */
export function statusFailure(call: Call, status: number): Answer {
  const reason = STATUS_CODES[status] ?? 'Error';
  if (call.area === 'content') return wordpressFailure(call, status, reason);
  if (call.area === 'media') return textAnswer(status, page(`${status} ${reason}`, `<h1>${reason}</h1>`), HTML);
  return jsonAnswer(status, { success: false, data: null, message: reason, status });
}

function wordpressFailure(call: Call, status: number, reason: string): Answer {
  const failure = WORDPRESS_FAILURES[status];
  if (!failure) return textAnswer(status, page(`${status} ${reason}`, `<h1>${reason}</h1>`), HTML);
  const { code, message, headers } = failure;
  if (!call.headers.accept?.includes('application/json')) {
    const answer = textAnswer(status, page('WordPress &rsaquo; Error', `<div class="wp-die-message">${message}</div>`), HTML);
    return { ...answer, headers: { ...answer.headers, ...headers } };
  }
  return {
    status,
    headers: { 'content-type': 'application/json; charset=UTF-8', ...headers },
    body: phpJson({ code, message, data: { status }, additional_errors: [] }),
  };
}
