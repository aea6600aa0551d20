import { icons } from '../content/site-files.ts';
import { DATA_ID } from '../documents/document-data.ts';
import { FEED_PATH, MANIFEST_PATH } from '../endpoints.ts';
import { scriptJson } from '../seo/escape.ts';
import { headHtml } from '../seo/head-html.ts';
import { firstPictureLinks, fontLinks } from './first-files.ts';
import type { RenderedApp } from './render-app.tsx';

interface DocumentFiles {
  /** The page's own chunks, for the boot; a document that is not hydrated names none. */
  modules: string[];
  styles: string[];
  /** Addresses of the fonts. */
  fonts: string[];
  hydrate: boolean;
  /** Marks a lite document, for its style sheet and for scripts. */
  saver: boolean;
}

/** The document round the application: everything before and after its HTML. */
export function documentHtml(
  { document, html }: RenderedApp,
  { modules, styles, fonts, hydrate, saver }: DocumentFiles,
): { before: string; after: string } {
  const before = `<!DOCTYPE html>
<html lang="en"${saver ? ' data-saver' : ''}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${[...firstPictureLinks(html), ...fontLinks(fonts)].join('\n')}
${styles.map((file) => `<link rel="stylesheet" href="${file}">`).join('\n')}
${headHtml(document.head)}
<link rel="icon" href="${icons.favicon.path}" sizes="32x32">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="alternate" href="${FEED_PATH}" type="application/atom+xml" title="Our Blogs">
<link rel="apple-touch-icon" href="${icons.touch.path}">
<link rel="manifest" href="${MANIFEST_PATH}">
</head>
<body>
<div id="root"${hydrate ? ` data-hydrate="${modules.join(' ')}"` : ''}>`;
  const after = `</div>
<script type="application/json" id="${DATA_ID}">${scriptJson(document)}</script>
</body>
</html>`;
  return { before, after };
}
