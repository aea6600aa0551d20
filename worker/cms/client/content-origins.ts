import type { Settings } from '../../settings.ts';

/** Whose addresses are whose, for everything that rewrites links and pictures. */
export interface ContentOrigins {
  /** Origin of WordPress, such as `https://cms.example`. Visitors never see it. */
  cmsOrigin: string;
  /** Origin of the public site. */
  siteOrigin: string;
  /** Path under which WordPress is installed, without a slash at its end: `/wp` for `https://cms.example/wp/`. */
  cmsPath?: string;
  /** Where uploaded files lie, absolute and ending in a slash. Absent: `wp-content/uploads/` below WordPress. */
  mediaBases?: readonly string[];
  /**
   * Where a path of WordPress lies on the public site. Takes and answers a canonical path: WordPress knows a
   * post as `/slug`, which only somebody who knows all slugs can tell from a page. Absent: the path stays as it is.
   */
  resolvePath?: (path: string) => string;
  /** The title of an article or of a page of editors, by its path on the public site; empty or undefined where nobody knows it. */
  titleOf?: (path: string) => string | undefined;
  /** What became of a file since it was first uploaded, by its path below `/media/`. */
  mediaMark?: (path: string) => MediaMark | undefined;
}

/** `gone`: deleted in WordPress, never to be shown again. Otherwise the version of a file that was replaced. */
export type MediaMark = 'gone' | { version: string };

/** Host and port decide: editors paste http and https addresses of the same host alike. */
export const isHostOf = (url: URL, origin: string): boolean => url.host === URL.parse(origin)?.host;

/** Paths of WordPress that hold no name of a page: where it is installed follows from where its REST API answers. */
const API_PATH = /\/(?:wp-json(?:\/.*)?|index\.php|)$/;

/** The origins that the variables of the Worker describe. */
export function originsOf({
  CONTENT_API,
  SITE_ORIGIN,
  MEDIA_BASES,
}: Pick<Settings, 'CONTENT_API' | 'SITE_ORIGIN' | 'MEDIA_BASES'>): ContentOrigins {
  const { origin, pathname } = new URL(CONTENT_API);
  const cmsPath = pathname.replace(API_PATH, '');
  return {
    cmsOrigin: origin,
    siteOrigin: SITE_ORIGIN,
    cmsPath,
    ...(MEDIA_BASES.length > 0 && { mediaBases: MEDIA_BASES }),
  };
}

/** Where uploaded files lie; the first is the one whose files stand directly below `/media/`. */
export const mediaBasesOf = ({ cmsOrigin, cmsPath = '', mediaBases }: ContentOrigins): readonly string[] =>
  mediaBases ?? [`${cmsOrigin}${cmsPath}/wp-content/uploads/`];
