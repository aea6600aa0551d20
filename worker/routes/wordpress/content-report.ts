import type { Context } from 'hono';
import { MEDIA_PREFIX } from '../../../src/endpoints.ts';
import { decodeSafely } from '../../../src/routes.ts';
import { originsOf } from '../../cms/client/content-origins.ts';
import { slugOfArticle } from '../../cms/client/loaders.ts';
import { slugsOf } from '../../cms/map/keys-and-slugs.ts';
import type { KeptIndex } from '../../cms/map/merge-index.ts';
import type { PageList } from '../../cms/map/page-list.ts';
import { contentReport, type DraftText } from '../../cms/queries/content-report.ts';
import { uploadPathOf } from '../../cms/sanitise/media-path.ts';
import { rewriteLink } from '../../cms/sanitise/rewrite-link.ts';
import type { AppEnv } from '../../dependencies.ts';
import { pageAt, siteLanguages } from '../../languages.ts';
import { failure } from '../../lib/failure.ts';
import { mediaTypeOf } from '../files/media-types.ts';
import { signedBody } from './webhooks.ts';

/** A text of 400,000 characters (what is shown of one), of four bytes each at the most, and the little that is sent beside it. */
const BODY_LIMITS = { maxBytes: 1_700_000, timeoutMs: 5000 };

/**
 * `POST /api/notices/report`, signed like a webhook: what the public site would leave out of a text, and what its editor may have overlooked.
 * WordPress sends the text along, for it may be able to do one thing at a time. Body: `{ "title", "description", "html" }`, with plugin 2.5.4
 * `language`, `searchTitle` and `excerpt` as well.
 */
export async function postReport(c: Context<AppEnv>): Promise<Response> {
  const body = await signedBody(c, BODY_LIMITS);
  if (body instanceof Response) return body;
  const draft = draftOf(body);
  if (!draft) return failure(c, 400, 'no-text', 'There is no text to read.');
  const { content, settings } = c.get('deps');
  // Articles link to others in their own language, whichever that is.
  const [index, pages] = await Promise.all([content.shownPosts(), content.pageList()]);
  const isDead = deadLinks(c, index.status === 'found' ? index.value : null, pages.status === 'found' ? pages.value : null);
  const origins = originsOf(settings);
  const isUpload = (address: string): boolean => uploadPathOf(address, origins) !== null;
  return c.json({ ok: true, findings: contentReport(draft, isDead, siteLanguages(settings), isUpload) }, 200, {
    'Cache-Control': 'no-store',
  });
}

const BY_ID = /^\/\?(?:p|page_id)=\d/;

/** Only what is known for sure to lead nowhere: while the posts are not known, no link to one is called dead. */
function deadLinks(c: Context<AppEnv>, index: KeptIndex | null, pages: PageList | null): (address: string) => boolean {
  const { settings } = c.get('deps');
  const slugs = index && slugsOf(index);
  const origins = {
    ...originsOf(settings),
    resolvePath(path: string) {
      const slug = slugOfArticle(path, (name) => slugs?.has(name) === true || Boolean(index?.moved[name]));
      return slug === null ? path : `/blogs/${slug}`;
    },
  };
  return (address) => {
    const link = rewriteLink(address, origins);
    if (!link || link.external || !link.href.startsWith('/')) return false;
    const path = link.href.replace(/[?#].*$/, '');
    if (path.startsWith(MEDIA_PREFIX)) return mediaTypeOf(path) === null;
    // WordPress's own short form, which its editor gives to a page that is a draft still: the public site answers with home.
    if (BY_ID.test(link.href)) return true;
    const match = pageAt(path, settings)?.match;
    if (!match) return index !== null;
    if (match.name === 'editorPage') return index !== null && !isEditorPage(pages, match.params['page']);
    if (!index) return false;
    const { slug = '', service = '' } = match.params;
    if (match.name === 'post') return !slugs?.has(slug) && !index.moved[slug];
    if (match.name === 'blogsByService')
      return !index.categories.some((category) => decodeSafely(category.slug) === decodeSafely(service));
    return false;
  };
}

const isEditorPage = (list: PageList | null, slug = ''): boolean =>
  Boolean(list && (list.moved[slug] || list.pages.some((page) => page.slug === slug)));

function draftOf(text: string): DraftText | null {
  try {
    const given = JSON.parse(text) as Record<string, unknown> | null;
    const { title, description, html } = given ?? {};
    if (typeof title !== 'string' || typeof description !== 'string' || typeof html !== 'string') return null;
    const more = ['language', 'searchTitle', 'excerpt'].flatMap((name) => {
      const value = given?.[name];
      return typeof value === 'string' ? [[name, value]] : [];
    });
    return { title, description, html, ...Object.fromEntries(more) };
  } catch {
    return null;
  }
}
