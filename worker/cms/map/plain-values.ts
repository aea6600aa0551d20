import { collapse, flattenHtml, parseHtml, textOfTree } from '../sanitise/parse-html.ts';
import { withoutShortcodes } from '../sanitise/shortcodes.ts';

/** The clinic's own time zone, in which `date` and `modified` are written when WordPress names no other. */
const CLINIC_OFFSET = '+05:30';
const DATE_TIME = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}:\d{2}/;

/**
 * A date of WordPress as ISO 8601 in UTC, such as `2026-08-29T23:00:00Z`.
 * @param gmt `date_gmt` or `modified_gmt`: UTC, but without the Z
 * @param local `date` or `modified`: used where the first is missing
 * @returns null when neither is a date; unpublished posts have `0000-00-00T00:00:00`
 */
export function utcDate(gmt: unknown, local?: unknown): string | null {
  return iso(gmt, 'Z') ?? iso(local, CLINIC_OFFSET);
}

function iso(value: unknown, offset: string): string | null {
  if (typeof value !== 'string' || !DATE_TIME.test(value) || value.startsWith('0000')) return null;
  const hasOffset = /(?:Z|[+-]\d{2}:?\d{2})$/i.test(value.slice(19));
  const time = Date.parse(value.replace(' ', 'T') + (hasOffset ? '' : offset));
  return Number.isNaN(time) ? null : `${new Date(time).toISOString().slice(0, 19)}Z`;
}

/** An absolute address without user info, in normal form; empty for every other text. */
export function webAddress(text: string, schemes: readonly ('https:' | 'http:')[]): string {
  const url = URL.parse(text);
  return url && schemes.some((scheme) => scheme === url.protocol) && url.username === '' && url.password === '' ? url.href : '';
}

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

/** Automatic excerpts end in ` […]`, or in what a theme puts in its place: dots, and a link to the whole text. */
const CUT = /\s*\[(?:…|\.{3})\]$/u;
const CUT_BEFORE_LINK = /\s*(?:…|\.{3}|\[(?:…|\.{3})\])$/u;
const MORE_LINK = /<(a|p)\b[^<>]*\sclass=["'][^"'<>]*\b(?:more-link|read-more)\b[^<>]*>[\s\S]*?<\/\1>/gi;

/**
 * An excerpt as text. Automatic ones end in an ellipsis where they were cut; those written by hand end as they were written. Shortcodes go,
 * as they do from texts: WordPress leaves out of an excerpt only those that something still answers to.
 */
export function excerptText(html: string): string {
  const given = html.slice(0, MAX_CHARACTERS);
  const words = given.replace(MORE_LINK, '');
  const text = plainText(words);
  const body = text.replace(words === given ? CUT : CUT_BEFORE_LINK, '');
  const shown = collapse(withoutShortcodes(withoutOpenShortcode(body)));
  return shown !== '' && body !== text ? `${shown}…` : shown;
}

/** WordPress counts words, so that an excerpt may end in the middle of a shortcode. */
function withoutOpenShortcode(text: string): string {
  const open = /\[[^[\]]*$/.exec(text)?.[0];
  return open && withoutShortcodes(`${open}]`) === '' ? text.slice(0, -open.length) : text;
}

/** The first words of a text, cut between words, with an ellipsis where something was cut. */
export function beginning(text: string): string {
  if (text.length <= BEGINNING_CHARACTERS) return text;
  const cut = text.slice(0, BEGINNING_CHARACTERS).replace(/\s+\S*$|[\uD800-\uDBFF]$/u, '');
  return `${cut.replace(/[\s,;:–—-]+$/u, '')}…`;
}
