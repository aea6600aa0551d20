import { clinicDate } from '../../../src/content/clinic.ts';
import type { PageOverlay } from '../../../src/content/overlay.ts';
import type { SeoMetadata } from '../../../src/content/records.ts';
import { isService, type RouteMatch, type RouteName } from '../../../src/routes.ts';
import type { DocumentOverlay } from '../../cms/records/published.ts';
import { hasExpiredFacts } from '../../html/finished-page.ts';
import { hidesPlaceholders } from '../../html/placeholders.ts';
import { renderPage } from '../../html/render-page.ts';
import { renderedPage, staticPage } from '../../html/static-shell.ts';
import type { AssetFiles } from '../../lib/asset-files.ts';
import { prerenderedData } from './gallery.ts';

/** Variables that a document depends on; a deploy has them as text. */
export interface SiteVariables {
  SITE_ORIGIN: string;
  ENVIRONMENT: string;
  DEMO_CONTENT: string;
}

/** What every document has of the site it is shown on. */
export const siteParts = (settings: SiteVariables) => ({
  origin: settings.SITE_ORIGIN,
  hidesPlaceholders: hidesPlaceholders(settings),
});

/** What the document of a file of the build is made of. */
export interface FileParts {
  match: RouteMatch;
  metadata: SeoMetadata | null;
  /** Of a page with facts or offers, which expire with the day. */
  today: string | undefined;
  overlay: DocumentOverlay | null;
}

/** The clinic's date, for a page with facts or offers. `now`: milliseconds. */
export const dayOf = (name: RouteName, overlay: DocumentOverlay | null, now: number): string | undefined =>
  isService(name) || overlay?.page.records['offers'] ? clinicDate(now) : undefined;

/** Whether a page shows anything else than its file; one that does not only names those that do. */
export const saysMore = (overlay: PageOverlay | undefined): boolean => Object.keys(overlay?.records ?? {}).length > 0;

/**
 * A page of the build; rendered again where the build has none like it. It has no lite ones, which would be as many files once more for
 * few visitors, and knows no later day than its own. A deploy makes the documents that it encodes here too.
 */
export async function filePage(
  { match, metadata, today, overlay }: FileParts,
  { path, saver }: { path: string; saver: boolean },
  { settings, assets }: { settings: SiteVariables; assets: AssetFiles },
): Promise<string> {
  const page = overlay?.page;
  const site = { ...siteParts(settings), overlay: page };
  if (!saver && !saysMore(page)) {
    const html = await staticPage(assets, path, { ...site, metadata });
    if (!today || !hasExpiredFacts(html, today)) return html;
  }
  const data = await prerenderedData(match, assets);
  const html = await renderPage(path, { ...site, saver, today, ...(data && { data }) });
  return renderedPage(html, { ...site, metadata });
}
