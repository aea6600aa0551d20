/** Whose addresses are whose, for everything that rewrites links and pictures. */
export interface ContentOrigins {
  /** Origin of the content system, such as `https://cms.example`. Visitors never see it. */
  cmsOrigin: string;
  /** Origin of the public site. */
  siteOrigin: string;
  /**
   * Where a path of the content system lies on the public site. Takes and answers a canonical path: the content system knows a
   * post as `/slug`, which only somebody who knows all slugs can tell from a page. Absent: the path stays as it is.
   */
  resolvePath?: (path: string) => string;
}

/** Host and port decide: editors paste http and https addresses of the same host alike. */
export const isHostOf = (url: URL, origin: string): boolean => url.host === URL.parse(origin)?.host;
