import type { AssetFiles } from '../lib/asset-files.ts';
import { cspHash } from '../lib/crypto.ts';

/** Style sheets of this isolate, by their address. A deploy starts new isolates, so they are never out of date. */
const sheets = new Map<string, string>();

const LINK = /<link rel="stylesheet" href="([^"]+)">/g;
const STYLE = /<style>([^<]*)<\/style>/g;

/** The head: nothing that an editor wrote is HTML there. */
const headOf = (html: string): string => html.slice(0, html.indexOf('</head>'));

/**
 * A document with its style sheets written into it, for a first view that waits for no second file (decision 026). A link that is not
 * loaded stays behind each: code that comes later looks for it, and would fetch the sheet again. Throws when the build lacks a sheet.
 */
export async function inlineStyles(html: string, assets: AssetFiles): Promise<string> {
  const head = headOf(html);
  const addresses = [...head.matchAll(LINK)].map(([, address = '']) => address);
  await Promise.all(addresses.map((address) => readSheet(assets, address)));
  const written = head.replace(
    LINK,
    (_, address: string) => `<style>${sheets.get(address)}</style><link rel="stylesheet" href="${address}" disabled>`,
  );
  return written + html.slice(head.length);
}

async function readSheet(assets: AssetFiles, address: string): Promise<void> {
  if (sheets.has(address)) return;
  const answer = await assets.fetch(new URL(address, 'http://assets.local'));
  if (!answer.ok) throw new Error(`The build has no ${address} (${answer.status})`);
  const text = await answer.text();
  if (text.includes('<')) throw new Error(`${address} cannot be written into a document`);
  sheets.set(address, text);
}

/** Sources for the policy of a document: the styles in its head, each `'sha256-…'`. */
export const styleSources = (html: string): Promise<string[]> =>
  Promise.all([...headOf(html).matchAll(STYLE)].map(([, text = '']) => cspHash(text)));
