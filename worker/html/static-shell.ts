import type { PageOverlay } from '../../src/content/overlay.ts';
import type { SeoMetadata } from '../../src/content/records.ts';
import { withOverlay } from '../../src/content/with-overlay.ts';
import { closingHtml, DATA_ID, type DocumentData } from '../../src/documents/document-data.ts';
import { prerenderUrl } from '../../src/endpoints.ts';
import { inLanguage } from '../../src/languages/in-language.ts';
import { splitLanguage } from '../../src/languages.ts';
import { applyMetadata } from '../../src/seo/apply-metadata.ts';
import { completeHead } from '../../src/seo/head.ts';
import { headHtml } from '../../src/seo/head-html.ts';
import { type AssetFiles, neededFile } from '../lib/asset-files.ts';

/** A prerendered document as it was built, and the data block in it. */
interface Shell {
  html: string;
  document: DocumentData;
}

/** Shells of this isolate by their files. A deploy starts new isolates, so they are never out of date. */
const shells = new Map<string, Shell>();

/**
 * A prerendered page with its head completed for this site: the public origin, and the metadata of the clinic's API
 * where there is any (row SEO-22). The same record goes into the data block, or hydration would revert the title.
 * Throws when the build lacks the page.
 */
export async function staticPage(assets: AssetFiles, path: string, site: SiteParts): Promise<string> {
  const file = `${prerenderUrl(path, site.hidesPlaceholders)}.html`;
  const shell = shells.get(file) ?? (await readShell(assets, file));
  shells.set(file, shell);
  return completed(shell, site);
}

/** The same of a document that was rendered just now. */
export const renderedPage = (html: string, site: SiteParts): string => completed(shellOf(html), site);

/** What a document has of the site it is shown on. */
interface SiteParts {
  origin: string;
  metadata: SeoMetadata | null;
  /** What the page shows of what WordPress says in place of the files. */
  overlay?: PageOverlay | undefined;
  /** Which of the build's documents it is. */
  hidesPlaceholders: boolean;
}

function completed({ html, document: built }: Shell, { origin, metadata, overlay }: SiteParts): string {
  const complete = () => completeHead(built.pageHead, { path: built.path, label: built.label, origin });
  const { language } = splitLanguage(built.path);
  const own = withOverlay(overlay?.records, () => (language ? inLanguage(language.code, complete) : complete()));
  const head = metadata ? applyMetadata(own, metadata) : own;
  const document: DocumentData = { ...built, origin, head, ...(overlay && { overlay }) };
  const written = replaced(html, headHtml(built.head), headHtml(head));
  return replaced(written, closingHtml(built), closingHtml(document));
}

/** Throws where the text is not as the build wrote it. */
function replaced(html: string, from: string, to: string): string {
  const at = html.indexOf(from);
  if (at < 0) throw new Error('A page of the build has another head than its data say');
  return html.slice(0, at) + to + html.slice(at + from.length);
}

const readShell = async (assets: AssetFiles, file: string): Promise<Shell> =>
  shellOf(await (await neededFile(assets, file)).text());

const shellOf = (html: string): Shell => ({ html, document: JSON.parse(dataBlock(html)) as DocumentData });

/** Text of the data block. No `<` stands in it, so the next tag ends it. */
function dataBlock(html: string): string {
  const start = html.indexOf('>', html.indexOf(`id="${DATA_ID}"`)) + 1;
  return html.slice(start, html.indexOf('<', start));
}
