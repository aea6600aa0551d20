import type { Context } from 'hono';
import { BUILD_ID } from '../../../dist/build-id.js';
import type { RenderContext } from '../../../src/documents/document-data.ts';
import { requestsReducedData } from '../../../src/documents/reduced-data.ts';
import { inLanguagePath } from '../../../src/languages.ts';
import { matchRoute } from '../../../src/routes.ts';
import type { DocumentOverlay } from '../../cms/records/published.ts';
import type { AppEnv, Dependencies } from '../../dependencies.ts';
import { type EditorLinks, editorLinks } from '../../html/editor-links.ts';
import { type FinishedPage, htmlKey } from '../../html/finished-page.ts';
import { inlineStyles, styleSources } from '../../html/inline-styles.ts';
import type { LanguagePlace } from '../../html/language-links.ts';
import { hidesPlaceholders } from '../../html/placeholders.ts';
import { renderPage } from '../../html/render-page.ts';
import { linksVersion, withSiteLinks } from '../../html/site-links.ts';
import { staticPage } from '../../html/static-shell.ts';
import { localPath, pageAt } from '../../languages.ts';
import { dayOf, filePage, saysMore, siteParts } from './file-page.ts';
import { type ContentSource, type FileSource, type NoSource, overlayOfPage } from './page-source.ts';

/** No visitor waits longer than this for links in the menus; then those that were last heard of stand there. */
const PATIENCE_MS = 200;

/** Of this isolate: what stands in when KV is slow. */
let latest: EditorLinks | null = null;

/** Links to pages of editors for the document that is being made; null while there are none. Costs nothing without the plugin. */
export async function linksForDocument({ settings, content, wait }: Dependencies): Promise<EditorLinks | null> {
  if (!settings.NOTICE_SECRET) return null;
  const found = await Promise.race([content.menuPages(), wait(PATIENCE_MS)]);
  // Where nothing was heard, the last known ones stay.
  if (found) latest = await editorLinks(found);
  return latest;
}

/** A document that is ready to be sent; without a validator it belongs to one visitor. */
export type PageDocument = Pick<FinishedPage, 'body'> & { etag: string | null; styles?: string[] };

/** What a document is made for, beside its source. */
interface Making {
  path: string;
  /** A lite document. */
  saver: boolean;
  links: EditorLinks | null;
}

/** The document of a page, made or kept. */
export function pageDocument(
  source: FileSource | ContentSource | NoSource,
  making: Making,
  deps: Dependencies,
): Promise<PageDocument> {
  const site = siteParts(deps.settings);
  const { path, saver, links } = making;
  const { overlay } = source;
  const page = overlay?.page;
  if (source.kind === 'content') {
    const { data, search, place, version } = source;
    const make = () => renderPage(path, { ...site, search, data, saver, overlay: page });
    const elsewhere = data.status === 'found' && data.content.kind === 'post' ? data.content.elsewhere : undefined;
    if (version)
      return keptPage([place, version], { ...making, overlay, make, elsewhere, shared: data.status === 'found' }, deps);
    return make().then((html) =>
      visitorDocument(withSiteLinks(html, path, links, { ...deps.settings, newTexts: overlay?.newTexts })),
    );
  }
  if (source.kind === 'file') {
    const { version, today } = source;
    const make = () => filePage(source, making, deps);
    const parts = today ? [path, version, today] : [path, version];
    return keptPage(parts, { ...making, overlay, make, shared: saver || saysMore(page) }, deps);
  }
  const local = localPath(path, deps.settings);
  const missing = inLanguagePath(local.language, '/404');
  // One for all that is not there, and one for each page that is there in English alone: it leads to it.
  const isEnglishOnly = local.language !== null && matchRoute(local.path)?.route.kind === 'static';
  const make = () =>
    saver || page
      ? renderPage(missing, { ...site, saver, overlay: page })
      : staticPage(deps.assets, missing, { ...site, metadata: null });
  const parts = [missing.slice(1), ...(isEnglishOnly ? [local.path] : [])];
  return keptPage(parts, { ...making, path: isEnglishOnly ? path : missing, overlay, make }, deps);
}

/** A page that is rendered for one visitor, in the language of its `path`; kept by nobody. */
export async function visitorPage(
  c: Context<AppEnv>,
  path: string,
  render: Omit<RenderContext, 'origin' | 'saver' | 'today' | 'overlay'>,
): Promise<PageDocument> {
  const deps = c.get('deps');
  const saver = requestsReducedData(c.req.raw.headers);
  const page = pageAt(path, deps.settings);
  const name = page?.match.name ?? null;
  if (page?.language) c.set('language', page.language.code);
  const [links, overlay] = await Promise.all([linksForDocument(deps), overlayOfPage(name, deps, page?.language ?? null)]);
  const today = name ? dayOf(name, overlay, deps.now()) : undefined;
  const html = await renderPage(path, { ...render, ...siteParts(deps.settings), saver, today, overlay: overlay?.page });
  return visitorDocument(withSiteLinks(html, path, links, { ...deps.settings, newTexts: overlay?.newTexts }));
}

/** Nobody else gets it, so that it has no validator. */
const visitorDocument = async (body: string): Promise<PageDocument> => ({ body, etag: null, styles: await styleSources(body) });

interface Kept extends Making {
  overlay: DocumentOverlay | null;
  make: () => Promise<string>;
  elsewhere?: LanguagePlace['elsewhere'];
  shared?: boolean;
}

/**
 * Finished HTML with its styles in it, kept under build, origin and the `parts` it is made of. Lite pages are kept beside the others,
 * and have their styles apart, to load them once for all pages.
 */
function keptPage(
  parts: readonly string[],
  { path, saver, links, overlay, make, elsewhere, shared = false }: Kept,
  { html, assets, settings }: Dependencies,
): Promise<FinishedPage> {
  const page = [
    ...parts,
    ...linksVersion(links, settings),
    ...(overlay ? [`overlay ${overlay.version}`] : []),
    // A version that changes `DEMO_CONTENT` alone is the same build.
    ...(hidesPlaceholders(settings) ? ['live'] : []),
  ];
  const key = htmlKey({ build: BUILD_ID, origin: settings.SITE_ORIGIN, page, lite: saver });
  const linked = async () => withSiteLinks(await make(), path, links, { ...settings, newTexts: overlay?.newTexts, elsewhere });
  return html.page(key, saver ? linked : async () => inlineStyles(await linked(), assets), { shared });
}
