import { createContext, use } from 'react';
import { useMatches } from 'react-router-dom';
import type { PageData } from '../content/page-data.ts';
import type { HeadRecord } from '../seo/head.ts';
import type { PageHandle } from './router.tsx';

/** What the document tells the application beside the page's own data. */
export interface Seed {
  /** Public origin, for canonical links. */
  origin: string;
  /** The head as the Worker wrote it into this document; used until the visitor goes to another path. */
  head: HeadRecord | null;
}

export const SeedContext = createContext<Seed>({ origin: '', head: null });
export const useSeed = (): Seed => use(SeedContext);

export interface CurrentPage {
  handle: PageHandle | null;
  data: PageData;
  params: Readonly<Record<string, string | undefined>>;
}

/** The page being shown: its handle, data and path parameters. */
export function useCurrentPage(): CurrentPage {
  const leaf = useMatches().at(-1);
  const handle = (leaf?.handle as PageHandle | undefined) ?? null;
  return { handle, data: (leaf?.data as PageData | undefined) ?? { status: 'static' }, params: leaf?.params ?? {} };
}
