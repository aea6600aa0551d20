/** An answer of the site as a stand-in for Cloudflare keeps it. */
export interface Kept {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

/** Types that Cloudflare compresses. */
export const TEXT = /^(text\/|application\/(json|javascript|manifest))|svg/;
