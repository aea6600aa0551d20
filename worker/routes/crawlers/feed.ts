import type { Context } from 'hono';
import * as words from '#words/pages';
import { clinic } from '../../../src/content/clinic.ts';
import { lastChangeOf } from '../../../src/content/last-change.ts';
import { type Post, type PostSummary, UNSAID_AUTHOR } from '../../../src/content/records.ts';
import { FEED_PATH, localFeedPath } from '../../../src/endpoints.ts';
import { inLanguage } from '../../../src/languages/in-language.ts';
import { ENGLISH } from '../../../src/languages/saying.ts';
import { inLanguagePath, isTranslated } from '../../../src/languages.ts';
import { href } from '../../../src/routes.ts';
import { escapeHtml } from '../../../src/seo/head-html.ts';
import { hashText } from '../../cache/entry.ts';
import type { AppEnv } from '../../dependencies.ts';
import { isCurrent } from '../../html/finished-page.ts';
import { siteLanguages } from '../../languages.ts';
import { mapLimited } from '../../lib/async.ts';
import { failure } from '../../lib/failure.ts';

const ITEMS = 20;
const PARALLEL = 4;
const MAX_AGE_SEC = 300;

/**
 * `/feed.xml`, and `/feed-ar.xml` of a language that is shown and has articles: the newest as Atom, each in full; the beginning alone where
 * an article cannot be read right now (row SEO-24).
 */
export async function feed(c: Context<AppEnv>): Promise<Response> {
  const { content, settings } = c.get('deps');
  const language = siteLanguages(settings).find(({ code }) => localFeedPath(code) === c.req.path) ?? null;
  const isThere = language ? isTranslated(language, href('blogs')) : c.req.path === FEED_PATH;
  if (!isThere) return c.notFound();
  const index = await content.postIndex(language);
  if (index.status !== 'found') {
    return failure(c, 503, 'unavailable', 'Failed to fetch blogs', { headers: { 'Retry-After': '30' } });
  }
  const origin = settings.SITE_ORIGIN;
  const below = (path: string) => escapeHtml(origin + inLanguagePath(language, path));
  const self = escapeHtml(origin + c.req.path);
  const entries = await mapLimited(PARALLEL, index.value.posts.slice(0, ITEMS), async (summary) => {
    const post = await content.post(summary.slug);
    const address = below(href('post', { slug: summary.slug }));
    return entry(summary, post.status === 'found' ? post.value : null, { origin, address });
  });
  const updated = index.value.posts.slice(0, ITEMS).map(lastChangeOf).toSorted().at(-1);
  const code = language?.code ?? ENGLISH;
  const { name, title } = inLanguage(code, () => ({ name: clinic.name.value, title: words.blogs }));
  const body = `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${code}">
<id>${self}</id>
<title>${escapeHtml(`${name}: ${title}`)}</title>
<link rel="self" type="application/atom+xml" href="${self}"/>
<link rel="alternate" type="text/html" href="${below(href('blogs'))}"/>
<updated>${updated ?? '1970-01-01T00:00:00Z'}</updated>
<author><name>${escapeHtml(name)}</name></author>
${entries.join('\n')}
</feed>
`;
  const etag = `"${await hashText(body)}"`;
  const headers = { ETag: etag, 'Cache-Control': `public, max-age=${MAX_AGE_SEC}`, 'X-Edge-Cache': index.state };
  if (isCurrent(c.req.header('If-None-Match'), etag)) return c.body(null, 304, headers);
  return c.body(body, 200, { ...headers, 'Content-Type': 'application/atom+xml; charset=utf-8' });
}

/** The id stays when a post is renamed. */
function entry(summary: PostSummary, post: Post | null, { origin, address }: { origin: string; address: string }): string {
  const categories = [...(summary.mainCategory ? [summary.mainCategory.name] : []), ...summary.tags];
  return `<entry>
<id>${escapeHtml(`${origin}/blogs#post-${summary.id}`)}</id>
<title>${xmlText(summary.title)}</title>
<link rel="alternate" type="text/html" href="${address}"/>
<published>${summary.publishedAt}</published>
<updated>${lastChangeOf(summary)}</updated>
${post && post.author !== UNSAID_AUTHOR ? `<author><name>${xmlText(post.author)}</name></author>\n` : ''}${categories.map((name) => `<category term="${xmlText(name)}"/>`).join('')}
<summary>${xmlText(summary.description)}</summary>
${post?.html ? `<content type="html" xml:base="${address}">${xmlText(absolute(post.html, origin))}</content>` : ''}
</entry>`;
}

/** Readers show articles elsewhere: paths of ours become whole addresses. */
const absolute = (html: string, origin: string): string =>
  html
    .replace(/<(?:a|img|video|audio|track)\b[^>]*/g, (tag) =>
      tag.replace(/(\s(?:href|src|poster)=")(?=\/(?!\/))/g, `$1${origin}`),
    )
    .replace(/(\ssrcset=")([^"]*)/g, (_, start: string, set: string) => start + set.replace(/(^|,\s*)(?=\/)/g, `$1${origin}`));

/** XML knows no other control characters, and no lone halves of a pair. */
const xmlText = (text: string): string =>
  escapeHtml(text.replace(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, ''));
