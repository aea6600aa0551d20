import { DATA_ID } from '../seo/document-data.ts';
import { scriptJson } from '../seo/escape.ts';
import { headHtml } from '../seo/head-html.ts';
import type { RenderedApp } from './render-app.tsx';

/**
 * The document round the application: everything before and after its HTML. `modules` are the page's own chunks, for the boot;
 * a document that is not hydrated names none.
 */
export function documentHtml(
  { document }: RenderedApp,
  { modules, hydrate }: { modules: string[]; hydrate: boolean },
): { before: string; after: string } {
  const before = `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${headHtml(document.head)}
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="alternate" href="/feed.xml" type="application/atom+xml" title="Our Blogs">
</head>
<body>
<div id="root"${hydrate ? ` data-hydrate="${modules.join(' ')}"` : ''}>`;
  const after = `</div>
<script type="application/json" id="${DATA_ID}">${scriptJson(document)}</script>
</body>
</html>`;
  return { before, after };
}
