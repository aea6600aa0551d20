import { upstreamAddress } from '../sanitise/media-path.ts';
import type { ContentOrigins, MediaMark } from './content-origins.ts';
import type { MediaMarks } from './media-marks.ts';

export type MarkOf = (path: string) => MediaMark | undefined;

interface Parts {
  marks: Pick<MediaMarks, 'lookup' | 'revive'>;
  fetch: typeof fetch;
  origins: ContentOrigins;
}

/** Deleted files of one record that are looked for: an article that keeps naming more was forgotten by its editors. */
const MAX_LOOKED_FOR = 10;
const TIMEOUT_MS = 2000;

/**
 * Reads content without the files that were deleted. A file that the content still names may have been uploaded again under its old name,
 * which no webhook tells: where WordPress has one that is newer than the deletion, the content is read once more, with it.
 */
export async function loadMarked<T>(parts: Parts, load: (mediaMark: MarkOf) => Promise<T>): Promise<T> {
  const find = await parts.marks.lookup();
  const gone = new Set<string>();
  const loaded = await load((path) => {
    const mark = find(path);
    if (mark === 'gone') gone.add(path);
    return mark;
  });
  const looked = await Promise.all([...gone].slice(0, MAX_LOOKED_FOR).map((path) => isBack(parts, path)));
  return looked.includes(true) ? load(await parts.marks.lookup()) : loaded;
}

/** Asked with a query of its own, so that no cache on the way answers for the deleted file. */
async function isBack({ marks, fetch, origins }: Parts, path: string): Promise<boolean> {
  const address = upstreamAddress(path, origins);
  if (!address) return false;
  try {
    const answer = await fetch(`${address}?v=${Date.now().toString(36)}`, {
      method: 'HEAD',
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const modifiedMs = Date.parse(answer.headers.get('Last-Modified') ?? '');
    return answer.status === 200 && modifiedMs > 0 && (await marks.revive(path, modifiedMs));
  } catch {
    // It stays gone: the safe side.
    return false;
  }
}
