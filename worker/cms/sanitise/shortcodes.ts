/** `[vc_row css="…"]`, `[/vc_row]`, `[contact-form-7 id=”42″]`, `[gallery /]`; never `[[escaped]]`, a note `[1]` or words in brackets. */
const SHORTCODE = /\[(\/?)([a-z][a-z0-9]*(?:[_-][a-z0-9]+)*)((?:[\s\u00A0][^[\]]*)?)\]/gi;
/** Anything that WordPress itself would read as an attribute, where the name alone is that of a plugin. */
const ATTRIBUTE = /[\s\u00A0][\w-]+\s*=/;
/** Straight quotes, and what WordPress makes of them in a text: “ ” ‘ ’ ″ ′ „ « ». */
const QUOTED = /[\s\u00A0][\w-]+=["'“”‘’″′„«»]/;
/** Nothing but `name=value`, without quotes, and perhaps the `/` of a tag that holds nothing. */
const BARE = /^(?:\s+[\w-]+=[^\s=]+)+(?:\s*\/)?$/;
/** What shortcodes name so, and people do not: `[table id=1 /]`, `[ngg src=galleries ids=3]`, never `[mean age=32]`. */
const REFERENCE = /[\s\u00A0](?:id|ids|src|url|href|link|slug|alias|feed)=/i;
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
 * to them. What stands between an opening and a closing one stays.
 *
 * WordPress takes any word in brackets for one whose name is registered (`get_shortcode_regex`), and whatever is in it for its attributes
 * (`shortcode_parse_atts`: also `age = 32`, and bare words). Which names were registered nobody knows any more, so its form has to tell:
 *
 * - closing, or closed somewhere in the text: `[row]…[/row]`;
 * - a name that only plugins give (`vc_row`), alone or with any attribute, or one of WordPress that stands alone (`[gallery]`);
 * - any name with a value in quotes, beginning right after its `=`, as the documentation of WordPress writes them and its tools do: `[button color="red"]`;
 * - any name with nothing but values without quotes, one of them a reference (`id`, `src` …): `[table id=1 /]`.
 *
 * All else is prose in brackets: `[mean age = 32 years]`, `[BMI range=18-25]`, `[sic]`.
 * @param closed names that are closed elsewhere in the content that the text is a part of
 */
export function withoutShortcodes(text: string, closed: ReadonlySet<string> = closedShortcodes(text)): string {
  if (!text.includes('[')) return text;
  return text.replace(SHORTCODE, (whole, ...parts: [string, string, string]) => (isShortcode(parts, closed) ? '' : whole));
}

/** The names of the shortcodes that `withoutShortcodes` takes out, closing ones included. */
export function shortcodesIn(text: string): string[] {
  const closed = closedShortcodes(text);
  return [...text.matchAll(SHORTCODE)].flatMap(([, closing = '', name = '', rest = '']) =>
    isShortcode([closing, name, rest], closed) ? name : [],
  );
}

/** Names that a text closes: `[/row]`. */
export const closedShortcodes = (text: string): ReadonlySet<string> =>
  new Set([...text.matchAll(/\[\/([a-z][\w-]*)\]/gi)].map(([, name = '']) => name.toLowerCase()));

const isShortcode = (
  [closing, name, rest]: [closing: string, name: string, rest: string],
  closed: ReadonlySet<string>,
): boolean =>
  closing !== '' ||
  closed.has(name.toLowerCase()) ||
  QUOTED.test(rest) ||
  (REFERENCE.test(rest) && BARE.test(rest.trimEnd())) ||
  isKnown(name, rest);

/** `[video]`, `[vc-row /]` and `[rev_slider home]`, not `[video of the talk]` or `[post_op]`. */
function isKnown(name: string, rest: string): boolean {
  const isBuilders = ABBREVIATION.test(name);
  if (WORD.test(name) || (isBuilders && (name.includes('_') || ATTRIBUTE.test(rest)))) return true;
  return (isBuilders || ALONE.test(name)) && /^[\s\u00A0/]*$/.test(rest);
}
