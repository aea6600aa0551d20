/**
 * What the service worker does with a request. `visit`: a page that is never kept; only where it cannot be had, the page without a
 * connection stands in for it. `leave`: nothing, as if there were no service worker.
 */
import { prefix } from '#words/language';
import { barePath, isOwnAddress } from '../current-language.ts';
import { PREVIEW_PATH } from '../endpoints.ts';

export type Plan = 'page' | 'visit' | 'file' | 'leave';

/** Kept from the first visit on, whichever page that was: people open it on the way. */
export const alwaysKept = (): string => `${prefix}/international`;

/** Pages that no device keeps, with all below them, in any language: results of patients, and what follows an enquiry. */
export const NEVER_KEPT: readonly string[] = ['/gallery', '/thank-you', '/enquiry', PREVIEW_PATH];

/**
 * Files whose name holds a hash of their content. Of the pictures only those of the page above: never those of patients. No films: they
 * would fill the device, and Safari asks for ranges and does not play one that is answered whole.
 */
const KEPT_FILES = /^\/(?:assets\/(?!.*\.mp4$)|p\/international-)/;

/** Endpoints, prerendered sources and everything else that is not a page. */
const NO_PAGE = /^\/(?:api|embed|media|ops|_p|p|assets)(?:\/|$)|\.\w+$/;

export interface PlannedRequest {
  method: string;
  url: string;
  mode: string;
}

const isNeverKept = (pathname: string): boolean =>
  NEVER_KEPT.some((path) => pathname === path || pathname.startsWith(`${path}/`));

/**
 * Takes a request of a page on `origin`. Pages in other languages are left to the script of that language, which has a scope of its own.
 * An address with a query is never kept: it may name a person, and there are countless ones.
 */
export function planFor({ method, url, mode }: PlannedRequest, origin: string): Plan {
  const address = new URL(url);
  if (method !== 'GET' || address.origin !== origin) return 'leave';
  const { pathname, search } = address;
  if (KEPT_FILES.test(pathname)) return 'file';
  if (mode !== 'navigate' || !isOwnAddress(pathname) || NO_PAGE.test(pathname)) return 'leave';
  return search || isNeverKept(barePath(pathname)) ? 'visit' : 'page';
}
