import '../../styles/global.css';
import { clientBuilds } from 'virtual:client-builds';
import { dangerouslySkipEscape, escapeInject } from 'vike/server';
import type { InjectFilterEntry, PageContextServer } from 'vike/types';
import type { RenderContext } from '../../documents/document-data.ts';
import type { PageData, PageRedirect } from '../../documents/page-data.ts';
import { readPrerenderUrl } from '../../endpoints.ts';
import { matchPage } from '../../routes.ts';
import longerWords from '../../styles/longer-words.css?inline';
import otherScripts from '../../styles/other-scripts.css?inline';
import { documentHtml, fontFiles, preloadList, preloadsOf, styleSheets } from '../document-html.ts';
import { renderApp } from '../render-app.tsx';

// First of all, since it says the order of the layers: in development the style sheets of a document stand as they are found.

/** Stands in where the public origin is not known yet; the Worker writes the real one. */
const PRERENDER_ORIGIN = 'https://origin.invalid';

/** `render` comes from the Worker; it is absent while prerendering and in `vike dev`. */
export async function onRenderHtml(pageContext: PageContextServer & { render?: RenderContext }) {
  const { path, hidesPlaceholders } = readPrerenderUrl(pageContext.urlPathname);
  const search = pageContext.urlParsed.searchOriginal ?? '';
  const data = import.meta.env.DEV ? await developmentData(path, search) : undefined;
  const render: RenderContext = pageContext.render ?? {
    origin: PRERENDER_ORIGIN,
    hidesPlaceholders,
    ...(import.meta.env.DEV && { search }),
    ...(data && { data }),
  };
  const rendered = await renderApp({ ...render, path });
  const { assetsManifest } = pageContext.globalContext;
  const build = rendered.language && clientBuilds[rendered.language.code];
  const modules = build ? preloadsOf(build, rendered.modules) : preloadList(assetsManifest, rendered.modules);
  // One sheet for all languages.
  const styles = styleSheets(assetsManifest, rendered.modules);
  const saver = render.saver ?? false;
  // Lite documents, and those in other scripts, are set in the device's own type.
  const isLatin = !rendered.language || rendered.language.script === 'Latn';
  const fonts = saver || !isLatin ? [] : fontFiles(assetsManifest);
  const faces = isLatin ? rendered.language && longerWords : otherScripts;
  // While pages are worked on, and where no build was made, a translated page has no application.
  const hydrate = !render.form && !render.agreed && !render.preview && (!rendered.language || build !== undefined);
  const { before, after } = documentHtml(rendered, { modules, styles, fonts, faces, boot: build?.boot, hydrate, saver });
  // What stands in for the application is shown where there is script as well: it does not come there either.
  const html = hydrate ? rendered.html : rendered.html.replace(/<(\/?)noscript>/g, '<$1div>');
  return {
    documentHtml: escapeInject`${dangerouslySkipEscape(before)}${dangerouslySkipEscape(html)}${dangerouslySkipEscape(after)}`,
    injectFilter,
  };
}

/** The document names its own style sheets and fonts (`document-html.ts`). */
function injectFilter(assets: InjectFilterEntry[]): void {
  for (const asset of assets) if (asset.assetType === 'style' || asset.assetType === 'font') asset.inject = false;
}

/** In `npm run dev` the content of a page comes from the Worker, as it does for navigation in the browser. */
async function developmentData(path: string, search: string): Promise<PageData | undefined> {
  const route = matchPage(path)?.route;
  if (!route || (route.kind === 'static' && !route.managed)) return undefined;
  const answer = await fetch(`${import.meta.env.VITE_WORKER_ORIGIN}/api/content${path}${search}`);
  const data = (await answer.json()) as PageData | PageRedirect;
  return data.status === 'redirect' ? { status: 'absent' } : data;
}
