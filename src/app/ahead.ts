import { watchLinks } from './links-in-view.ts';

/** Documents of a visit that are fetched before anybody asked: some 150 kB. */
const BUDGET = 6;
const SPENT = 'fetched-ahead';
/** A document that does not come lets the next one try. */
const PATIENCE_MS = 15_000;

/**
 * On a slow line: has the browser fetch the documents behind the links in view, one after the other, while nothing else is on the line.
 * `isOver`: the application has been asked for, and needs the line. Browsers without `prefetch` (Safari) are left alone: what they would
 * fetch otherwise they ask for again.
 */
export function fetchDocumentsAhead(isOver: () => boolean): void {
  if (!document.createElement('link').relList.supports('prefetch')) return;
  watchLinks((path) => (isOver() || spent() >= BUDGET ? null : fetchDocument(path)));
}

function fetchDocument(href: string): Promise<void> {
  spend();
  return new Promise((resolve) => {
    const link = Object.assign(document.createElement('link'), { rel: 'prefetch', as: 'document', href });
    for (const type of ['load', 'error']) link.addEventListener(type, () => resolve());
    setTimeout(resolve, PATIENCE_MS);
    document.head.append(link);
  });
}

let here = 0;

/** Of the whole visit where the browser stores anything, else of this document. */
function spent(): number {
  try {
    return Number(sessionStorage.getItem(SPENT)) || here;
  } catch {
    return here;
  }
}

function spend(): void {
  here += 1;
  try {
    sessionStorage.setItem(SPENT, String(spent() + 1));
  } catch {
    // Counted for this document, then.
  }
}
