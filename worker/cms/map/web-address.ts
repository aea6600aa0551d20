/** An absolute address without user info, in normal form; empty for every other text. */
export function webAddress(text: string, schemes: readonly ('https:' | 'http:')[]): string {
  const url = URL.parse(text);
  return url && schemes.some((scheme) => scheme === url.protocol) && url.username === '' && url.password === '' ? url.href : '';
}
