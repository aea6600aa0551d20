import { dangerouslySkipEscape, escapeInject } from 'vike/server';
import type { PageContextServer } from 'vike/types';
import type { RenderContext } from '../../content/render-context.ts';
import { documentHtml } from '../document-html.ts';
import { preloadTags } from '../preload-tags.ts';
import { renderApp } from '../render-app.tsx';
import { pagePath } from './prerender-url.ts';

/** Stands in where the public origin is not known yet; the Worker writes the real one. */
const PRERENDER_ORIGIN = 'https://origin.invalid';

/** `render` comes from the Worker; it is absent while prerendering and in `vike dev`. */
export async function onRenderHtml(pageContext: PageContextServer & { render?: RenderContext }) {
  const render = pageContext.render ?? { origin: PRERENDER_ORIGIN };
  const rendered = await renderApp({ ...render, path: pagePath(pageContext.urlPathname) });
  const preloads = preloadTags(pageContext.globalContext.assetsManifest, rendered.folder);
  const { before, after } = documentHtml(rendered, { preloads, hydrate: !render.form });
  return escapeInject`${dangerouslySkipEscape(before)}${dangerouslySkipEscape(rendered.html)}${dangerouslySkipEscape(after)}`;
}
