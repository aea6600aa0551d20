import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { saver as saverParts } from '../components/data-saver/saver.ts';
import { SaverContext } from '../components/data-saver/saver-context.ts';
import { AgreedContext } from '../components/sensitive-notice/agreed-context.ts';
import type { PageData } from '../content/page-data.ts';
import type { RenderContext } from '../content/render-context.ts';
import type { DocumentData } from '../seo/document-data.ts';
import { completeHead } from '../seo/head.ts';
import { withoutArticle } from './article-html.ts';
import { SeedContext } from './page-context.ts';
import { pageHeadOf } from './page-head.ts';
import { manifestKeys, NOT_FOUND_FOLDER, pageFolder } from './page-modules.ts';
import { RefusedFormContext } from './refused-form-context.ts';
import { type PageHandle, routeObjects, type ServerContext } from './router.tsx';

export interface RenderRequest extends RenderContext {
  /** Canonical path. */
  path: string;
}

export interface RenderedApp {
  html: string;
  document: DocumentData;
  /** Modules of the page shown, by their names in the build's manifest, for its preloads. */
  modules: string[];
}

/** Key in the build's manifest of what only lean documents need. */
const SAVER_MODULE = 'src/components/data-saver/saver.ts';

let handler: ReturnType<typeof createStaticHandler> | undefined;

/** Renders a page to HTML. Throws what a page throws: a broken page fails the build, and at the edge becomes a 500. */
export async function renderApp({
  path,
  search = '',
  origin,
  data,
  form,
  agreed = false,
  saver = false,
}: RenderRequest): Promise<RenderedApp> {
  handler ??= createStaticHandler(routeObjects());
  const requestContext = { data: data ?? { status: 'static' } } satisfies ServerContext;
  const context = await handler.query(new Request(new URL(path + search, 'http://render.local')), { requestContext });
  if (context instanceof Response) throw new Error(`Rendering ${path} answered a redirect`);
  for (const error of Object.values(context.errors ?? {})) throw error;
  const router = createStaticRouter(handler.dataRoutes, context);
  const leaf = context.matches.at(-1)?.route;
  const handle = leaf?.handle as PageHandle;
  // A page with a loader of its own may know more than it was given.
  const loaded = leaf?.loader ? (context.loaderData[leaf.id] as PageData) : undefined;
  const shown = loaded ?? data ?? { status: 'static' };
  const folder = handle.name ? pageFolder(handle.name) : NOT_FOUND_FOLDER;
  const pageHead = pageHeadOf(handle, shown, path);
  const head = completeHead(pageHead, { path, label: handle.label, origin });
  const html = renderToString(
    <SeedContext value={{ origin, head }}>
      <RefusedFormContext value={form ?? null}>
        <AgreedContext value={agreed}>
          <SaverContext value={saver ? saverParts : null}>
            <StaticRouterProvider router={router} context={context} hydrate={false} />
          </SaverContext>
        </AgreedContext>
      </RefusedFormContext>
    </SeedContext>,
  );
  return {
    html,
    modules: [...manifestKeys(folder, handle.name), ...(saver ? [SAVER_MODULE] : [])],
    document: {
      routeId: leaf?.id ?? '',
      path,
      label: handle.label,
      origin,
      pageHead,
      head,
      ...(leaf?.loader && { data: withoutArticle(shown) }),
    },
  };
}
