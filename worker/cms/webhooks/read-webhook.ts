import { keyedDigest, timingSafeEqual } from '../../lib/crypto.ts';
import { isId, isRecord, listMember, textMember } from '../client/members.ts';
import { postSlug } from '../map/keys-and-slugs.ts';
import { RECORD_NAME } from '../records/said-records.ts';

/** The plugin and the Worker may disagree by this much about the time. */
const WINDOW_SEC = 300;
const HEADER = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/;

/** Whether this has the form of a signature, of whatever time: strangers who try an address send none. */
export const hasSignatureForm = (header: string | undefined): boolean => HEADER.test(header ?? '');

/** Whether this can be a signature at all: it has the form `t=…,v1=…`, and a time within five minutes of now (milliseconds). */
export function isTimely(header: string | undefined, now: number): header is string {
  const time = HEADER.exec(header ?? '')?.[1];
  return time !== undefined && Math.abs(now / 1000 - Number(time)) <= WINDOW_SEC;
}

/** Whether `t=…,v1=…` is a signature of this body under the secret, made within five minutes of now (milliseconds). */
export async function isSigned(secret: string, header: string | undefined, body: string, now: number): Promise<boolean> {
  const [, time, given] = HEADER.exec(header ?? '') ?? [];
  if (!time || !given || !isTimely(header, now)) return false;
  return timingSafeEqual(given, await keyedDigest(secret, `${time}.${body}`));
}

/** Whether a preview link is signed and still good. `expires` in seconds since 1970. */
export async function isSignedPreview(
  secret: string,
  { id, expires, signature }: { id: number; expires: number; signature: string },
  now: number,
): Promise<boolean> {
  return expires * 1000 >= now && (await timingSafeEqual(signature, await keyedDigest(secret, `preview.${id}.${expires}`)));
}

type ChangeType = 'post' | 'page' | 'category' | 'media' | 'site' | 'record';
export type ChangeEvent = 'published' | 'updated' | 'withdrawn' | 'deleted' | 'created';

/** One thing that changed in WordPress. A hint: what it names is read again. */
export interface Change {
  type: ChangeType;
  event: ChangeEvent;
  /** 0 for `site`. */
  id: number;
  /** Empty where there is none, or none that can be a slug. Of a record: its name, such as `services/rhinoplasty`. */
  slug: string;
  previousSlug: string;
  /** Of a file: paths below the uploads folder that it had, all its sizes included, as they stand in addresses. */
  media?: string[];
}

/** What the plugin sends, read. */
interface Webhook {
  id: string;
  changes: Change[];
}

const TYPES: readonly ChangeType[] = ['post', 'page', 'category', 'media', 'site', 'record'];
const EVENTS: readonly ChangeEvent[] = ['published', 'updated', 'withdrawn', 'deleted', 'created'];
/** The plugin says `site` beyond a hundred; it never sends twice as many. */
const MAX_CHANGES = 200;
/** One picture has a dozen. */
const MAX_PATHS = 200;

/** The body of a webhook whose signature was checked. Unknown kinds of change are left out; null: it is not one of the plugin's. */
export function readWebhook(text: string): Webhook | null {
  const body = parse(text);
  const id = textMember(body, 'id');
  const changes = listMember(body, 'changes');
  if (!isRecord(body) || !/^[\w-]{8,64}$/.test(id) || changes.length > MAX_CHANGES) return null;
  return { id, changes: changes.flatMap((change) => readChange(change) ?? []) };
}

function readChange(raw: unknown): Change | null {
  const type = TYPES.find((name) => name === textMember(raw, 'type'));
  const event = EVENTS.find((name) => name === textMember(raw, 'event'));
  const id = isRecord(raw) && isId(raw.id) ? raw.id : 0;
  if (!type || !event || (type !== 'site' && id === 0)) return null;
  if (type === 'record') return { type, event, id, slug: recordName(raw), previousSlug: '' };
  return { type, event, id, slug: slugOf(raw, 'slug'), previousSlug: slugOf(raw, 'previous_slug'), ...pathsOf(raw) };
}

function pathsOf(raw: unknown): Pick<Change, 'media'> {
  const given = listMember(raw, 'media').slice(0, MAX_PATHS);
  const media = given.flatMap((path) => {
    const url =
      typeof path === 'string' && path.length < 1000 ? URL.parse(path.replace(/^\/+/, ''), 'https://uploads.invalid/') : null;
    return url?.host === 'uploads.invalid' && url.pathname.length > 1 ? [url.pathname.slice(1)] : [];
  });
  return media.length > 0 ? { media } : {};
}

const slugOf = (raw: unknown, name: string): string => {
  const text = textMember(raw, name);
  return text === '' ? '' : (postSlug(text) ?? '');
};

const recordName = (raw: unknown): string => RECORD_NAME.exec(textMember(raw, 'slug'))?.[0] ?? '';

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
