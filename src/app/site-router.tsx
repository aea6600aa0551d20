import { startTransition, useEffect, useLayoutEffect, useState } from 'react';
import { type Location, Router } from 'react-router-dom';
import * as buttons from '#words/buttons';
import * as words from '#words/shell';
import { ChunkError } from '../browser/load-chunk.ts';
import { ArrivingContext, NavigationContext, PendingContext, ViewContext } from '../browser/page-context.ts';
import { renderWholePage, scrollToSection } from '../browser/whole-page.ts';
import { ContactLines } from '../components/contact-lines.tsx';
import { ErrorBoundary } from '../components/error-boundary.tsx';
import { decodeSafely } from '../routes.ts';
import type { Arrival, SiteNavigation } from './navigation/navigation.ts';
import { Shell } from './shell.tsx';

/** One element for all renders: a page on its way must not render the shell again. */
const shell = <Shell />;

const showError = (error: unknown, isFirst: boolean) => <RouteError error={error} isFirst={isFirst} />;

/** The application in the browser: shows what the navigation says, and puts the window where the visitor should be. */
export function SiteRouter({ navigation }: { navigation: SiteNavigation }) {
  const [shown, setShown] = useState(navigation.shown);
  const [{ view: first }] = useState(shown);
  const [pending, setPending] = useState<Location | null>(null);
  // The page and not only that one arrives: the next may come before the rest of the last, and has a rest of its own.
  const [arriving, setArriving] = useState<typeof shown | null>(null);
  useLayoutEffect(
    () =>
      navigation.subscribe({
        pending: setPending,
        // A transition: rendering a page yields to whoever is still reading the last one.
        shown: (next) =>
          startTransition(() => {
            setShown(next);
            setPending(null);
            setArriving(next.arrival === 'first' ? next : null);
          }),
      }),
    [navigation],
  );
  useLayoutEffect(() => {
    arrive(shown.arrival, shown.location.hash);
  }, [shown]);
  // An effect of a transition runs once it is painted.
  useEffect(() => {
    if (arriving) startTransition(() => setArriving(null));
  }, [arriving]);
  return (
    <Router location={shown.location} navigationType={shown.action} navigator={navigation.navigator}>
      <NavigationContext value={navigation}>
        <PendingContext value={pending}>
          <ViewContext value={shown.view}>
            <ArrivingContext value={arriving !== null}>
              <ErrorBoundary at={shown.view} fallback={(error) => showError(error, shown.view === first)}>
                {shell}
              </ErrorBoundary>
            </ArrivingContext>
          </ViewContext>
        </PendingContext>
      </NavigationContext>
    </Router>
  );
}

function arrive(arrival: Arrival, hash: string): void {
  if (arrival === 'stay') return;
  const part = arrival === 'start' && hash ? document.getElementById(decodeSafely(hash.slice(1))) : null;
  if (part) scrollToSection(part);
  else {
    const top = typeof arrival === 'number' ? arrival : 0;
    renderWholePage(top > 0);
    scrollTo(0, top);
  }
}

/** Shown when the application itself fails. A reload starts it anew; the human channel is always there. */
function RouteError({ error, isFirst }: { error: unknown; isFirst: boolean }) {
  // The address as a document needs none of the application, and is of the build of today: data may have another shape since the deploy. The page
  // that the document itself brought would break again, and again be loaded: it is loaded anew only for a part that could not be had.
  useEffect(() => {
    if (!isFirst || error instanceof ChunkError) location.reload();
  }, [error, isFirst]);
  return (
    <main id="main" className="wrap">
      <h1>{words.wentWrong}</h1>
      <p>{words.notShown}</p>
      <p>
        <a href="">{buttons.tryAgain}</a>
      </p>
      <ContactLines />
    </main>
  );
}
