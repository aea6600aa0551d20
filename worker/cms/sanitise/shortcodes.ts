/** `[vc_row css="…"]`, `[/vc_row]`, `[contact-form-7 id=”42″]`, `[gallery /]`; never `[[escaped]]`, a note `[1]` or words in brackets. */
const SHORTCODE = /\[(\/?)([a-z][a-z0-9]*(?:[_-][a-z0-9]+)*)((?:[\s\u00A0]+[^[\]]*)?)\]/gi;
const ATTRIBUTE = /[\s\u00A0][\w-]+\s*=/;
/** Names of plugins whose shortcodes may stand without attributes. */
const KNOWN =
  /^(?:vc|et|fusion|av|cs|mk|fl|tatsu|elementor|contact|wpforms|gravityforms?|gravityform|ninja|forminator|caldera|formidable|rev|layerslider|metaslider|smartslider3|smartslider|wpcf7|gallery|caption|embed|playlist|audio|video|toc|ez|ultimate|su|woocommerce|wp)(?:[_-]|$)/i;

/**
 * A text without the shortcodes that a former page builder or plugin left behind, which WordPress prints as they are when nobody answers
 * to them. What stands between an opening and a closing one stays. A word in brackets is left alone unless it has the form of one.
 */
export function withoutShortcodes(text: string): string {
  if (!text.includes('[')) return text;
  const closed = closedNames(text);
  return text.replace(SHORTCODE, (whole, ...parts: [string, string, string]) => (isShortcode(parts, closed) ? '' : whole));
}

/** The names of the shortcodes that `withoutShortcodes` takes out, closing ones included. */
export function shortcodesIn(text: string): string[] {
  const closed = closedNames(text);
  return [...text.matchAll(SHORTCODE)].flatMap(([, closing = '', name = '', rest = '']) =>
    isShortcode([closing, name, rest], closed) ? name : [],
  );
}

const closedNames = (text: string): ReadonlySet<string> =>
  new Set([...text.matchAll(/\[\/([a-z][\w-]*)\]/gi)].map(([, name = '']) => name.toLowerCase()));

const isShortcode = (
  [closing, name, rest]: [closing: string, name: string, rest: string],
  closed: ReadonlySet<string>,
): boolean =>
  closing !== '' || closed.has(name.toLowerCase()) || ATTRIBUTE.test(rest) || name.includes('_') || isKnown(name, rest);

/** `[video]` and `[vc-row /]`, not `[video of the talk]`. */
const isKnown = (name: string, rest: string): boolean => KNOWN.test(name) && /^[\s\u00A0/]*$/.test(rest);
