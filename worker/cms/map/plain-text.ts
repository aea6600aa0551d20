import { parseHtml } from '../sanitise/parse-html.ts';
import { collapse, flattenHtml, textOfTree } from '../sanitise/text-of-html.ts';

const MAX_CHARACTERS = 20_000;
const BEGINNING_CHARACTERS = 300;

/** HTML such as a title, an excerpt or the name of a category as one line of text: tags dropped, entities decoded once. */
export function plainText(html: string): string {
  const short = html.slice(0, MAX_CHARACTERS);
  if (!/[<&]/.test(short)) return collapse(short);
  try {
    return textOfTree(parseHtml(short));
  } catch (error) {
    if (error instanceof RangeError) return flattenHtml(short).join(' ');
    throw error;
  }
}

/** An excerpt as text. Automatic ones end in ` […]`, which becomes an ellipsis; those written by hand end as they were written. */
export const excerptText = (html: string): string => plainText(html).replace(/\s*\[(?:…|\.{3})\]$/u, '…');

/** The first words of a text, cut between words, with an ellipsis where something was cut. */
export function beginning(text: string): string {
  if (text.length <= BEGINNING_CHARACTERS) return text;
  const cut = text.slice(0, BEGINNING_CHARACTERS).replace(/\s+\S*$|[\uD800-\uDBFF]$/u, '');
  return `${cut.replace(/[\s,;:–—-]+$/u, '')}…`;
}
