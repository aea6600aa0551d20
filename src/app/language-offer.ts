import { offers } from '#languages/offers';

/**
 * Offers the page in the first of the visitor's languages that it is in, or that the menu leads to: in a line above it all, in that language.
 * A file of its own, for those who read another language first: no document carries the sentences. Browsers without popovers have the menu
 * alone. What the visitor has opened meanwhile stays: the browser would close it for this line, which comes after it. Who goes on to another page
 * is offered none: its place goes (`seo.tsx`).
 */
export function offer(place: HTMLElement): void {
  if (!place.isConnected || !place.showPopover) return;
  const open = document.querySelector(':popover-open');
  if (open) {
    open.addEventListener('toggle', () => offer(place), { once: true });
    return;
  }
  for (const tag of navigator.languages) {
    const [code = ''] = tag.split('-');
    const link = document.querySelector<HTMLAnchorElement>(`#languages [rel][hreflang="${code}"]`);
    if (link) show(link, place);
    if (link || code === document.documentElement.lang) return;
  }
}

function show(link: HTMLAnchorElement, place: HTMLElement): void {
  const line = link.cloneNode() as HTMLAnchorElement;
  // Its place is on the side of the page's language, not of its own.
  Object.assign(line, { className: 'offer', dir: '', popover: 'auto', textContent: offers[link.hreflang] });
  line.dataset['print'] = 'none';
  place.append(line);
  line.showPopover();
  // Who has read on for a screen has declined, and it lies over what scrolls beneath it. So has who comes by keyboard down to where it lies.
  const start = scrollY;
  const leave = (): void => {
    const focused = document.querySelector(':focus-visible:not(.offer)');
    const isBelow = focused && focused.getBoundingClientRect().bottom > line.getBoundingClientRect().top;
    if (Math.abs(scrollY - start) < innerHeight && !isBelow) return;
    removeEventListener('scroll', leave);
    removeEventListener('focusin', leave);
    line.hidePopover();
  };
  addEventListener('scroll', leave);
  addEventListener('focusin', leave);
}
