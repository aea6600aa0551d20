import { use } from 'react';
import { ViewContext } from '../browser/page-context.ts';
import { Breadcrumb } from '../components/breadcrumb/breadcrumb.tsx';
import { Callback } from '../components/callback/callback.tsx';
import { Footer } from '../components/footer/footer.tsx';
import { Header } from '../components/header/header.tsx';
import { MobileMenu } from '../components/mobile-menu/mobile-menu.tsx';
import { SkipLink } from '../components/skip-link/skip-link.tsx';
import { DeferredSeo } from './deferred-seo.tsx';
import { PendingPage } from './pending-page.tsx';
import { RouteAnnouncer } from './route-announcer.tsx';
import { useIntentPrefetch } from './use-intent-prefetch.ts';
import { useInternalLinks } from './use-internal-links.ts';

/** What every page stands in. */
export function Shell() {
  useInternalLinks();
  useIntentPrefetch();
  const Page = use(ViewContext)?.Page;
  return (
    <>
      <DeferredSeo />
      <SkipLink />
      <Header />
      <MobileMenu />
      <main id="main" tabIndex={-1}>
        <Breadcrumb />
        {Page && <Page />}
      </main>
      <Footer />
      <Callback />
      <RouteAnnouncer />
      <PendingPage />
    </>
  );
}
