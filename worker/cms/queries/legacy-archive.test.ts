import { expect, it } from 'vitest';
import { type CacheDeps, createCache, createReadAhead } from '../../cache/cached.ts';
import { type Entry, readEntry } from '../../cache/entry.ts';
import { Isolate } from '../../cache/isolate.ts';
import { settingsOf } from '../../settings.ts';
import { createLoaders } from '../client/loaders.ts';
import { createRepository } from './repository.ts';

const FRESH_MS = 300_000;
const ARCHIVE = [{ _id: 'a', title: 'Scars', slug: 'scars', description: '<p>Words.</p>' }];

/** A site over a clinic API whose archive can be changed, with a clock that moves by hand. */
function world() {
  const clock = { at: 1_000_000_000 };
  const api: { archive: unknown } = { archive: ARCHIVE };
  const stored = new Map<string, unknown>();
  const behind: Promise<unknown>[] = [];
  const fetch = async (): Promise<Response> => Response.json(api.archive);
  const settings = settingsOf({
    CONTENT_API: 'https://cms.example.test/wp-json/wp/v2',
    CLINIC_API: 'https://api.example.test',
    LEADS_API: 'https://api.example.test',
    SITE_ORIGIN: 'https://www.example.test',
  });
  const parts: CacheDeps = {
    isolate: new Isolate(),
    kv: {
      get: async <T>(key: string) => readEntry<T>(structuredClone(stored.get(key))),
      put: async <T>(key: string, entry: Entry<T>) => void stored.set(key, structuredClone(entry)),
    },
    snapshot: { get: async () => null },
    clock: { now: () => clock.at, wait: () => new Promise((resolve) => void setTimeout(resolve, 1)) },
    random: Math.random,
    waitUntil: (work) => void behind.push(work),
    log: () => {},
  };
  const loaders = createLoaders({ settings, fetch, now: parts.clock.now, wait: parts.clock.wait, log: () => {} });
  const content = createRepository({
    settings,
    loaders,
    read: createCache(parts),
    readAhead: createReadAhead(parts),
    fetch,
    log: () => {},
    mayAskForUnknown: () => true,
    checkImage: async () => false,
    hasEditorPages: false,
  });
  /** Slugs that the archive shows, with what is read behind the answer done. */
  const slugs = async () => {
    const archive = await content.legacyBlogs();
    await Promise.all(behind.splice(0));
    return archive.status === 'found' ? archive.value.map(({ slug }) => slug) : archive.status;
  };
  return { api, clock, slugs };
}

it('one empty answer of the clinic erases no archive; the next good one counts', async () => {
  const { api, clock, slugs } = world();
  expect(await slugs()).toEqual(['scars']);
  api.archive = [];
  clock.at += FRESH_MS + 1;
  expect(await slugs()).toEqual(['scars']);
  expect(await slugs()).toEqual(['scars']);
  api.archive = ARCHIVE;
  clock.at += 61_000;
  await slugs();
  // Seen empty once, full since: emptiness has to be seen twice again.
  api.archive = [];
  clock.at += FRESH_MS + 1;
  await slugs();
  clock.at += 30_000;
  expect(await slugs()).toEqual(['scars']);
});

it('an archive that is empty twice, a minute apart, is empty, and no error', async () => {
  const { api, clock, slugs } = world();
  await slugs();
  api.archive = [];
  clock.at += FRESH_MS + 1;
  await slugs();
  clock.at += 61_000;
  await slugs();
  expect(await slugs()).toEqual([]);
});

it('an archive that never held anything is empty at once', async () => {
  const { api, slugs } = world();
  api.archive = [];
  expect(await slugs()).toEqual([]);
});
