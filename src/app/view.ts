import { loaders } from 'virtual:services';
import type { ComponentType } from 'react';
import * as words from '#words/pages';
import type { PageHandle } from '../browser/page-context.ts';
import { matchOwnPage } from '../components/link.tsx';
import { overlaid } from '../content/overlay.ts';
import { isOwnAddress } from '../current-language.ts';
import type { PageData, PageRedirect } from '../documents/page-data.ts';
import { isService, matchPage, type PageRoute, type RouteName } from '../routes.ts';
import { loadPageData, type PageRequest } from './load-page-data.ts';
import { loadPageModule, MANAGED_FOLDER, NOT_FOUND_FOLDER, type PageModule, pageFolder } from './page-modules.ts';

/** A page with all it needs to be rendered. */
export interface View {
  Page: ComponentType;
  handle: PageHandle;
  data: PageData;
  /** Below `src/pages`: where the page comes from. */
  folder: string;
}

/** Folders whose pages remember what they have shown: once their code is there, they know themselves what is to be asked for. */
const OWN_DATA: readonly string[] = ['gallery'];
const remembering = new Set<string>();

/**
 * Loads the page of an address: its code, the record of a service and its data, side by side. Answers a redirect where the content
 * system has one. Throws `ChunkError` where the code cannot be had.
 */
export async function loadView(request: PageRequest): Promise<View | PageRedirect> {
  const path = request.url.pathname;
  const match = pageAt(path);
  // Another language is another application.
  if (!import.meta.english && !match && !isOwnAddress(path)) throw new Error('This page is in another language');
  if (!match) return missingView(path);
  const { name } = match;
  const route: PageRoute = match.route;
  const folder = folderOf(name, request.given);
  const asks =
    ((route.kind === 'content' || route.managed) && !remembering.has(folder)) ||
    // WordPress says other texts than the page's code.
    overlaid.pages?.includes(name);
  const [module, service, data] = await Promise.all([
    loadPageModule(folder),
    isService(name) && folder !== MANAGED_FOLDER ? loaders[name]() : null,
    asks ? loadPageData(request) : (request.given ?? STATIC),
  ]);
  if (OWN_DATA.includes(folder)) remembering.add(folder);
  const given = data === STATIC || data.status === 'redirect' ? request.given : data;
  const shown = module.loadData ? await module.loadData({ ...request, given }) : data;
  if (shown.status === 'redirect') return shown;
  overlaid.take?.(name, shown);
  // Anything may be typed as the address of such a page.
  if (name === 'editorPage' && shown.status !== 'found' && shown.status !== 'unavailable') return missingView(path);
  const known = { name, label: route.label, service, data: shown, folder: folderOf(name, shown) };
  return viewOf(known.folder === folder ? module : await loadPageModule(known.folder), known);
}

/** The page at an address: in a browser, of its own language. The server is asked by English paths. */
const pageAt = (path: string) => (import.meta.english ? matchPage(path) : matchOwnPage(path));

/** What names the code of the page at an address, which pages of one kind share; null where there is none. */
export function codeAt(path: string): string | null {
  const name = pageAt(path)?.name;
  return name ? (isService(name) ? name : folderOf(name, undefined)) : null;
}

/** Loads the code of the page at an address, and a service's record; whoever goes there asks again where it cannot be had. */
export async function loadCode(path: string): Promise<void> {
  const name = pageAt(path)?.name;
  if (!name) return;
  await Promise.allSettled([loadPageModule(folderOf(name, undefined)), isService(name) && loaders[name]()]);
}

/** A service page that an editor has replaced is shown as every page of WordPress (rows ROUTE-35, ROUTE-36). */
const folderOf = (name: RouteName, data: PageData | undefined): string =>
  isService(name) && data?.status === 'found' ? MANAGED_FOLDER : pageFolder(name);

const STATIC: PageData = { status: 'static' };

type Known = Pick<PageHandle, 'name' | 'label' | 'service'> & Pick<View, 'data' | 'folder'>;

const viewOf = (module: PageModule, { name, label, service, data, folder }: Known): View => ({
  Page: module.Page,
  handle: {
    name,
    label,
    service,
    head: (given, hidesPlaceholders) => module.head?.({ name, data: given, service, hidesPlaceholders }) ?? {},
  },
  data,
  folder,
});

async function missingView(path: string): Promise<View> {
  // The living page of widgets, for `npm run dev` alone: a build drops it and all it imports.
  if (import.meta.env.DEV && path === '/widgets') {
    return viewOf(await import('./widgets/widgets-page.tsx'), {
      name: null,
      label: () => 'Widgets',
      service: null,
      data: STATIC,
      folder: '',
    });
  }
  const module = await loadPageModule(NOT_FOUND_FOLDER);
  return viewOf(module, { name: null, label: () => words.notFound, service: null, data: STATIC, folder: NOT_FOUND_FOLDER });
}
