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

const headOf = (html: string): string => html.slice(0, html.indexOf('</head>'));
const MAIN = '<main';

/** What stands before the main part: nothing that an editor wrote is HTML there. */
const aheadOf = (html: string): string => (html.includes(MAIN) ? html.slice(0, html.indexOf(MAIN)) : headOf(html));

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
 * A document whose first part waits for no second file: the rules that it meets are written into it, and the whole sheets stand as
 * links before what follows, which is not shown without them (decision 039). Those of the first sheet, which is the site's, stand in the
 * head, those of the others before the main part: no header needs them, and on a slow line it comes a round trip sooner. Throws when the
 * build lacks a sheet.
 */
export async function inlineStyles(html: string, assets: AssetFiles): Promise<string> {
  const head = headOf(html);
  const addresses = [...head.matchAll(LINK)].map(([, address = '']) => address);
  if (!addresses.length) return html;
  await Promise.all(addresses.map((address) => readSheet(assets, address)));
  const end = endOfFirstPart(html);
  const first = html.slice(head.length, end);
  const names = usedNames(first);
  const [site = '', ...others] = addresses.map((address) => stylesFor(sheets.get(address) ?? [], names));
  const own = others.join('');
  const main = first.indexOf(MAIN);
  // Behind the picture that the first view waits for, where there is one.
  const priority = first.includes(FIRST_PICTURE) ? ' fetchpriority="low"' : '';
  const links = addresses.map((address) => `<link rel="stylesheet" href="${address}"${priority}>`).join('');
  const inHead = main === -1 ? site + own : site;
  const written = head.replace(LINK, (link) => (link.includes(`"${addresses[0]}"`) ? `<style>${inHead}</style>\n` : ''));
  const body = main === -1 || !own ? first : `${first.slice(0, main)}<style>${own}</style>${first.slice(main)}`;
  return written + body + links + STYLES_WAIT + html.slice(end);
}

async function readSheet(assets: AssetFiles, address: string): Promise<void> {
  if (sheets.has(address)) return;
  const text = await (await neededFile(assets, address)).text();
  if (text.includes('<')) throw new Error(`${address} cannot be written into a document`);
  sheets.set(address, parseRules(text));
}

/** Sources for the policy of a document: the styles before its main part, each `'sha256-…'`. */
export const styleSources = (html: string): Promise<string[]> =>
  Promise.all([...aheadOf(html).matchAll(STYLE)].map(([, text = '']) => cspHash(text)));
