import { useEffect, useLayoutEffect, useState } from 'react';
import { Helmet, HelmetProvider } from 'react-helmet-async';
import { useLocation } from 'react-router-dom';
import * as words from '#words/pages';
import { type PageHandle, useCurrentPage, useSeed } from '../browser/page-context.ts';
import { crumbsOf } from '../components/breadcrumb/crumbs.ts';
import type { SeoMetadata } from '../content/records.ts';
import { isMissing, type PageData } from '../documents/page-data.ts';
import { LANGUAGE_PREFIX, SEO_PREFIX } from '../endpoints.ts';
import { applyMetadata, METADATA_PAGES, type MetadataPage } from '../seo/apply-metadata.ts';
import { completeHead, defaultTitle, type HeadRecord, type PageHead } from '../seo/head.ts';
import { HEAD_MARK, headTags, scriptJson } from '../seo/head-html.ts';
import { breadcrumbSchema } from '../seo/page-schemas.ts';

/** Row SEO-07: metadata is asked for this long after a route change. */
const METADATA_DELAY_MS = 50;

const isMetadataPage = (name: string | null | undefined): name is MetadataPage => METADATA_PAGES.some((page) => page === name);

/**
 * Head of the current page. The document's own record counts until the visitor leaves its path; then the page's
 * defaults, and on the three pages with metadata of their own that metadata once it is there (rows SEO-07 to SEO-09).
 */
export function Seo() {
  const { origin, head: seed, hidesPlaceholders } = useSeed();
  const { pathname } = useLocation();
  const { handle, data } = useCurrentPage();
  const seeded = seed?.path === pathname ? seed : null;
  const metadata = useMetadata(seeded ? null : handle?.name, pathname);
  const page = pageHeadOf(handle, data, pathname, hidesPlaceholders);
  const own = completeHead(page, { path: pathname, label: handle?.label() ?? '', origin });
  const head = seeded ?? (metadata ? applyMetadata(own, metadata) : own);
  useDocumentHeadRemoved();
  useStructuredData(head);
  useLanguageLinks(pathname, handle?.name);
  return (
    <HelmetProvider>
      <Helmet>
        {headTags(head).map((tag) =>
          tag.tag === 'title' ? (
            <title key="title">{tag.text}</title>
          ) : (
            <tag.tag key={JSON.stringify(tag.attributes)} {...tag.attributes} />
          ),
        )}
      </Helmet>
    </HelmetProvider>
  );
}

/** What the Worker wrote for the first page makes room, in the same moment in which React writes for the next. */
function useDocumentHeadRemoved(): void {
  useLayoutEffect(() => {
    for (const element of document.head.querySelectorAll(`[${HEAD_MARK}]`)) element.remove();
  }, []);
}

/**
 * The Worker wrote links to other languages for the page of the document, and knows where this page is in them. What was offered was that
 * page, and this one may not be there. A translation says of the pages that it names that their English is newer, and of no other one.
 */
function useLanguageLinks(pathname: string, name: string | null | undefined): void {
  useEffect(() => {
    for (const link of document.querySelectorAll<HTMLAnchorElement>('.languages a, #notes a'))
      link.href = LANGUAGE_PREFIX + link.hreflang + pathname;
    document.getElementById('offer')?.remove();
    if (import.meta.english) return;
    for (const note of document.querySelectorAll<HTMLElement>('[data-newer]'))
      note.hidden = !note.dataset['newer']?.split(' ').includes(name ?? '');
  }, [pathname, name]);
}

/** As row SEO-15 words it; it changes nothing for the visitor. */
const noteFailure = (why: unknown): void => console.warn('Failed to fetch SEO metadata:', why);

function useMetadata(name: string | null | undefined, pathname: string): SeoMetadata | null {
  const [found, setFound] = useState<{ pathname: string; metadata: SeoMetadata } | null>(null);
  useEffect(() => {
    // What the clinic's system says is in English.
    if (!import.meta.english || !isMetadataPage(name)) return;
    const abort = new AbortController();
    setTimeout(async () => {
      try {
        const answer = await fetch(`${SEO_PREFIX}${name}`, { signal: abort.signal });
        if (answer.status === 204) return;
        if (!answer.ok) return noteFailure(answer.status);
        setFound({ pathname, metadata: (await answer.json()) as SeoMetadata });
      } catch (error) {
        if (!abort.signal.aborted) noteFailure(error);
      }
    }, METADATA_DELAY_MS);
    // Before its time is up it asks nobody: a fetch that was called off sends nothing.
    return () => abort.abort();
  }, [name, pathname]);
  return found?.pathname === pathname ? found.metadata : null;
}

/** Structured data is not hoisted by React; the elements that the document came with, at its end, are exchanged on navigation. */
function useStructuredData(head: HeadRecord): void {
  const text = head.jsonLd.map(scriptJson).join('\n');
  useEffect(() => {
    const present = [...document.querySelectorAll<HTMLScriptElement>('script[type="application/ld+json"]')];
    if (present.map((element) => element.textContent).join('\n') === text) return;
    for (const element of present) element.remove();
    for (const line of text ? text.split('\n') : []) {
      const element = Object.assign(document.createElement('script'), { type: 'application/ld+json', textContent: line });
      document.head.append(element);
    }
  }, [text]);
}

/** What a page says about itself, and what follows from its place: whether it is missing, and the way to it. */
export function pageHeadOf(handle: PageHandle | null, data: PageData, path: string, hidesPlaceholders?: boolean): PageHead {
  const head = {
    ...handle?.head(data, hidesPlaceholders),
    ...(isMissing(data) && { missing: true }),
    // As its heading and its breadcrumb say; what cannot be read now keeps its name.
    ...((data.status === 'absent' || data.status === 'gone') && { title: defaultTitle(words.notFound) }),
  };
  if (!handle?.name || handle.name === 'home' || head.missing || head.noindex) return head;
  return { ...head, jsonLd: [...(head.jsonLd ?? []), breadcrumbSchema(crumbsOf(path, data))] };
}
