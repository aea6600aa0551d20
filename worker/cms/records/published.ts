import type { PageOverlay } from '../../../src/content/overlay.ts';
import { publishOverlay } from '../../../src/content/with-overlay.ts';
import { PRIVATE_PREFIX } from '../../../src/endpoints.ts';
import type { RouteName } from '../../../src/routes.ts';
import { hashText } from '../../cache/entry.ts';
import { type AssetFiles, neededFile } from '../../lib/asset-files.ts';
import type { MediaMarks } from '../client/media-marks.ts';
import type { Repository } from '../queries/repository.ts';
import { withoutGonePictures } from './gone-pictures.ts';
import { overlayOf, type PublishedOverlay, type RecordFiles } from './overlay-of.ts';
import { recordsIn } from './records-in-language.ts';
import type { SaidRecords } from './said-records.ts';

/** Written by every build: what the files say, for the schemas. */
const RECORD_FILES_PATH = `${PRIVATE_PREFIX}/records.json`;

/** No visitor waits longer than this; then what was last heard of stands there. */
const PATIENCE_MS = 200;

/** What a document shows of the overlay, and what it is kept under. */
export interface DocumentOverlay {
  page: PageOverlay;
  version: string;
  /** In another language: texts of it that are in English, for nobody has translated them yet. */
  newTexts: readonly string[];
}

/** The published overlay; null while WordPress says nothing that the files do not say. Never throws. */
export type ReadOverlay = () => Promise<PublishedOverlay | null>;

interface OverlayParts {
  /** Whether WordPress has the plugin. */
  enabled: boolean;
  content: Pick<Repository, 'records'>;
  marks: Pick<MediaMarks, 'isGone'>;
  assets: AssetFiles;
  wait: (ms: number) => Promise<void>;
  log: (sentence: string) => void;
}

/** Of this isolate: what was last heard, which stands in when KV is slow, and what is shown of it. */
let heard: SaidRecords | null = null;
let latest: PublishedOverlay | null = null;
let files: RecordFiles | null = null;
const made = new WeakMap<SaidRecords, PublishedOverlay>();

export function createOverlayReader({ enabled, content, marks, assets, wait, log }: OverlayParts): ReadOverlay {
  return async () => {
    if (!enabled) return null;
    const found = await Promise.race([content.records(), wait(PATIENCE_MS)]);
    if (found && found.status !== 'unavailable') heard = found.status === 'found' ? found.value : null;
    try {
      // Also of what was heard before: a picture may have been deleted since.
      latest = heard && (await publishedOf(await withoutGonePictures(heard, marks), assets));
      publishOverlay(latest?.all ?? {});
    } catch (error) {
      log(`What WordPress says in place of the files could not be used (${error instanceof Error ? error.name : 'unknown'})`);
    }
    return latest;
  };
}

/** Checked once for each state. Null where it says nothing else than the files, and nothing that is refused. */
export async function publishedOf(said: SaidRecords, assets: AssetFiles): Promise<PublishedOverlay | null> {
  if (Object.keys(said.records).length === 0) return null;
  const known = made.get(said) ?? overlayOf(said, await recordFiles(assets));
  made.set(said, known);
  return known;
}

async function recordFiles(assets: AssetFiles): Promise<RecordFiles> {
  files ??= (await (await neededFile(assets, RECORD_FILES_PATH)).json()) as RecordFiles;
  return files;
}

const documents = new WeakMap<PublishedOverlay, Map<string, DocumentOverlay>>();

/**
 * What a page shows of an overlay; null where there is none at all. A page that shows nothing of it says so all the same, and which others
 * do: whoever goes there from it asks for their texts.
 * @param code Of the page's language; null in English
 */
export async function documentOverlay(
  overlay: PublishedOverlay | null,
  name: RouteName | null,
  code: string | null,
): Promise<DocumentOverlay | null> {
  if (!overlay || Object.keys(overlay.all).length === 0) return null;
  const ofPages = documents.get(overlay) ?? new Map<string, DocumentOverlay>();
  documents.set(overlay, ofPages);
  const own = name ? overlay.pages[name] : undefined;
  const key = `${code ?? ''} ${own && name ? name : ''}`;
  const known = ofPages.get(key);
  if (known) return known;
  const said = { ...overlay.every, ...own };
  const { records, newTexts } = code
    ? recordsIn(code, said, { facts: overlay.facts, files: files ?? {} })
    : { records: said, newTexts: [] };
  const page = { records, pages: Object.keys(overlay.pages) };
  const document = { page, newTexts, version: await hashText(JSON.stringify(newTexts.length ? { page, newTexts } : page)) };
  ofPages.set(key, document);
  return document;
}
