import { loaders } from 'virtual:services';
import type { LoaderFunctionArgs, RouteObject } from 'react-router-dom';
import { redirect } from 'react-router-dom';
import type { PageData, PageRedirect } from '../content/page-data.ts';
import type { ServiceModule } from '../content/services/service-module.ts';
import { isService, type PageRoute, type RouteName, routes } from '../routes.ts';
import type { PageHead } from '../seo/head.ts';
import { loadPageModule, NOT_FOUND_FOLDER, type PageModule, pageFolder } from './page-modules.ts';
import { RouteError } from './route-error.tsx';
import { Shell } from './shell.tsx';

/** What the shell reads of the page shown. */
export interface PageHandle {
  name: RouteName | null;
  label: string;
  /** Record and pictures of a service page. */
  service: ServiceModule | null;
  head: (data: PageData) => PageHead;
}

/** Handed to loaders on the server, where the content is already there. */
export interface ServerContext {
  data: PageData;
}

const UNAVAILABLE_RETRY_SEC = 30;

/** On the server the data is given; in the browser it comes from the Worker. Never throws but to redirect. */
export async function loadPageData({ request, context }: LoaderFunctionArgs): Promise<PageData> {
  const given = (context as ServerContext | undefined)?.data;
  if (given) return given;
  if (import.meta.env.SSR) return { status: 'static' };
  const { pathname, search } = new URL(request.url);
  try {
    const answer = await fetch(`/api/content${pathname}${search}`, {
      headers: { accept: 'application/json' },
      signal: request.signal,
    });
    const data = (await answer.json()) as PageData | PageRedirect | { ok: false };
    if ('ok' in data) return { status: 'unavailable', retryAfterSec: UNAVAILABLE_RETRY_SEC };
    if (data.status === 'redirect') throw redirect(data.to, data.code);
    return data;
  } catch (error) {
    if (error instanceof Response || request.signal.aborted) throw error;
    return { status: 'unavailable', retryAfterSec: UNAVAILABLE_RETRY_SEC };
  }
}

type Named = Pick<PageHandle, 'name' | 'label'> & { service?: ServiceModule | null };

const withHead = (
  module: PageModule,
  { name, label, service = null }: Named,
): Pick<RouteObject, 'Component' | 'handle' | 'loader'> => ({
  Component: module.Page,
  ...(module.loader && { loader: module.loader }),
  handle: { name, label, service, head: (data) => module.head?.({ name, data, service }) ?? {} } satisfies PageHandle,
});

/** The page's code, and side by side with it the record of a service. */
async function loadRoute(name: RouteName): Promise<ReturnType<typeof withHead>> {
  const { label }: PageRoute = routes[name];
  const [module, service] = await Promise.all([loadPageModule(pageFolder(name)), isService(name) ? loaders[name]() : null]);
  return withHead(module, { name, label, service });
}

/** Addresses of one screen, which keeps its state from one to the next: the first of them stands for all. */
const ONE_SCREEN: Partial<Record<RouteName, { path: string } | null>> = {
  gallery: { path: '/gallery/*' },
  galleryCategory: null,
  galleryCase: null,
};

function pageRoute(name: RouteName): RouteObject {
  const { path, kind, managed }: PageRoute = routes[name];
  return {
    id: name,
    path: ONE_SCREEN[name]?.path ?? path,
    lazy: () => loadRoute(name),
    ...((kind === 'content' || managed) && { loader: loadPageData }),
  };
}

const notFound: RouteObject = {
  id: 'not-found',
  path: '*',
  lazy: async () => withHead(await loadPageModule(NOT_FOUND_FOLDER), { name: null, label: 'Page not found' }),
};

/** The living page of widgets, for `npm run dev` alone: a build drops it and all it imports. */
const developerPages: RouteObject[] = import.meta.env.DEV
  ? [
      {
        id: 'widgets',
        path: '/widgets',
        lazy: async () => withHead(await import('./widgets/widgets-page.tsx'), { name: null, label: 'Widgets' }),
      },
    ]
  : [];

/** The route tree of the application, the same on the server and in the browser. */
export const routeObjects = (): RouteObject[] => [
  {
    id: 'shell',
    Component: Shell,
    ErrorBoundary: RouteError,
    children: [
      ...(Object.keys(routes) as RouteName[]).filter((name) => ONE_SCREEN[name] !== null).map(pageRoute),
      ...developerPages,
      notFound,
    ],
  },
];
