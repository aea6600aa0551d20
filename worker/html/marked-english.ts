import type { Language } from '../../src/languages.ts';
import { escapeHtml } from '../../src/seo/head-html.ts';

/** An element that has text alone, and says no language of its own. As React writes it, no attribute has a bare `<` or `>`. */
const SAYS_TEXT = /<([a-z]\w*)((?: (?!lang=)[^\s<>=]+(?:="[^"]*")?)*)>([^<]+)<\/\1>/g;

/**
 * A translated page in which elements that say one of these English texts, and nothing else, are marked as English: a screen reader speaks
 * them in the right voice, and their full stop stands at their end. What stands within a longer text or an attribute stays as it is.
 * React keeps an attribute that it did not write until it makes the element anew.
 */
export function withEnglishMarked(html: string, texts: readonly string[], { direction }: Pick<Language, 'direction'>): string {
  if (!texts.length) return html;
  // As the Worker writes an apostrophe, and as React does.
  const english = new Set(texts.map(escapeHtml).flatMap((text) => [text, text.replaceAll('&#39;', '&#x27;')]));
  const marks = ` lang="en"${direction === 'rtl' ? ' dir="ltr"' : ''}`;
  return html.replace(SAYS_TEXT, (element, name: string, attributes: string, text: string) =>
    english.has(text) ? `<${name}${attributes}${marks}>${text}</${name}>` : element,
  );
}
