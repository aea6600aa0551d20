import { type ComponentType, createContext, use } from 'react';
import type { hydrateRoot } from 'react-dom/client';
import type { Location, NavigateOptions, Navigator } from 'react-router-dom';
import type { ServiceModule } from '../content/services/service-module.ts';
import type { RefusedForm } from '../documents/document-data.ts';
import type { PageData } from '../documents/page-data.ts';
import type { RouteName } from '../routes.ts';
import type { HeadRecord, PageHead } from '../seo/head.ts';

/** What the document tells the application beside the page's own data. */
interface Seed {
  /** Public origin, for canonical links. */
  origin: string;
  /** The head as the Worker wrote it into this document; used until the visitor goes to another path. */
  head: HeadRecord | null;
  /** The day for which it was rendered (`YYYY-MM-DD`), where facts that stood in the build have expired since. */
  today?: string | undefined;
  /** Placeholders, and figures without a basis, are left out: the document of a live site. */
  hidesPlaceholders?: boolean | undefined;
}

export const SeedContext = createContext<Seed>({ origin: '', head: null });
export const useSeed = (): Seed => use(SeedContext);

/** What the shell and the parts of a page read of the page shown. */
export interface PageHandle {
  name: RouteName | null;
  label: () => string;
  /** Record and pictures of a service page. */
  service: ServiceModule | null;
  head: (data: PageData, hidesPlaceholders?: boolean) => PageHead;
}

interface CurrentPage {
  Page: ComponentType;
  handle: PageHandle;
  data: PageData;
}

export const ViewContext = createContext<CurrentPage | null>(null);

/** The page being shown: its handle and data. A part that is rendered alone stands on no page. */
export function useCurrentPage(): Pick<CurrentPage, 'data'> & { handle: PageHandle | null } {
  return use(ViewContext) ?? { handle: null, data: { status: 'static' } };
}

/**
 * True while a page that was gone to is shown by its first part alone: an old phone then paints the heading before it renders ten screens
 * below it. What follows comes right after that paint.
 */
export const ArrivingContext = createContext(false);

export const PendingContext = createContext<Location | null>(null);

/** Where the visitor is going, while that page is still on its way. */
export const usePending = (): Location | null => use(PendingContext);

/** What makes React roots; null on the server. Given by the entry, so that the server's part need not contain it. */
export const HydrationContext = createContext<typeof hydrateRoot | null>(null);

/** What a part of a page may ask of the navigation (`src/app/navigation/`). */
export interface PageNavigation {
  navigator: Navigator;
  shown: () => { location: Location };
  /** Loads the data of the page shown once more. */
  revalidate: () => Promise<void>;
  /** Loads what a visitor will probably ask for next. */
  prefetch: (path: string) => void;
}

/** Null on the server. */
export const NavigationContext = createContext<PageNavigation | null>(null);
export const useNavigation = (): PageNavigation | null => use(NavigationContext);

/**
 * Goes to an address of the site, with its query and hash. The router's `useNavigate` also resolves relative addresses and those of other
 * sites, a kilobyte of every page.
 */
export function goTo(
  navigation: PageNavigation | null,
  to: string,
  { state, replace, ...options }: Pick<NavigateOptions, 'state' | 'replace' | 'preventScrollReset'> = {},
): void {
  navigation?.navigator[replace ? 'replace' : 'push'](to, state, options);
}

/** The refused form this document shows again; null in every other document. */
export const RefusedFormContext = createContext<RefusedForm | null>(null);
export const useRefusedForm = (): RefusedForm | null => use(RefusedFormContext);
