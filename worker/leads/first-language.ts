/**
 * The language a browser asks for first (`Accept-Language`), as a tag of two or three letters; empty where it names none. Nothing more
 * is kept: the whole header is nearly a fingerprint.
 */
export const firstLanguage = (header: string | undefined): string =>
  /^\s*([a-z]{2,3})(?=[-;,\s]|$)/i.exec(header ?? '')?.[1]?.toLowerCase() ?? '';

/** `Hindi` of `hi`; the tag itself where the platform knows no name, nothing of an empty one. */
export function languageName(tag: string): string {
  if (!tag) return '';
  try {
    return new Intl.DisplayNames(['en'], { type: 'language' }).of(tag) ?? tag;
  } catch {
    return tag;
  }
}
