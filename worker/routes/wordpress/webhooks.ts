import type { Context } from 'hono';
import { API_PREFIX } from '../../../src/endpoints.ts';
import { escapeHtml } from '../../../src/seo/head-html.ts';
import { WeightedMap } from '../../cache/weighted-map.ts';
import { firstPathOf, type RefusedField } from '../../cms/records/overlay-of.ts';
import { RECORD_NAME } from '../../cms/records/said-records.ts';
import { applyImmediately, revalidate } from '../../cms/webhooks/apply-changes.ts';
import { hasSignatureForm, isSigned, isTimely, readWebhook } from '../../cms/webhooks/read-webhook.ts';
import type { AppEnv } from '../../dependencies.ts';
import { failure, logFailure, report } from '../../lib/failure.ts';
import { readLimited, TooLargeError, TooSlowError } from '../../lib/read-limited.ts';
import { countFigure } from '../../monitor/monitor-client.ts';
import { keepLastNotice } from '../../ops/status-notes.ts';
import { CONTENT_VERSION } from '../pages/pages.ts';

/** A hundred changes take some 15 kB. */
const BODY_LIMITS = { maxBytes: 64_000, timeoutMs: 5000 };
/** The last 500 ids of webhooks that this isolate has processed: the plugin retries when it did not get the answer. */
const done = new WeightedMap<true>(500);
const ENGINE_ERRORS = [TypeError, ReferenceError, RangeError, SyntaxError];

/**
 * `POST /api/notices`: something changed in WordPress (row PLAT-08). Withdrawals take effect before the answer, which is 503 where they
 * cannot be kept; the rest is revalidated right after it, because WordPress waits for this answer and may serve only one request at a time.
 * Without a secret the endpoint does not exist.
 */
export async function receiveWebhook(c: Context<AppEnv>): Promise<Response> {
  const { changes: deps, purge, waitUntil, now } = c.get('deps');
  const body = await signedBody(c);
  if (body instanceof Response) return body;
  const webhook = readWebhook(body);
  if (!webhook) return failure(c, 400, 'not-a-notice', 'This is not a webhook of the plugin.');
  if (done.get(webhook.id)) return c.json({ ok: true, id: webhook.id, repeated: true }, 200, { 'Cache-Control': 'no-store' });
  try {
    await applyImmediately(deps, webhook.changes);
  } catch (error) {
    return notTaken(c, error);
  } finally {
    // Copies at the edge go also where KV refuses what is withdrawn: nobody knows when the notice comes again.
    waitUntil(purge(webhook.changes));
  }
  waitUntil(keepLastNotice(c.env.CONTENT_KV, now()));
  waitUntil(revalidate(deps, webhook.changes).then(() => done.set(webhook.id, true, 1)));
  return c.json({ ok: true, id: webhook.id, changes: webhook.changes.length }, 202, { 'Cache-Control': 'no-store' });
}

/**
 * What keeps changes takes nothing now (KV, the register of files): the plugin sends the notice again, and no error of ours is counted, for
 * going back a release would mend nothing. An error of the engine is one of ours.
 */
function notTaken(c: Context<AppEnv>, error: unknown): Response {
  if (!(error instanceof Error) || ENGINE_ERRORS.some((kind) => error instanceof kind)) throw error;
  logFailure(error, { notice: 'to be sent again' });
  return failure(c, 503, 'not-kept', 'This could not be kept. Send it again.', { headers: { 'Retry-After': '60' } });
}

/** The body, when it is signed; else the answer that refuses it. What cannot be signed at all is refused before a byte is read. */
export async function signedBody(c: Context<AppEnv>, limits = BODY_LIMITS): Promise<string | Response> {
  const { settings, now } = c.get('deps');
  if (!settings.NOTICE_SECRET) return c.notFound();
  const signature = c.req.header('X-Content-Signature');
  const unsigned = () => {
    if (hasSignatureForm(signature)) noteRefused(c, isTimely(signature, now()) ? 'signature' : 'time');
    return failure(c, 401, 'signature', 'The signature is wrong, or older than five minutes.');
  };
  if (!isTimely(signature, now())) return unsigned();
  try {
    const body = await readLimited(c.req.raw, limits);
    return (await isSigned(settings.NOTICE_SECRET, signature, body, now())) ? body : unsigned();
  } catch (error) {
    if (error instanceof TooLargeError) return failure(c, 413, 'too-large', 'This is too large.');
    if (error instanceof TooSlowError) return failure(c, 408, 'too-slow', 'This did not arrive in time.');
    return failure(c, 400, 'malformed', 'This could not be read.');
  }
}

/** WordPress alone would know of it: a secret that differs, or a clock that is wrong. */
function noteRefused(c: Context<AppEnv>, why: 'signature' | 'time'): void {
  report('notice-refused', { why });
  countFigure(c, 'notices-refused');
}

/** Answers a request as the whole application would. */
export type Visit = (request: Request, c: Context<AppEnv>) => Response | Promise<Response>;

/** What a page of the public site shows at this moment. */
export interface Receipt {
  /** Path on the public site. */
  path: string;
  url: string;
  status: number;
  /** Text of its title; empty where it has none. */
  title: string;
  /** When the shown state was last changed in WordPress, ISO 8601; null where the page does not say. */
  modifiedAt: string | null;
  /** Version of the content by the plugin, which changes with everything the page shows; null where the plugin did not give one. */
  contentVersion: string | null;
  /** Validator of the document: another one after every change. */
  version: string | null;
  indexed: boolean;
}

/** What a public page shows of a record. */
export interface RecordReceipt extends Omit<Receipt, 'version'> {
  /** WordPress's own name of the state that the page was made of; null while WordPress says nothing. */
  version: string | null;
  /** Fields of the record that stay as the files say them. */
  invalid: RefusedField[];
}

/**
 * `POST /api/notices/receipt`, signed like a webhook: the Worker reads the public page as a visitor would and answers what it shows, so
 * that an editor sees the change where patients see it. Body: `{ "path": "/blogs/…" }`, or `{ "record": "services/rhinoplasty" }` for the
 * first page that shows a record.
 */
export const postReceipt =
  (visit: Visit) =>
  async (c: Context<AppEnv>): Promise<Response> => {
    const body = await signedBody(c);
    if (body instanceof Response) return body;
    const asked = askedFor(body);
    const record = recordOf(asked);
    const path = record === null ? pathOf(asked) : firstPathOf(record);
    if (path === null) return failure(c, 400, 'no-path', 'There is no path to read.');
    const url = c.get('deps').settings.SITE_ORIGIN + path;
    const answer = await visit(new Request(url), c);
    const html = await answer.text();
    const receipt = {
      path,
      url,
      status: answer.status,
      title: unescapeHtml(/<title[^>]*>([^<]*)</.exec(html)?.[1] ?? ''),
      modifiedAt: /<meta property="article:modified_time" content="([^"]{1,40})"/.exec(html)?.[1] ?? null,
      contentVersion: answer.headers.get(CONTENT_VERSION),
      version: answer.headers.get('ETag'),
      indexed: answer.status === 200 && /<meta name="robots" content="index/.test(html),
    } satisfies Receipt;
    return c.json({ ok: true, receipt: record === null ? receipt : await ofRecord(c, record, receipt) }, 200, {
      'Cache-Control': 'no-store',
    });
  };

/** In this isolate, which has just made the page. */
async function ofRecord(c: Context<AppEnv>, record: string, receipt: Receipt): Promise<RecordReceipt> {
  const overlay = await c.get('deps').overlay();
  const invalid = overlay?.refused.filter((refused) => refused.record === record) ?? [];
  return { ...receipt, version: overlay?.version ?? null, invalid };
}

interface Asked {
  path?: unknown;
  record?: unknown;
}

function askedFor(body: string): Asked {
  try {
    return (JSON.parse(body) as Asked | null) ?? {};
  } catch {
    return {};
  }
}

const recordOf = ({ record }: Asked): string | null => (typeof record === 'string' && RECORD_NAME.test(record) ? record : null);

const pathOf = ({ path }: Asked): string | null =>
  typeof path === 'string' && /^\/[^\s/\\?#][^\s\\?#]{0,1000}$/.test(path) && !path.startsWith(API_PREFIX) ? path : null;

const ENTITIES = new Map(['&', '<', '>', '"', "'"].map((character) => [escapeHtml(character), character]));
const unescapeHtml = (text: string): string =>
  text.replace(/&(?:amp|lt|gt|quot|#39);/g, (entity) => ENTITIES.get(entity) ?? entity);
