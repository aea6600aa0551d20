import type { Context } from 'hono';
import { clinicDate } from '../../../src/content/clinic.ts';
import type { PageContent, PreviewMark } from '../../../src/documents/page-data.ts';
import { inLanguagePath } from '../../../src/languages.ts';
import { encodeSlug, href, matchEditorPage, matchPage, type PageRoute, routes } from '../../../src/routes.ts';
import { escapeHtml } from '../../../src/seo/head-html.ts';
import type { PreviewQuery } from '../../cms/client/preview-reader.ts';
import { UpstreamError } from '../../cms/client/read-json.ts';
import { languageOfArticle } from '../../cms/map/article-languages.ts';
import { firstPathOf, type RefusedField } from '../../cms/records/overlay-of.ts';
import { documentOverlay, publishedOf } from '../../cms/records/published.ts';
import { isSignedPreview } from '../../cms/webhooks/read-webhook.ts';
import type { AppEnv } from '../../dependencies.ts';
import { renderPage } from '../../html/render-page.ts';
import { siteLanguages } from '../../languages.ts';
import { siteParts } from '../pages/file-page.ts';
import { prerenderedData } from '../pages/gallery.ts';
import { htmlAnswer } from '../pages/html-answer.ts';
import { notFoundPage } from '../pages/pages.ts';

/** Where a preview of a page is shown when no address of ours stands for it. */
const ANY_MANAGED = routes.noseJobs;
/** What the block editor hangs on the plugin's link while a featured image is not saved. */
const CHOSEN_PICTURE = '_thumbnail_id';

/**
 * `GET /preview?type=…&id=…&expires=…&signature=…`: a draft or the newest autosave, as its page would show it. Never kept by anybody,
 * never indexed, and marked as what it is. A wrong or old signature is answered as an address that does not exist.
 */
export async function preview(c: Context<AppEnv>): Promise<Response> {
  const { settings, readPreview, now } = c.get('deps');
  const params = new URL(c.req.url).searchParams;
  const type = params.get('type');
  const id = Number(params.get('id'));
  const expires = Number(params.get('expires'));
  const signature = params.get('signature') ?? '';
  const sound =
    (type === 'post' || type === 'page' || type === 'record') &&
    Number.isSafeInteger(id) &&
    id > 0 &&
    Number.isSafeInteger(expires);
  const picture = Number(params.get(CHOSEN_PICTURE));
  const given = { id, expires, signature, ...(Number.isSafeInteger(picture) && picture > 0 && { picture }) };
  if (!sound || !settings.NOTICE_SECRET || !(await isSignedPreview(settings.NOTICE_SECRET, given, now())))
    return privately(await notFoundPage(c));
  const mark = { expiresAt: new Date(expires * 1000).toISOString() };
  try {
    if (type === 'record') return await recordPreview(c, given, mark);
    const loaded = await readPreview(type, given);
    if (!loaded) return privately(await notFoundPage(c));
    const content: PageContent =
      'author' in loaded
        ? { kind: 'post', post: loaded, around: null, preview: mark }
        : { kind: 'managed', page: loaded, preview: mark };
    const language = content.kind === 'post' ? languageOfArticle(content.post, siteLanguages(settings)) : null;
    if (language) c.set('language', language.code);
    const body = await renderPage(inLanguagePath(language ?? null, pathOf(content)), {
      origin: settings.SITE_ORIGIN,
      data: { status: 'found', content },
      preview: true,
    });
    return privately(htmlAnswer(c, { body, etag: null }, { status: 200, state: 'BYPASS' }));
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error;
    const data = { status: 'unavailable', retryAfterSec: 30 } as const;
    const body = await renderPage(routes.blogs.path, { origin: settings.SITE_ORIGIN, data, preview: true });
    return privately(htmlAnswer(c, { body, etag: null }, { status: 503, state: 'BYPASS', retryAfterSec: 30 }));
  }
}

/** The page that shows a record, with what its draft says. */
async function recordPreview(c: Context<AppEnv>, given: PreviewQuery, mark: PreviewMark): Promise<Response> {
  const { settings, changes, assets, now } = c.get('deps');
  const read = await changes.loaders.recordPreview(given);
  const path = read && firstPathOf(read.record);
  const match = path ? matchPage(path) : null;
  if (!read || !path || !match) return privately(await notFoundPage(c));
  const published = await publishedOf(read.said, assets);
  const overlay = await documentOverlay(published, match.name, null);
  const data = await prerenderedData(match, assets);
  const body = await renderPage(path, {
    ...siteParts(settings),
    today: clinicDate(now()),
    overlay: overlay?.page,
    ...(data && { data }),
    preview: true,
  });
  const refused = published?.refused.filter(({ record }) => record === read.record) ?? [];
  const marked = body.replace(/<main\b[^>]*>/, (main) => main + previewNote(mark, refused));
  return privately(htmlAnswer(c, { body: marked, etag: null }, { status: 200, state: 'BYPASS' }));
}

function previewNote({ expiresAt }: PreviewMark, refused: readonly RefusedField[]): string {
  const fields = refused.map(({ field, message }) => `${field} ${message}`).join('; ');
  const left = fields ? ` The site does not take: ${fields}.` : '';
  const until = new Date(expiresAt).toISOString().slice(0, 16).replace('T', ' ');
  return `<div class="wrap" role="note"><p><strong>Preview.</strong> This is an unpublished state, seen by a link that is good until ${until} UTC.${escapeHtml(left)}</p></div>`;
}

function pathOf(content: PageContent): string {
  if (content.kind === 'post') return href('post', { slug: content.post.slug || 'preview' });
  const slug = content.kind === 'managed' ? content.page.slug : '';
  const all = Object.values(routes as Record<string, PageRoute>);
  const managed = all.find((route) => route.managed === slug && route.kind === 'content');
  const path = `/${encodeSlug(slug)}`;
  return managed?.path ?? (matchEditorPage(path) ? path : ANY_MANAGED.path);
}

function privately(answer: Response): Response {
  const { status, headers, body } = answer;
  const own = new Headers(headers);
  own.set('Cache-Control', 'private, no-store');
  own.set('X-Robots-Tag', 'noindex');
  own.set('Referrer-Policy', 'no-referrer');
  own.delete('ETag');
  return new Response(body, { status, headers: own });
}
