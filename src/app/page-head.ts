import type { PageHandle } from '../browser/page-context.ts';
import { crumbsOf } from '../components/breadcrumb/crumbs.ts';
import { isMissing, type PageData } from '../documents/page-data.ts';
import type { PageHead } from '../seo/head.ts';
import { breadcrumbSchema } from '../seo/page-schemas.ts';

/** What a page says about itself, and what follows from its place: whether it is missing, and the way to it. */
export function pageHeadOf(handle: PageHandle | null, data: PageData, path: string): PageHead {
  const head = { ...handle?.head(data), ...(isMissing(data) && { missing: true }) };
  if (!handle?.name || handle.name === 'home' || head.missing || head.noindex) return head;
  return { ...head, jsonLd: [...(head.jsonLd ?? []), breadcrumbSchema(crumbsOf(path, data))] };
}
