/** `[vc_row css="…"]`, `[/vc_row]`, `[contact-form-7 id=”42″]`, `[gallery /]`; never `[[escaped]]`, a note `[1]` or words in brackets. */
const SHORTCODE = /\[(\/?)([a-z][a-z0-9]*(?:[_-][a-z0-9]+)*)((?:[\s\u00A0]+[^[\]]*)?)\]/gi;
const ATTRIBUTE = /[\s\u00A0][\w-]+\s*=/;
/** Shortcodes that stand alone, without attributes. */
const ALONE =
  /^(?:gallery|caption|embed|playlist|audio|video|toc|wpforms|gravityforms?|forminator|metaslider|smartslider3?|layerslider|wpcf7|woocommerce|elementor|tatsu|contact-form(?:-\d+)?)$/i;
/** How those of page builders and plugins begin. In capitals or alone these letters mean something else: `[AV]`, `[CS-1]`, `[WP]`. */
const ABBREVIATION =
  /^(?:vc|et|av|cs|mk|fl|su|ez|wp|wpb|wpdm|wpforms|wpcf7|kc|kt|dt|trx|stm|mpc|ult|bsf|dfd|cmsms|qode|mkdf?|edgtf|eltdf|tatsu|elementor|gravityforms?|forminator|layerslider|metaslider|smartslider3?|siteorigin|themify|woocommerce)[_-]/;
/** Beginnings that are words: `[video_player]`, `[fusion_text]`, never `[video-assisted]` or `[fusion]`. */
const WORD =
  /^(?:gallery|caption|embed|playlist|audio|video|toc|fusion|contact|ninja|caldera|formidable|rev|ultimate|gravity|nectar|thrive|porto|woodmart|cherry|my)_/;

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
): boolean => closing !== '' || closed.has(name.toLowerCase()) || ATTRIBUTE.test(rest) || isKnown(name, rest);

/** `[video]`, `[vc-row /]` and `[rev_slider home]`, not `[video of the talk]` or `[post_op]`. */
function isKnown(name: string, rest: string): boolean {
  const isBuilders = ABBREVIATION.test(name);
  if (WORD.test(name) || (isBuilders && name.includes('_'))) return true;
  return (isBuilders || ALONE.test(name)) && /^[\s\u00A0/]*$/.test(rest);
}
