import './server-parts.ts';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { withoutArticle } from '../browser/article-html.ts';
import { RefusedFormContext, SeedContext, ViewContext } from '../browser/page-context.ts';
import { saver as saverParts } from '../components/data-saver/saver.ts';
import { SaverContext } from '../components/data-saver/saver-context.ts';
import { AgreedContext } from '../components/sensitive-notice/sensitive-words.ts';
import type { DocumentData, RenderContext } from '../documents/document-data.ts';
import { completeHead } from '../seo/head.ts';
import { pageHeadOf } from './page-head.ts';
import { manifestKeys } from './page-modules.ts';
import { Shell } from './shell.tsx';
import { loadView } from './view.ts';

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

/** Key in the build's manifest of what only lite documents need. */
const SAVER_MODULE = 'src/components/data-saver/saver.ts';

/** Renders a page to HTML. Throws what a page throws: a broken page fails the build, and at the edge becomes a 500. */
export async function renderApp({
  path,
  search = '',
  origin,
  data,
  form,
  agreed = false,
  saver = false,
  today,
}: RenderRequest): Promise<RenderedApp> {
  const view = await loadView({ url: new URL(path + search, 'http://render.local'), given: data ?? { status: 'static' } });
  if (!('Page' in view)) throw new Error(`Rendering ${path} answered a redirect`);
  const { handle } = view;
  const pageHead = pageHeadOf(handle, view.data, path);
  const complete = completeHead(pageHead, { path, label: handle.label, origin });
  // Read first by a screen reader, and shown in the tab: without script nothing else says that the form was not sent.
  const head = form ? { ...complete, title: `Error: ${complete.title}` } : complete;
  const html = renderToString(
    <StaticRouter location={path + search}>
      <SeedContext value={{ origin, head, today }}>
        <RefusedFormContext value={form ?? null}>
          <AgreedContext value={agreed}>
            <SaverContext value={saver ? saverParts : null}>
              <ViewContext value={view}>
                <Shell />
              </ViewContext>
            </SaverContext>
          </AgreedContext>
        </RefusedFormContext>
      </SeedContext>
    </StaticRouter>,
  );
  return {
    html,
    modules: [...manifestKeys(view.folder, handle.name), ...(saver ? [SAVER_MODULE] : [])],
    document: {
      path,
      label: handle.label,
      origin,
      pageHead,
      head,
      ...(today && { today }),
      ...(view.data.status !== 'static' && { data: withoutArticle(view.data) }),
    },
  };
}
