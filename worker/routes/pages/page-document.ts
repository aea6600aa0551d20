import type { Context } from 'hono';
import { BUILD_ID } from '../../../dist/build-id.js';
import type { RenderContext } from '../../../src/documents/document-data.ts';
import { requestsReducedData } from '../../../src/documents/reduced-data.ts';
import type { AppEnv, Dependencies } from '../../dependencies.ts';
import { type EditorLinks, editorLinks, withEditorLinks } from '../../html/editor-links.ts';
import { type FinishedPage, hasExpiredFacts, htmlKey } from '../../html/finished-page.ts';
import { inlineStyles } from '../../html/inline-styles.ts';
import { renderPage } from '../../html/render-page.ts';
import { renderedPage, staticPage } from '../../html/static-shell.ts';
import { prerenderedData } from './gallery.ts';
import type { ContentSource, FileSource, NoSource } from './page-source.ts';

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
  const origin = deps.settings.SITE_ORIGIN;
  const { path, saver, links } = making;
  if (source.kind === 'content') {
    const { data, search, place, version } = source;
    const make = () => renderPage(path, { search, origin, data, saver });
    if (version) return keptPage([place, version], { ...making, make, shared: data.status === 'found' }, deps);
    return make().then((html) => ({ body: withEditorLinks(html, links), etag: null }));
  }
  if (source.kind === 'file') {
    const { version, today } = source;
    const make = () => filePage(source, making, deps);
    return keptPage(today ? [path, version, today] : [path, version], { ...making, make, shared: saver }, deps);
  }
  const make = () =>
    saver ? renderPage('/404', { origin, saver }) : staticPage(deps.assets, '/404', { origin, metadata: null });
  return keptPage(['404'], { ...making, make }, deps);
}

/** A page that is rendered for one visitor, with the links of editors; kept by nobody. */
export async function visitorPage(
  c: Context<AppEnv>,
  path: string,
  render: Omit<RenderContext, 'origin' | 'saver'>,
): Promise<string> {
  const deps = c.get('deps');
  const saver = requestsReducedData(c.req.raw.headers);
  const html = await renderPage(path, { ...render, origin: deps.settings.SITE_ORIGIN, saver });
  return withEditorLinks(html, await linksForDocument(deps));
}

/**
 * A page of the build; rendered again where the build has none like it. It has no lite ones, which would be as many files once more for
 * few visitors, and knows no later day than its own.
 */
async function filePage(
  { match, metadata, today }: FileSource,
  { path, saver }: Making,
  { settings, assets }: Dependencies,
): Promise<string> {
  const site = { origin: settings.SITE_ORIGIN, metadata };
  if (!saver) {
    const html = await staticPage(assets, path, site);
    if (!today || !hasExpiredFacts(html, today)) return html;
  }
  const data = await prerenderedData(match, assets);
  return renderedPage(await renderPage(path, { origin: site.origin, saver, today, ...(data && { data }) }), site);
}

/**
 * Finished HTML with its styles in it, kept under build, origin and the `parts` it is made of. Lean documents are kept beside the others,
 * and have their styles apart, to load them once for all pages.
 */
function keptPage(
  parts: readonly string[],
  { saver, links, make, shared = false }: Making & { make: () => Promise<string>; shared?: boolean },
  { html, assets, settings }: Dependencies,
): Promise<FinishedPage> {
  const page = links ? [...parts, links.version] : parts;
  const key = htmlKey({ build: BUILD_ID, origin: settings.SITE_ORIGIN, page, lite: saver });
  const linked = async () => withEditorLinks(await make(), links);
  return html.page(key, saver ? linked : async () => inlineStyles(await linked(), assets), { shared });
}
