interface HtmlKeyParts {
  /** Id of the build: its HTML names files that the next one may not have. */
  build: string;
  origin: string;
  /** Path, and versions of all that the page shows. */
  page: readonly string[];
  lite: boolean;
}

/** What finished HTML is kept under: everything that it depends on. */
export const htmlKey = ({ build, origin, page, lite }: HtmlKeyParts): string => JSON.stringify([build, origin, lite, ...page]);
