import { type ComponentType, use, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import * as words from '#words/shell';
import { usePending, ViewContext } from '../browser/page-context.ts';
import { Breadcrumb } from '../components/breadcrumb/breadcrumb.tsx';
import { Callback } from '../components/callback/callback.tsx';
import { Footer } from '../components/footer/footer.tsx';
import { Header } from '../components/header/header.tsx';
import { KeptHtml } from '../components/kept-html/kept-html.tsx';
import { LeftOutlet } from '../components/left-enquiry/left-outlet.tsx';
import { ReachBar } from '../components/reach-bar/reach-bar.tsx';
import skipLinkStyle from '../components/skip-link/skip-link.module.css';
import { barePath } from '../current-language.ts';
import { matchRoute } from '../routes.ts';
import style from './pending-page.module.css';
import { RouteAnnouncer } from './route-announcer.tsx';
import { useIntentPrefetch, useInternalLinks } from './use-internal-links.ts';

/** What every page stands in. */
export function Shell() {
  useInternalLinks();
  useIntentPrefetch();
  const Page = use(ViewContext)?.Page;
  return (
    <>
      <DeferredSeo />
      <SkipLink />
      <KeptHtml id="notes" content={import.meta.env.SSR ? Notes : null} />
      <Header />
      <main id="main" tabIndex={-1}>
        <Breadcrumb />
        {Page && <Page />}
      </main>
      <ReachBar />
      <Footer />
      <Callback />
      <LeftOutlet />
      <RouteAnnouncer />
      <PendingPage />
    </>
  );
}

/** There as soon as a visitor goes somewhere: navigation loads it beside the page. */
let Seo: ComponentType | null = null;

/**
 * Loads the code that writes heads, beside the page that is on its way: no page is shown under the title and canonical link of the one
 * before. Where it cannot be had, the page is shown all the same.
 */
export async function loadHeadCode(): Promise<void> {
  try {
    ({ Seo } = await import('./seo.tsx'));
  } catch (error) {
    console.warn('The title stays that of the page before:', error);
  }
}

/**
 * The head of the pages a visitor goes to. The document brought its own head along, so nothing is loaded or rendered for it: the
 * code comes with the first navigation.
 */
function DeferredSeo() {
  const { key } = useLocation();
  const [first] = useState(key);
  const [left, setLeft] = useState(false);
  if (!left && key !== first) setLeft(true);
  return left && Seo ? <Seo /> : null;
}

/** A page that comes sooner is not announced. */
const PATIENCE_MS = 300;

/** The specification's own words (rows BLOG-19, BPOST-09, BSVC-05, BLOGL-04, CMS-06). */
const loadingWords = (path: string): string => {
  const name = matchRoute(import.meta.english ? path : barePath(path))?.name;
  if (name === 'post') return words.loadingPost;
  return name === 'blogs' || name === 'blogsByService' ? words.loadingBlogs : words.loading;
};

/** Says that the next page is on its way, where the line is slow; the page that is being left stays until then. */
function PendingPage() {
  const next = usePending();
  const [late, setLate] = useState<string>();
  const key = next?.key;
  useEffect(() => {
    if (!key) return;
    const timer = setTimeout(() => setLate(key), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [key]);
  const shown = next && late === next.key;
  return (
    <p
      ref={shown ? showOnTop : null}
      className={shown ? style.pending : 'visually-hidden'}
      popover={shown ? 'manual' : undefined}
      role="status"
    >
      {shown && loadingWords(next.pathname)}
    </p>
  );
}

/** Over the drawer as well, which may have been tapped in. */
const showOnTop = (line: HTMLElement | null) => line?.showPopover();

/** Empty in what is rendered: the Worker writes into it what a translation says of itself (`worker/html/language-links.ts`). */
const Notes = () => null;

/** First stop of the keyboard: past the menus. */
function SkipLink() {
  return (
    <a className={skipLinkStyle.skip} data-print="none" href="#main">
      {words.skip}
    </a>
  );
}
