/**
 * Writes the content as it is now beside the built pages, each record as the Worker would cache it: what the site falls back on
 * when KV is empty and WordPress away. Part of the build where `CONTENT_API` and `CLINIC_API` are set.
 */
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { CommandError } from '../scripts/command-line.ts';
import { managedSlugs } from '../src/routes.ts';
import { METADATA_PAGES } from '../src/seo/apply-metadata.ts';
import { ABSENT, type Cached, type CachedRequest } from '../worker/cache/cache-contract.ts';
import { type Entry, hashOf, SNAPSHOT_FOLDER, snapshotPath } from '../worker/cache/entry.ts';
import { type CheckImage, createImageCheck } from '../worker/clinic-api/check-image.ts';
import { createLoaders } from '../worker/cms/client/loaders.ts';
import { isRecord } from '../worker/cms/client/members.ts';
import { createRepository, type Repository } from '../worker/cms/queries/repository.ts';
import { mapLimited } from '../worker/lib/async.ts';
import { settingsOf } from '../worker/settings.ts';

const PARALLEL = 4;

/** Reads everything there is and writes it below `folder`. Answers the number of records. Throws when the index cannot be read. */
export async function writeSnapshot(variables: Record<string, string | undefined>, folder: string): Promise<number> {
  const records = new Map<string, Entry<unknown>>();
  const waits = new Set<ReturnType<typeof setTimeout>>();
  const parts = {
    settings: settingsOf(variables),
    fetch: (input: RequestInfo | URL, init?: RequestInit) => fetch(input, init),
    now: () => Date.now(),
    wait: (ms: number) => new Promise<void>((resolve) => void waits.add(setTimeout(resolve, ms))),
    log: (sentence: string) => console.warn(`snapshot: ${sentence}`),
  };
  const content = createRepository({
    ...parts,
    loaders: createLoaders(parts),
    read: (request) => readInto(records, request),
    // There is no KV to ask.
    readAhead: async () => {},
    mayAskForUnknown: () => true,
    hasEditorPages: true,
    checkImage: imageCheck(folder, parts.settings.SITE_ORIGIN),
  });
  // What is still waited for bounds calls that have long been answered: a build would not end before it, half a minute later.
  await readAll(content).finally(() => waits.forEach(clearTimeout));
  // A build may go out twice, and to two sites: what an earlier snapshot had may be withdrawn since, or be that of another WordPress.
  rmSync(join(folder, SNAPSHOT_FOLDER), { recursive: true, force: true });
  for (const [key, entry] of records) {
    const file = join(folder, await snapshotPath(key));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify(entry));
  }
  return records.size;
}

/**
 * As the Worker checks pictures of the metadata, files of the build first: a document is sent as the deploy encoded it where its metadata
 * is that of the snapshot, to the letter.
 */
function imageCheck(folder: string, siteOrigin: string): CheckImage {
  const load = createImageCheck({ fetch: (input, init) => fetch(input, init) });
  return async (url) => (url.origin === siteOrigin ? existsSync(join(folder, decodeURIComponent(url.pathname))) : load(url));
}

/** Each key is read once; a record that cannot be read is left out. */
async function readInto<T>(records: Map<string, Entry<unknown>>, { key, load }: CachedRequest<T>): Promise<Cached<T>> {
  const known = records.get(key) as Entry<T> | undefined;
  if (known && known.value !== null)
    return { status: 'found', state: 'HIT', value: known.value, hash: known.hash, storedAt: known.storedAt };
  try {
    const value = await loadWhole(load);
    if (value === ABSENT) return { status: 'absent', state: 'MISS' };
    const entry = { hash: await hashOf(value), storedAt: Date.now(), value };
    records.set(key, entry);
    return { status: 'found', state: 'MISS', ...entry };
  } catch (error) {
    console.warn(`snapshot: ${key} left out (${error instanceof Error ? error.message : 'unknown'})`);
    return { status: 'unavailable', retryAfterSec: 1 };
  }
}

/** However long a slow CMS takes: the index goes on from where its last run ended. */
async function loadWhole<T>(load: CachedRequest<T>['load']): Promise<T | typeof ABSENT> {
  let latest: T | null = null;
  const latestValue = () => latest;
  for (;;) {
    const value: T | typeof ABSENT = await load(latest, { latest: latestValue, keep: () => undefined });
    if (value === ABSENT || !isRecord(value) || !value['reading']) return value;
    latest = value;
  }
}

async function readAll(content: Repository): Promise<void> {
  const index = await content.postIndex();
  if (index.status !== 'found') throw new CommandError('The snapshot needs the index of posts, and it could not be read');
  const list = await content.pageList();
  const tasks = [
    ...index.value.posts.map(
      ({ slug }) =>
        () =>
          content.post(slug),
    ),
    ...managedSlugs().map((slug) => () => content.managedPage(slug, { optional: false })),
    ...(list.status === 'found' ? list.value.pages : []).map(
      ({ slug }) =>
        () =>
          content.editorPage(slug),
    ),
    ...METADATA_PAGES.map((page) => () => content.metadata(page)),
    () => content.legacyBlogs(),
    () => content.records(),
  ];
  await mapLimited<() => Promise<unknown>, unknown>(PARALLEL, tasks, (task) => task());
}
