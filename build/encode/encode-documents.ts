import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompressSync, constants, zstdCompress, zstdDecompressSync } from 'node:zlib';
import type { SeoMetadata } from '../../src/content/records.ts';
import { DICTIONARY_PREFIX, DOCUMENTS_LIST, type EncodedList, encodedPath } from '../../src/endpoints.ts';
import { matchPage, staticPaths } from '../../src/routes.ts';
import { METADATA_PAGES } from '../../src/seo/apply-metadata.ts';
import { snapshotPath } from '../../worker/cache/entry.ts';
import { PAGE_LIST_KEY, RECORDS_KEY } from '../../worker/cms/map/keys-and-slugs.ts';
import type { PageList } from '../../worker/cms/map/page-list.ts';
import { documentOverlay, publishedOf } from '../../worker/cms/records/published.ts';
import type { SaidRecords } from '../../worker/cms/records/said-records.ts';
import { editorLinks } from '../../worker/html/editor-links.ts';
import { finishedPage } from '../../worker/html/finished-page.ts';
import { inlineStyles } from '../../worker/html/inline-styles.ts';
import { withSiteLinks } from '../../worker/html/site-links.ts';
import { pageAt, translatedAddresses } from '../../worker/languages.ts';
import { mapLimited } from '../../worker/lib/async.ts';
import type { SiteVariables } from '../../worker/routes/pages/file-page.ts';

const brotli = promisify(brotliCompress);
const zstd = promisify(zstdCompress);

/** A treatment has the most of what pages share: shell, styles, form, questions. One page does as well as two (decision 040). */
const DICTIONARY_PAGE = '/rhinoplasty';
/** A skippable frame of 32 bytes, which names the dictionary (RFC 9842, section 5). */
const DCZ_MAGIC = Buffer.from([0x5e, 0x2a, 0x4d, 0x18, 0x20, 0, 0, 0]);
const KEPT = '.cache/encoded';
/** Of others than this one: staging and production name different origins. */
const KEPT_DICTIONARIES = 3;
/** As many at one time as Node has threads for it. */
const PARALLEL = 4;

interface Finished {
  path: string;
  hash: string;
  body: Buffer;
}

export interface EncodeOptions {
  /** The build: `dist/client`. */
  folder: string;
  /** Of the Worker: documents name their own origin, and placeholders are hidden by the environment. */
  settings: SiteVariables;
  /** `SEO_IDS` of the Worker: which pages have metadata of the clinic's API. */
  seoIds: Record<string, string>;
  /** Pages to encode; all static ones where absent. */
  paths?: readonly string[];
}

/**
 * Writes, beside the build's pages, each document as the Worker finishes it for this origin, compressed as far as it goes, and as a
 * difference from one dictionary. The Worker sends them for documents with the same hash and for no others.
 */
export async function encodeDocuments(options: EncodeOptions): Promise<EncodedList> {
  const { folder } = options;
  rmSync(join(folder, dirname(DOCUMENTS_LIST)), { recursive: true, force: true });
  mkdirSync(join(folder, dirname(DOCUMENTS_LIST)), { recursive: true });
  const documents = await finishedDocuments(options);
  const dictionary = documents[0]?.body ?? Buffer.alloc(0);
  const digest = createHash('sha256').update(dictionary).digest();
  const write = (name: string, encoding: string, bytes: Uint8Array) =>
    writeFileSync(join(folder, encodedPath(name, encoding)), bytes);
  write('dictionary', 'txt', dictionary);
  write('dictionary', 'br', await bestBrotli(dictionary));
  const sizes: EncodedList['documents'] = {};
  const known = keptFolder(digest.toString('hex'));
  await mapLimited(PARALLEL, documents, async (one) => {
    const { br, dcz } = await encodingsOf(one, { dictionary, digest }, known);
    write(one.hash, 'br', br);
    write(one.hash, 'dcz', dcz);
    sizes[one.hash] = { br: br.length, dcz: dcz.length };
  });
  const path = `${DICTIONARY_PREFIX}${digest.toString('hex').slice(0, 16)}`;
  const list: EncodedList = { dictionary: { path, digest: digest.toString('base64') }, documents: sizes };
  writeFileSync(join(folder, DOCUMENTS_LIST), JSON.stringify(list));
  return list;
}

/**
 * The dictionary's page first. Each is made as the Worker makes it, with what the snapshot has of WordPress: links to pages of editors, and
 * what records say in place of the files. A page for which the clinic has metadata is there with it and without: nobody waits for that long.
 */
async function finishedDocuments({ folder, settings, seoIds, paths = staticPaths() }: EncodeOptions): Promise<Finished[]> {
  // Not before there is a build.
  const { dayOf, filePage } = await import('../../worker/routes/pages/file-page.ts');
  const assets = filesOf(folder);
  const list = await snapshotOf<PageList>(folder, PAGE_LIST_KEY);
  const said = await snapshotOf<SaidRecords>(folder, RECORDS_KEY);
  const [links, published] = [list && (await editorLinks(list)), said && (await publishedOf(said, assets))];
  const finish = async (path: string, metadata: SeoMetadata | null): Promise<Finished> => {
    const page = pageAt(path, settings);
    if (!page) throw new Error(`${path} is not a page`);
    const { match, language } = page;
    const overlay = await documentOverlay(published, match.name, language?.code ?? null);
    const today = dayOf(match.name, overlay, Date.now());
    const html = await filePage({ match, metadata, today, overlay }, { path, saver: false }, { settings, assets });
    const { body, etag } = await finishedPage(
      await inlineStyles(withSiteLinks(html, path, links, { ...settings, newTexts: overlay?.newTexts }), assets),
    );
    return { path, hash: etag.slice(1, -1), body: Buffer.from(body) };
  };
  const documents: Finished[] = [];
  for (const path of new Set([DICTIONARY_PAGE, ...paths, ...translatedAddresses(paths, settings)])) {
    documents.push(await finish(path, null));
    const metadata = await metadataOf(folder, path, seoIds);
    if (metadata) documents.push(await finish(path, metadata));
  }
  return documents;
}

/** Throws where either does not come out as it went in. */
async function encodingsOf(
  { path, hash, body }: Finished,
  { dictionary, digest }: { dictionary: Buffer; digest: Buffer },
  known: string,
): Promise<{ br: Buffer; dcz: Buffer }> {
  const br = await kept(join(known, `${hash}.br`), () => bestBrotli(body));
  const dcz = await kept(join(known, `${hash}.dcz`), async () =>
    Buffer.concat([DCZ_MAGIC, digest, await difference(body, dictionary)]),
  );
  const texts = [brotliDecompressSync(br), zstdDecompressSync(dcz.subarray(DCZ_MAGIC.length + digest.length), { dictionary })];
  if (!texts.every((text) => text.equals(body))) throw new Error(`${path} does not come out as it went in: remove ${KEPT}`);
  return { br, dcz };
}

/** Encodings of earlier deploys from this machine, by their dictionary; those of the newest few stay. */
function keptFolder(dictionary: string): string {
  const folder = join(KEPT, dictionary);
  mkdirSync(folder, { recursive: true });
  const age = (name: string) => -statSync(join(KEPT, name)).mtimeMs;
  const others = readdirSync(KEPT).filter((name) => name !== dictionary);
  for (const name of others.toSorted((a, b) => age(a) - age(b)).slice(KEPT_DICTIONARIES))
    rmSync(join(KEPT, name), { recursive: true });
  return folder;
}

async function kept(file: string, make: () => Promise<Buffer>): Promise<Buffer> {
  if (existsSync(file)) return readFileSync(file);
  const bytes = await make();
  // Whoever is interrupted leaves no half of a file under its name.
  writeFileSync(`${file}.${process.pid}.new`, bytes);
  renameSync(`${file}.${process.pid}.new`, file);
  return bytes;
}

const bestBrotli = (bytes: Buffer): Promise<Buffer> =>
  brotli(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
  });

const difference = (bytes: Buffer, dictionary: Buffer): Promise<Buffer> =>
  zstd(bytes, { dictionary, params: { [constants.ZSTD_c_compressionLevel]: 22, [constants.ZSTD_c_windowLog]: 20 } });

/** The build's files, as the Worker asks for them. */
const filesOf = (folder: string) => ({
  async fetch({ pathname }: URL): Promise<Response> {
    const file = join(folder, pathname);
    return existsSync(file) ? new Response(readFileSync(file)) : new Response('', { status: 404 });
  },
});

/** What the snapshot has under a key of the cache; null where nothing. */
async function snapshotOf<T>(folder: string, key: string): Promise<T | null> {
  const file = join(folder, await snapshotPath(key));
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as { value: T | null }).value : null;
}

/** Metadata of the clinic's API for a page. */
async function metadataOf(folder: string, path: string, seoIds: Record<string, string>): Promise<SeoMetadata | null> {
  const page = METADATA_PAGES.find((name) => name === matchPage(path)?.name);
  const id = page && seoIds[page];
  return id ? snapshotOf<SeoMetadata>(folder, `metadata/${page}/${id}`) : null;
}
