// First of all, since it says the order of the layers: in development the style sheets of a document stand as they are found.
import '../../styles/global.css';
import { dangerouslySkipEscape, escapeInject } from 'vike/server';
import type { PageContextServer } from 'vike/types';
import type { PageData } from '../../content/page-data.ts';
import { documentHtml } from '../document-html.ts';
import type { FormState } from '../form-state.ts';
import { preloadTags } from '../preload-tags.ts';
import { renderApp } from '../render-app.tsx';
import { pagePath } from './prerender-url.ts';

/** What the Worker hands to `renderPage`; absent while prerendering and in `vike dev`. */
export interface RenderContext {
  search?: string;
  origin?: string;
  data?: PageData;
  form?: FormState;
}

/** Stands in where the public origin is not known yet; the Worker writes the real one. */
const PRERENDER_ORIGIN = 'https://origin.invalid';

export async function onRenderHtml(pageContext: PageContextServer & { render?: RenderContext }) {
  const { search, origin = PRERENDER_ORIGIN, data, form } = pageContext.render ?? {};
  const rendered = await renderApp({ path: pagePath(pageContext.urlPathname), search, origin, data, form });
  const preloads = preloadTags(pageContext.globalContext.assetsManifest, rendered.folder);
  const { before, after } = documentHtml(rendered, { preloads, hydrate: !form });
  return escapeInject`${dangerouslySkipEscape(before)}${dangerouslySkipEscape(rendered.html)}${dangerouslySkipEscape(after)}`;
}
