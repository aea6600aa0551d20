import { readFileSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';
import { prerenderUrl } from '../../src/endpoints.ts';
import { inlineStyles } from '../../worker/html/inline-styles.ts';

/** What an edge compresses with what it is not given compressed. */
const EDGE_QUALITY = 4;

export const onTheLine = (text: string): number =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: EDGE_QUALITY } }).length;

/** A prerendered page as the Worker sends it, with its styles. */
export function sentDocument(client: string, path: string): Promise<string> {
  const html = readFileSync(`${client}${prerenderUrl(path)}.html`, 'utf8');
  return inlineStyles(html, { fetch: async ({ pathname }) => new Response(readFileSync(client + pathname)) });
}

/** Parts of a document, and what finds them. */
const PARTS: readonly [name: string, pattern: RegExp][] = [
  ['styles in the head', /<style>[^<]*<\/style>/g],
  ['names', /<(?:meta|link|title)[^>]* data-head>(?:[^<]*<\/title>)?/g],
  ['structured data', /<script type="application\/ld\+json">[^<]*<\/script>/g],
  ['list of chunks', / data-hydrate="[^"]*"/],
  ['services panel', /<div id="services-panel"[\s\S]*?(?=<li><a href="\/our-doctors">)/],
  ['drawer', /<div id="menu-content"[\s\S]*?(?=<main)/],
  ['main', /<main[\s\S]*<\/main>/],
  ['of it forms', /<form[\s\S]*?<\/form>/g],
  ['of it pictures', /<picture[\s\S]*?<\/picture>/g],
  ['of it carousels', /<section class="\w+_carousel"[\s\S]*?<\/section>/g],
  ['footer', /<footer[\s\S]*<\/footer>/],
  ['names of classes', / class="[^"]*"/g],
  ['other attributes', / (?!data-hydrate)(?:data|aria)-[a-z-]+="[^"]*"/g],
  ['icons', /<svg[\s\S]*?<\/svg>/g],
];

/** A table of what each part adds to the documents on the line: parts overlap, so the sum is another. */
export async function partsTable(client: string, paths: readonly string[]): Promise<string> {
  const documents = await Promise.all(paths.map((path) => sentDocument(client, path)));
  const row = (name: string, weigh: (html: string) => number) => `| ${[name, ...documents.map(weigh)].join(' | ')} |`;
  return [
    `| Brotli ${EDGE_QUALITY}, bytes | ${paths.join(' | ')} |`,
    `|---|${'--:|'.repeat(paths.length)}`,
    row('document', onTheLine),
    ...PARTS.map(([name, pattern]) => row(name, (html) => onTheLine(html) - onTheLine(html.replace(pattern, '')))),
  ].join('\n');
}
