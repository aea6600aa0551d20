import { createContext, use } from 'react';
import type { hydrateRoot } from 'react-dom/client';
import type { Location } from 'react-router-dom';
import type { SiteNavigation } from '../app/navigation/navigation.ts';
import type { View } from '../app/view.ts';
import type { HeadRecord } from '../seo/head.ts';

/** What the document tells the application beside the page's own data. */
export interface Seed {
  /** Public origin, for canonical links. */
  origin: string;
  /** The head as the Worker wrote it into this document; used until the visitor goes to another path. */
  head: HeadRecord | null;
}

export const SeedContext = createContext<Seed>({ origin: '', head: null });
export const useSeed = (): Seed => use(SeedContext);

export const ViewContext = createContext<View | null>(null);

/** The page being shown: its handle and data. A part that is rendered alone stands on no page. */
export function useCurrentPage(): Pick<View, 'data'> & { handle: View['handle'] | null } {
  return use(ViewContext) ?? { handle: null, data: { status: 'static' } };
}

export const PendingContext = createContext<Location | null>(null);

/** Where the visitor is going, while that page is still on its way. */
export const usePending = (): Location | null => use(PendingContext);

/** What makes React roots; null on the server. Given by the entry, so that the server's part need not contain it. */
export const HydrationContext = createContext<typeof hydrateRoot | null>(null);

/** Null on the server. */
export const NavigationContext = createContext<SiteNavigation | null>(null);
export const useNavigation = (): SiteNavigation | null => use(NavigationContext);
