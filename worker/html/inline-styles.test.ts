import { expect, it } from 'vitest';
import type { AssetFiles } from '../lib/asset-files.ts';
import { inlineStyles, styleSources } from './inline-styles.ts';

/** A build that has the sheets given. */
const build = (sheets: Record<string, string>) =>
  ({
    fetch: async (url: URL) =>
      new Response(sheets[url.pathname] ?? '', { status: sheets[url.pathname] === undefined ? 404 : 200 }),
  }) satisfies AssetFiles;

const page = (sheet: string) =>
  `<html><head><link rel="stylesheet" href="${sheet}"></head><body><link rel="stylesheet" href="/body.css"></body></html>`;

it('writes the style sheets of the head into it, and leaves what an editor wrote alone', async () => {
  const html = await inlineStyles(page('/a.css'), build({ '/a.css': 'p{margin:0}' }));
  expect(html).toBe(
    '<html><head><style>p{margin:0}</style><link rel="stylesheet" href="/a.css" disabled></head><body><link rel="stylesheet" href="/body.css"></body></html>',
  );
  expect(await styleSources(html)).toHaveLength(1);
});

it('refuses a style sheet that could end its own element', async () => {
  const assets = build({ '/evil.css': 'p::after{content:"</style><script>alert(1)</script>"}' });
  await expect(inlineStyles(page('/evil.css'), assets)).rejects.toThrow('/evil.css cannot be written into a document');
});

it('fails where the build lacks a sheet', async () => {
  await expect(inlineStyles(page('/none.css'), build({}))).rejects.toThrow('The build has no /none.css (404)');
});
