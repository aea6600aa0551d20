import '../../dist/server/entry.mjs';
import { renderPage as vikeRender } from 'vike/server';
import type { RenderContext } from '../../src/documents/document-data.ts';

/** Renders a page with React. `path` is canonical. Throws when rendering fails: vike's own error page is never sent on. */
export async function renderPage(path: string, render: RenderContext): Promise<string> {
  // vike decodes the path once; canonical addresses are the encoded ones.
  const { httpResponse, errorWhileRendering } = await vikeRender({ urlOriginal: path.replaceAll('%', '%25'), render });
  if (errorWhileRendering) throw errorWhileRendering;
  if (httpResponse?.statusCode !== 200) throw new Error(`Rendering answered ${httpResponse?.statusCode}`);
  return httpResponse.body;
}
