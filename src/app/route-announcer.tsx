import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { useCurrentPage } from '../browser/page-context.ts';
import { glideTo, scrollTarget } from '../browser/scrolling.ts';
import { scrollToSection } from '../browser/whole-page.ts';
import { href } from '../routes.ts';

const FAQ_PART = 'faq-section';

/**
 * After a client navigation: focus goes to the heading of the page, or of the part that hash or state name, and the name
 * of a new page is announced (row WRAP-07). Never on first load. `ScrollRestoration` scrolls to the top, to a hash, and
 * back to where the visitor was; a part named by state alone is scrolled to here, but not on the way back (row WRAP-01). To
 * the questions of another service page the view glides, from the top (row SVC-05).
 */
export function RouteAnnouncer() {
  const { key, pathname, hash, state } = useLocation();
  const goingBack = useNavigationType() === 'POP';
  const isService = Boolean(useCurrentPage().handle?.service);
  const shown = useRef({ key, pathname });
  const [text, setText] = useState('');
  useEffect(() => {
    const before = shown.current;
    if (before.key === key) return;
    shown.current = { key, pathname };
    if (isWithinGallery(before.pathname) && isWithinGallery(pathname)) return;
    const id = scrollTarget({ hash, state });
    const part = id ? document.getElementById(id) : null;
    const isNewPage = before.pathname !== pathname;
    if (isNewPage) setText(document.querySelector('main h1')?.textContent ?? document.title);
    else if (!part) return;
    focusHeading(part ?? document.querySelector('main'));
    if (!part || goingBack) return;
    if (id === FAQ_PART && isNewPage && isService) {
      scrollTo({ top: 0, behavior: 'instant' });
      return glideTo(part);
    }
    if (!hash) scrollToSection(part);
  }, [key, pathname, hash, state, goingBack, isService]);
  return (
    <p className="visually-hidden" role="status">
      {text}
    </p>
  );
}

/** The gallery says itself what changed; its addresses are one screen. */
const isWithinGallery = (path: string): boolean => `${path}/`.startsWith(`${href('gallery')}/`);

function focusHeading(place: HTMLElement | null): void {
  const heading = place?.querySelector<HTMLElement>('h1') ?? place?.querySelector<HTMLElement>('h2, h3') ?? place;
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
