import { ARTICLE_ID } from '../../src/browser/article-html.ts';
import { type AssetFiles, neededFile } from '../lib/asset-files.ts';
import { cspHash } from '../lib/crypto.ts';
import { STYLES_WAIT } from '../lib/styles-wait.ts';
import { parseRules, stylesFor, usedNames } from './first-styles.ts';

/** Rules of the style sheets, by their address. A deploy starts new isolates, so they are never out of date. */
const sheets = new Map<string, ReturnType<typeof parseRules>>();

const LINK = /<link rel="stylesheet" href="([^"]+)">\n?/g;
/** As React writes it. */
const FIRST_PICTURE = 'fetchPriority="high"';
const STYLE = /<style>([^<]*)<\/style>/g;

/** The head: nothing that an editor wrote is HTML there. */
const headOf = (html: string): string => html.slice(0, html.indexOf('</head>'));

/** A tag, with all of its attributes, in which a `<` may stand. No two parts of it take the same letters. */
const TAG = /<(\/?)([a-z][a-z\d]*)(?![a-z\d])((?:[^<>"]|"[^"]*")*)>/g;
const ARTICLE = ` id="${ARTICLE_ID}"`;

/**
 * Where the first part of a page ends: before the first section below its heading that says nothing else of itself (`data-first`); behind its
 * main part where it has none. What an editor wrote is looked over: sections in it are theirs, and links would come into their text.
 */
function endOfFirstPart(html: string): number {
  TAG.lastIndex = Math.max(0, html.indexOf('</h1>'));
  let depthInArticle = 0;
  for (let tag = TAG.exec(html); tag; tag = TAG.exec(html)) {
    const [whole, closing, name, attributes = ''] = tag;
    if (depthInArticle > 0) depthInArticle += name !== 'div' ? 0 : closing ? -1 : 1;
    else if (name === 'div' && attributes.includes(ARTICLE)) depthInArticle = 1;
    else if (name === 'section' && !closing && !attributes.includes(' data-first')) return tag.index;
    else if (name === 'main' && closing) return tag.index + whole.length;
  }
  return html.lastIndexOf('</body>');
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
  const text = await (await neededFile(assets, address)).text();
  if (text.includes('<')) throw new Error(`${address} cannot be written into a document`);
  sheets.set(address, parseRules(text));
}

/** Sources for the policy of a document: the styles in its head, each `'sha256-…'`. */
export const styleSources = (html: string): Promise<string[]> =>
  Promise.all([...headOf(html).matchAll(STYLE)].map(([, text = '']) => cspHash(text)));
