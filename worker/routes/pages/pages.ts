import type { Context } from 'hono';
import type { PageData } from '../../../src/documents/page-data.ts';
import { requestsReducedData } from '../../../src/documents/reduced-data.ts';
import type { AppEnv } from '../../dependencies.ts';
import { localPath, pageAt } from '../../languages.ts';
import { encodedFor, htmlAnswer } from './html-answer.ts';
import { linksForDocument, pageDocument } from './page-document.ts';
import { type ContentSource, type FileSource, type NoSource, overlayOfPage, pageSource } from './page-source.ts';

const STATUS = { found: 200, absent: 404, gone: 410, unavailable: 503 } as const satisfies Record<
  Exclude<PageData['status'], 'static'>,
  number
>;

/** Header that says which state of the content is shown: receipts compare it with the one that the editor saved. */
export const CONTENT_VERSION = 'X-Content-Version';

/** Answers every page of the site: what it is made of, its document, the answer. */
export async function pages(c: Context<AppEnv>): Promise<Response> {
  const deps = c.get('deps');
  const url = new URL(c.req.url);
  const page = pageAt(url.pathname, deps.settings);
  if (!page) return notFoundPage(c);
  if (page.language) c.set('language', page.language.code);
  const [source, links] = await Promise.all([pageSource(page, url, deps), linksForDocument(deps)]);
  if (source.kind === 'redirect') {
    // A browser keeps a 301 for good: what is renamed back would lead it in a circle.
    c.header('Cache-Control', 'no-cache');
    return c.redirect(source.to + url.search, source.code);
  }
  const saver = requestsReducedData(c.req.raw.headers);
  const document = await pageDocument(source, { path: url.pathname, saver, links }, deps);
  const shown = contentVersion(source);
  if (shown) c.header(CONTENT_VERSION, shown);
  const encoded = saver ? {} : await encodedFor(c, source.kind === 'file' ? document.etag : null);
  return htmlAnswer(c, document, { ...outcome(source), ...encoded });
}

/** A real 404 with the not-found screen (row ROUTE-16), in the language below whose prefix nothing was found. */
export async function notFoundPage(c: Context<AppEnv>): Promise<Response> {
  const deps = c.get('deps');
  const path = new URL(c.req.url).pathname;
  const { language } = localPath(path, deps.settings);
  if (language) c.set('language', language.code);
  const [links, overlay] = await Promise.all([linksForDocument(deps), overlayOfPage(null, deps, language)]);
  const making = { path, saver: requestsReducedData(c.req.raw.headers), links };
  const source: NoSource = { kind: 'nothing', status: 404, overlay };
  return htmlAnswer(c, await pageDocument(source, making, deps), outcome(source));
}

function outcome(source: FileSource | ContentSource | NoSource) {
  if (source.kind === 'nothing') return { status: source.status, state: 'BYPASS' } as const;
  if (source.kind === 'file') return { status: 200, state: source.state } as const;
  const { data, state } = source;
  return { status: STATUS[data.status], state, ...(data.status === 'unavailable' && { retryAfterSec: data.retryAfterSec }) };
}

function contentVersion(source: FileSource | ContentSource | NoSource): string | undefined {
  if (source.kind !== 'content' || source.data.status !== 'found') return undefined;
  const { content } = source.data;
  if (content.kind === 'post') return content.post.version;
  return content.kind === 'managed' ? content.page.version : undefined;
}
