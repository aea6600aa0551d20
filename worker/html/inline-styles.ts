import type { AssetFiles } from '../lib/asset-files.ts';
import { cspHash } from '../lib/crypto.ts';
import { STYLES_WAIT } from '../lib/styles-wait.ts';
import { parseRules, stylesFor, usedNames } from './first-styles.ts';

/** Rules of the style sheets, by their address. A deploy starts new isolates, so they are never out of date. */
const sheets = new Map<string, ReturnType<typeof parseRules>>();

const LINK = /<link rel="stylesheet" href="([^"]+)">\n?/g;
/** As React writes it. */
const FIRST_PICTURE = 'fetchPriority="high"';
const MAIN_END = /(?<=<\/main>)|(?=<\/body>)/;
const STYLE = /<style>([^<]*)<\/style>/g;

/** The head: nothing that an editor wrote is HTML there. */
const headOf = (html: string): string => html.slice(0, html.indexOf('</head>'));

/** A section that is none of the first part, which says so of itself (`data-first`). */
const LATER_SECTION = /<section(?![^>]* data-first)/g;

/** Where the first part of a page ends: before the first such section below its heading; behind its main part where it has none. */
function endOfFirstPart(html: string): number {
  LATER_SECTION.lastIndex = Math.max(0, html.indexOf('</h1>'));
  return LATER_SECTION.exec(html)?.index ?? html.search(MAIN_END);
}

/**
 * A document whose first part waits for no second file: the rules that it meets are written into the head, and the whole sheets stand as
 * links before what follows, which is not shown without them (decision 039). Throws when the build lacks a sheet.
 */
export async function inlineStyles(html: string, assets: AssetFiles): Promise<string> {
  const head = headOf(html);
  const addresses = [...head.matchAll(LINK)].map(([, address = '']) => address);
  if (!addresses.length) return html;
  await Promise.all(addresses.map((address) => readSheet(assets, address)));
  const end = endOfFirstPart(html);
  const first = html.slice(head.length, end);
  const names = usedNames(first);
  const styles = addresses.map((address) => stylesFor(sheets.get(address) ?? [], names)).join('');
  // Behind the picture that the first view waits for, where there is one.
  const priority = first.includes(FIRST_PICTURE) ? ' fetchpriority="low"' : '';
  const links = addresses.map((address) => `<link rel="stylesheet" href="${address}"${priority}>`).join('');
  const written = head.replace(LINK, (link) => (link.includes(`"${addresses[0]}"`) ? `<style>${styles}</style>\n` : ''));
  return written + first + links + STYLES_WAIT + html.slice(end);
}

async function readSheet(assets: AssetFiles, address: string): Promise<void> {
  if (sheets.has(address)) return;
  const answer = await assets.fetch(new URL(address, 'http://assets.local'));
  if (!answer.ok) throw new Error(`The build has no ${address} (${answer.status})`);
  const text = await answer.text();
  if (text.includes('<')) throw new Error(`${address} cannot be written into a document`);
  sheets.set(address, parseRules(text));
}

/** Sources for the policy of a document: the styles in its head, each `'sha256-…'`. */
export const styleSources = (html: string): Promise<string[]> =>
  Promise.all([...headOf(html).matchAll(STYLE)].map(([, text = '']) => cspHash(text)));
