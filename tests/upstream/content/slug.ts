const encodeOutsideAscii = (text: string): string =>
  text.replace(/[^\p{ASCII}]+/gu, (run) => encodeURIComponent(run).toLowerCase());

/**
 * A title, or a slug typed by a visitor, as WordPress looks it up: dashes and blanks joined, letters outside ASCII
 * percent-encoded in lower case, and what is already percent-encoded left alone.
 */
export function toSlug(text: string): string {
  const plain = text
    .replace(/<[^>]*>/g, '')
    .replace(/&#?\w+;/g, '')
    .replace(/[\u2013\u2014\u00a0]/g, '-')
    .replace(/[\u2018-\u201f\u2026]/g, '')
    .replace(/%(?![a-fA-F0-9]{2})/g, '');
  return encodeOutsideAscii(plain)
    .toLowerCase()
    .replace(/\./g, '-')
    .replace(/[^%a-z0-9 _-]/g, '')
    .replace(/\s+/g, '-')
    .replace(/-+/g, '-')
    .replace(/^-|-$/g, '');
}
