import type { ManagedPage, Post } from '../../src/content/records.ts';
import { ABSENT, type Loaded } from '../cache/cached.ts';
import type { Settings } from '../settings.ts';
import type { ContentDeps } from './content-deps.ts';
import { type ContentOrigins, originsOf } from './content-origins.ts';
import { loadPage } from './load-page.ts';
import { loadPost } from './load-post.ts';
import { loadPostIndex } from './load-post-index.ts';
import { type KeptIndex, mergeIndex } from './merge-index.ts';
import { slugsOf } from './slugs-of.ts';
import { UpstreamError } from './upstream-error.ts';
import { createWordPressClient, type WordPressClient } from './wordpress-client.ts';

/** Reads of the content system that make our records. Every one throws `UpstreamError`. */
export interface Loaders {
  client: WordPressClient;
  deps: (slugs?: ReadonlySet<string> | null) => ContentDeps;
  index: (previous: KeptIndex | null) => Promise<KeptIndex>;
  /** `index`: null while nothing is known of the other posts. */
  post: (slug: string, index: KeptIndex | null) => Promise<Loaded<Post>>;
  page: (slug: string, slugs: Promise<ReadonlySet<string> | null>) => Promise<Loaded<ManagedPage>>;
}

interface LoaderParts {
  settings: Settings;
  fetch: typeof fetch;
  now: () => number;
  log: (sentence: string) => void;
}

export function createLoaders({ settings, fetch, now, log }: LoaderParts): Loaders {
  const client = createWordPressClient({ base: settings.CONTENT_API, fetch });
  const known = originsOf(settings);
  const originsWith = (slugs: ReadonlySet<string> | null): ContentOrigins => ({
    ...known,
    resolvePath: (path) => (slugs?.has(path.slice(1)) ? `/blogs${path}` : path),
  });
  const deps: Loaders['deps'] = (slugs = null) => ({
    client,
    origins: originsWith(slugs),
    onPartFailed: (part, error) =>
      log(`${part} could not be read; the rest was (${error instanceof UpstreamError ? error.kind : 'unknown'})`),
  });
  return {
    client,
    deps,
    index: async (previous) => mergeIndex(previous, await loadPostIndex(deps(), previous ?? undefined), now()),
    async post(slug, index) {
      const loaded = await loadPost(deps(new Set([...(index ? slugsOf(index) : []), slug])), {
        slug,
        categories: index?.categories ?? [],
      });
      return loaded === 'absent' ? ABSENT : loaded;
    },
    async page(slug, slugs) {
      const id = settings.MANAGED_PAGES[slug];
      const loaded = await loadPage(deps(), { id, slug, origins: slugs.then(originsWith) });
      if (loaded === 'absent') return ABSENT;
      // Row CMS-03: the id is gone or means another page, or there is no page of the expected slug at all.
      if (id && (loaded.mappedBy === 'slug' || !loaded.slugFits)) log(`MANAGED_PAGES names another page for ${slug}`);
      return loaded.page;
    },
  };
}
