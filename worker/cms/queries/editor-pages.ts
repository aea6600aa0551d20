import type { ManagedPage, Post } from '../../../src/content/records.ts';
import {
  ABSENT,
  type Cached,
  type CachedRequest,
  type CacheState,
  type Loaded,
  type ReadAhead,
  type ReadCache,
} from '../../cache/cache-contract.ts';
import type { Strategy } from '../../cache/strategies.ts';
import type { Loaders } from '../client/loaders.ts';
import { linkedTitlesOf, PAGE_LIST_KEY, pageKey } from '../map/keys-and-slugs.ts';
import type { KeptIndex } from '../map/merge-index.ts';
import type { PageList } from '../map/page-list.ts';

/** Pages that editors put on the site under their own slugs (docs/decisions/032). */
export interface EditorPages {
  /** All of them. Absent where the plugin, which says which those are, is not connected. */
  pageList(): Promise<Cached<PageList>>;
  /** The same for menus: as it was last heard of, without asking WordPress for it again. */
  menuPages(): Promise<PageList | null>;
  editorPage(slug: string): Promise<Cached<ManagedPage> | Moved>;
}

/** The content has another slug now. */
export interface Moved {
  status: 'moved';
  state: CacheState;
  to: string;
}

interface EditorPagesParts {
  enabled: boolean;
  loaders: Pick<Loaders, 'pageList' | 'editorPage'>;
  read: ReadCache;
  readAhead: ReadAhead;
  strategy: Strategy;
  invalidatedAt: () => Promise<number>;
  indexSoon: () => Promise<KeptIndex | null>;
  /** Marks what was read while not all articles were known. */
  settled: <R extends Post | ManagedPage>(loaded: Loaded<R>, index: KeptIndex | null) => Loaded<R>;
}

/** Menus do not wait for a list that nobody has read yet. */
const MENU_PATIENCE_MS = 250;

export function createEditorPages({ enabled, loaders, read, ...parts }: EditorPagesParts): EditorPages {
  const { readAhead, strategy, invalidatedAt, indexSoon, settled } = parts;

  const pageList = (more: Pick<CachedRequest<PageList>, 'freshMs' | 'patienceMs'> = {}): Promise<Cached<PageList>> =>
    enabled
      ? read<PageList>({ key: PAGE_LIST_KEY, strategy, load: loaders.pageList, ...more })
      : Promise.resolve({ status: 'absent', state: 'HIT' });

  const pageText = (id: number, slug: string): Promise<Cached<ManagedPage>> =>
    read<ManagedPage>({
      key: pageKey(slug),
      strategy,
      invalidatedAt,
      load: async () => {
        const index = indexSoon();
        const loaded = await loaders.editorPage(
          id,
          index.then((found) => found && linkedTitlesOf(found)),
        );
        return loaded === ABSENT ? ABSENT : settled(loaded.page, await index);
      },
    });

  return {
    pageList: () => pageList(),

    async menuPages() {
      // Webhooks and the cron keep it up to date: a page that shows nothing but the menu is no reason to call WordPress.
      const list = await pageList({ freshMs: () => Number.POSITIVE_INFINITY, patienceMs: MENU_PATIENCE_MS });
      return list.status === 'found' ? list.value : null;
    },

    async editorPage(slug) {
      if (!enabled) return { status: 'absent', state: 'HIT' };
      const [list] = await Promise.all([pageList(), readAhead(pageKey(slug), { with: PAGE_LIST_KEY, strategy })]);
      if (list.status !== 'found') return list;
      const { pages, moved, gone } = list.value;
      const listed = pages.find((page) => page.slug === slug);
      if (listed) return pageText(listed.id, slug);
      const to = Object.hasOwn(moved, slug) ? moved[slug] : undefined;
      if (to && pages.some((page) => page.slug === to)) return { status: 'moved', state: list.state, to };
      return { status: gone.includes(slug) ? 'gone' : 'absent', state: list.state };
    },
  };
}
