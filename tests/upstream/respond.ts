import type { ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import type { Answer } from './answer.ts';
import type { Call } from './calls.ts';
import { challengePage, statusFailure } from './failure-pages.ts';
import type { Fault, NamedFault } from './faults.ts';

/** Longer than any reader of WordPress should wait. */
const SLOW_MS = 25_000;

const WARNINGS =
  '<br />\n<b>Warning</b>:  Undefined array key "sizes" in <b>wp-content/plugins/gallery/gallery.php</b> on line <b>42</b>' +
  '<br />\n';
const OVERSIZED_CHUNKS = 40;
const ENDLESS_START = '[{"id":1,"title":{"rendered":"';
const ENDLESS_CHUNK = 'and so on '.repeat(1600);

export function send(response: ServerResponse, { status, headers, body }: Answer): void {
  const length = String(Buffer.byteLength(body));
  response.writeHead(status, { ...headers, 'content-length': length }).end(body);
}

type Misanswer = (response: ServerResponse, answer: () => Answer) => void;

/** Only faults that let the request through to the system behind call `answer`: a lead is recorded then. */
const NAMED: Readonly<Record<NamedFault, Misanswer>> = {
  down: (response) => reset(response),
  'lost-answer': (response, answer) => {
    answer();
    reset(response);
  },
  html: (response) => send(response, challengePage()),
  slow: (response, answer) => sendLater(response, answer(), SLOW_MS),
  hang: () => {},
  truncated: (response, answer) =>
    send(
      response,
      withBody(answer(), (text) => text.slice(0, Math.floor(text.length / 2))),
    ),
  endless: (response, answer) => sendEndless(response, answer()),
  oversized: (response, answer) => sendOversized(response, answer()),
  'wrong-shape': (response, answer) => send(response, withBody(answer(), otherShape)),
  empty: (response, answer) => send(response, emptyList(answer())),
  warnings: (response, answer) =>
    send(
      response,
      withBody(answer(), (text) => `${WARNINGS}${text}`),
    ),
};

/** Lays a fault over an answer. */
export function sendFaulty(response: ServerResponse, call: Call, fault: Fault, answer: () => Answer): void {
  if (typeof fault === 'string') NAMED[fault](response, answer);
  else if ('status' in fault) sendStatus(response, call, fault);
  else if ('kept' in fault) send(response, keptAnswer(fault.kept, call.url, answer));
  else sendLater(response, answer(), fault.delayMs);
}

function reset(response: ServerResponse): void {
  response.socket?.resetAndDestroy();
}

function sendStatus(response: ServerResponse, call: Call, fault: { status: number; headers?: Record<string, string> }): void {
  const answer = statusFailure(call, fault.status);
  send(response, { ...answer, headers: { ...answer.headers, ...fault.headers } });
}

function keptAnswer(kept: Map<string, Answer>, address: string, answer: () => Answer): Answer {
  const given = kept.get(address) ?? answer();
  kept.set(address, given);
  return given;
}

function sendLater(response: ServerResponse, answer: Answer, delayMs: number): void {
  const timer = setTimeout(() => send(response, answer), delayMs);
  response.once('close', () => clearTimeout(timer));
}

/** Writes only as fast as it is read, until the reader or `stop()` closes the connection. */
function sendEndless(response: ServerResponse, { headers }: Answer): void {
  response.writeHead(200, headers);
  Readable.from(endlessly())
    .on('error', () => {})
    .pipe(response);
}

/** In chunks, so that nobody is told how long it is. */
function sendOversized(response: ServerResponse, { headers }: Answer): void {
  response.writeHead(200, headers);
  Readable.from(Array.from({ length: OVERSIZED_CHUNKS }, () => Buffer.alloc(1_000_000)))
    .on('error', () => {})
    .pipe(response);
}

function* endlessly(): Generator<string> {
  yield ENDLESS_START;
  for (;;) yield ENDLESS_CHUNK;
}

const withBody = (answer: Answer, change: (text: string) => string): Answer => ({
  ...answer,
  body: typeof answer.body === 'string' ? change(answer.body) : answer.body.subarray(0, Math.floor(answer.body.length / 2)),
});

const otherShape = (text: string): string => (text.startsWith('[') ? '{"status":"ok","items":3}' : '["unexpected"]');

function emptyList(answer: Answer): Answer {
  const isCounted = 'x-wp-total' in answer.headers;
  const headers = isCounted ? { ...answer.headers, 'x-wp-total': '0', 'x-wp-totalpages': '0' } : answer.headers;
  return { status: 200, headers, body: '[]' };
}
