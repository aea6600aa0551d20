import { isId, isRecord, listMember, textMember } from '../client/members.ts';
import { postSlug } from '../queries/post-slug.ts';

export type ChangeType = 'post' | 'page' | 'category' | 'media' | 'site';
export type ChangeEvent = 'published' | 'updated' | 'withdrawn' | 'deleted' | 'created';

/** One thing that changed in WordPress. A hint: what it names is read again. */
export interface Change {
  type: ChangeType;
  event: ChangeEvent;
  /** 0 for `site`. */
  id: number;
  /** Empty where there is none, or none that can be a slug. */
  slug: string;
  previousSlug: string;
  /** Of a file: paths below the uploads folder that it had, all its sizes included, as they stand in addresses. */
  media?: string[];
}

/** What the plugin sends, read. */
export interface Webhook {
  id: string;
  changes: Change[];
}

const TYPES: readonly ChangeType[] = ['post', 'page', 'category', 'media', 'site'];
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

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
