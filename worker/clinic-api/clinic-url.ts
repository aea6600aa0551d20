/** What is asked of the clinic's API, below its base. */
export const LEGACY_BLOGS = '/api/blogs';
export const SEO_METADATA = '/api/seo-metadata/id/';

/** The address of a call under `{api}`, whether or not that is configured with a slash at its end. */
export const clinicUrl = (apiBase: string, path: string): URL => new URL(`${apiBase.replace(/\/+$/, '')}${path}`);
