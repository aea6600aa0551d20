import type { Dependencies } from '../../dependencies.ts';
import { type EditorLinks, editorLinks } from '../../html/editor-links.ts';

/** No visitor waits longer than this for links in the menus; then those that were last heard of stand there. */
const PATIENCE_MS = 200;

/** Of this isolate: what stands in when KV is slow. */
let latest: EditorLinks | null = null;

/** Links to pages of editors for the document that is being made; null while there are none. Costs nothing without the plugin. */
export async function linksForDocument({ settings, content, wait }: Dependencies): Promise<EditorLinks | null> {
  if (!settings.NOTICE_SECRET) return null;
  const found = await Promise.race([content.menuPages(), wait(PATIENCE_MS)]);
  // Where nothing was heard, the last known ones stay.
  if (found) latest = await editorLinks(found);
  return latest;
}
