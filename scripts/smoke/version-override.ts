/** The header by which Cloudflare answers with an uploaded version of a Worker, whatever share of the visitors it serves. */
export const versionOverride = (worker: string, version: string): Record<string, string> => ({
  'Cloudflare-Workers-Version-Overrides': `${worker}="${version}"`,
});
