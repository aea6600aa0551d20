/**
 * What a visitor's browser has to fetch, compressed by Brotli as the edge does it, file by file: `npm run budget`.
 * Reads the build in `dist/`. Fails above a limit.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';
import { CLIENT_MANIFESTS } from '../build/languages/build-folders.ts';
import { prerenderUrl } from '../src/endpoints.ts';
import { staticPaths } from '../src/routes.ts';
import { documentFiles } from './budget/document-files.ts';
import { onTheLine, partsTable, sentDocument } from './budget/document-parts.ts';
import { type ModuleGraph, moduleGraph } from './budget/module-graph.ts';
import { CommandError, commandLine } from './command-line.ts';

const { values } = commandLine(
  `
npm run budget [-- --parts]

What a visitor's browser has to fetch, compressed by Brotli, file by file. Fails above a limit. Needs a build.

  --parts   what the parts of a document add to it on the line, on one page of each kind; no limits`,
  { options: { parts: { type: 'boolean', default: false } } },
);

const CLIENT = 'dist/client';
const MANIFEST = 'dist/assets.json';
/** Every prerendered page, and the one for addresses that lead nowhere. */
const PAGES = [...staticPaths(), '/404'];
/** One of each kind. */
const PARTS_OF = ['/', '/rhinoplasty', '/breast-enhancement', '/contact-us', '/gallery', '/our-doctors', '/international'];
const FIRST_SCRIPT_LIMIT_BYTES = 3_000;
/** The first paint waits until each has been asked for. */
const FIRST_SCRIPT_LIMIT_FILES = 1;
/** Row PLAT-19. */
const APPLICATION_LIMIT_BYTES = 105_000;
const PAGE_CHUNK_LIMIT_BYTES = 12_000;
/**
 * Of the forms, by the names of their chunks in `vite.config.ts`: what comes before somebody touches one, and the largest that comes then.
 * The first was measured before phone numbers were read by numbering plans (decision 029).
 */
const FORM_LIMIT_BYTES = 9_774;
const FORM_CHUNKS = ['forms', 'visit-drafts'];
const TOUCHED_FORM_LIMIT_BYTES = 14_000;
const TOUCHED_FORM_CHUNKS = ['phones', 'form-extras'];
/** Of the home page. Row PLAT-19: its HTML with its style sheets. */
const HOME_LIMIT_BYTES = 30_000;
/** The menu of languages, 0.2 kB of it, was a file of its own until it cost a request on every page. */
const HOME_STYLES_LIMIT_BYTES = 10_200;
/** A document with the styles of its first part, as an edge compresses it on the way. The goal is 16 kB for every page (decision 039). */
const HOME_DOCUMENT_LIMIT_BYTES = 26_000;
const DOCUMENT_LIMIT_BYTES = 22_000;
/**
 * Of a document, what stands before its menu: the header with its button, and the styles of both. With 1 kB of response headers it comes in the
 * first two records of 4 kB; the third is whole a round trip later (docs/speed.md).
 */
const BEFORE_MENU_LIMIT_BYTES = 6_500;
/** Reports how fast a page is for its visitors; fetched when the browser is idle, after the application. */
const FIELD_SCRIPT = 'src/app/field/report-field.ts';
const FIELD_SCRIPT_LIMIT_BYTES = 6_000;
/** Fetches documents ahead on a slow line, where the application is not loaded on idle: one or the other comes, never both. */
const AHEAD_SCRIPT = 'src/app/ahead.ts';
const AHEAD_SCRIPT_LIMIT_BYTES = 1_000;
/** Says that the page is there in another language, to who reads it. */
const OFFER_SCRIPT = 'src/app/language-offer.ts';
const OFFER_SCRIPT_LIMIT_BYTES = 500;
/** Where the application never comes. */
const WITHOUT_SCRIPT = 'src/app/without-application.ts';
const WITHOUT_SCRIPT_LIMIT_BYTES = 700;
/** Tells the time on pages with clocks, where the application does not come. */
const CLOCK_SCRIPT = 'src/components/clinic-time/late-clock.ts';
const CLOCK_SCRIPT_LIMIT_BYTES = 1_000;

interface Weight {
  path: string;
  html: number;
  /** The document as it is sent, at the quality of an edge. */
  document: number;
  /** Of it, what stands before the menu of small screens, as a deploy encodes it. */
  beforeMenu: number;
  styles: number;
  /** Scripts that run at once, with their imports. */
  scripts: number;
  scriptFiles: number;
  /** Modules named by `modulepreload`. */
  preloads: number;
  /** All scripts once the browser has been idle, but what comes when the visitor is near it (`island`). */
  application: number;
  /** What measures the page, beside all of these. */
  field: number;
  /** What comes on a slow line in place of the application. */
  ahead: number;
  /** What comes for readers of another language. */
  offer: number;
  /** What comes in place of the application where that never does. */
  without: number;
  /** What tells the time on a page with clocks that the application does not come to. */
  clock: number;
  /** The largest chunk that is this page's own. */
  pageChunk: number;
}

const brotli = (bytes: Buffer | string): number =>
  brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }).length;

const weighed = new Map<string, number>();

/** Most files belong to many pages, and compressing the largest takes half a second. */
function weightOf(file: string): number {
  const bytes = weighed.get(file) ?? brotli(readFileSync(`${CLIENT}/${file}`));
  weighed.set(file, bytes);
  return bytes;
}

const bytesOf = (files: Iterable<string>): number => [...files].reduce((sum, file) => sum + weightOf(file), 0);

/**
 * A preloaded module counts alone where its imports are not preloaded as well: browsers fetch the module that is named
 * and leave the rest until something imports it. (Seen in Chromium: with data saving on, React is not fetched.)
 */
async function weigh(graph: ModuleGraph, path: string): Promise<Weight> {
  const html = readFileSync(`${CLIENT}${prerenderUrl(path)}.html`, 'utf8');
  const { scripts, preloads, deferred, styles } = documentFiles(html);
  const atOnce = graph.reach(scripts);
  const field = graph.fileOf(FIELD_SCRIPT);
  const ahead = graph.fileOf(AHEAD_SCRIPT);
  const offer = graph.fileOf(OFFER_SCRIPT);
  const without = graph.fileOf(WITHOUT_SCRIPT);
  const clock = graph.fileOf(CLOCK_SCRIPT);
  const later = graph.later(atOnce).filter((file) => ![field, ahead, offer, without, clock].includes(file));
  const onIdle = graph.reach([...scripts, ...preloads, ...deferred, ...later]);
  const sent = await sentDocument(CLIENT, path);
  return {
    path,
    html: brotli(html),
    document: onTheLine(sent),
    beforeMenu: brotli(sent.slice(0, sent.indexOf('id="menu"'))),
    styles: bytesOf(styles),
    scripts: bytesOf(atOnce),
    scriptFiles: atOnce.size,
    preloads: bytesOf(preloads.filter((file) => !atOnce.has(file))),
    application: bytesOf(onIdle),
    field: bytesOf([...graph.reach([field])].filter((file) => !onIdle.has(file))),
    ahead: bytesOf([...graph.reach([ahead])].filter((file) => !atOnce.has(file))),
    offer: bytesOf([offer]),
    without: bytesOf([without]),
    clock: bytesOf(graph.reach([clock])),
    pageChunk: Math.max(0, ...deferred.map((file) => bytesOf([file]))),
  };
}

/** Home pages in other languages, each with a build of its own. Words and letters of a language weigh what they weigh: without limits. */
async function homesOfLanguages(): Promise<Weight[]> {
  const codes = existsSync(CLIENT_MANIFESTS) ? readdirSync(CLIENT_MANIFESTS).map((file) => file.replace('.json', '')) : [];
  const homes = codes.toSorted().filter((code) => existsSync(`${CLIENT}${prerenderUrl(`/${code}`)}.html`));
  return Promise.all(
    homes.map((code) => weigh(moduleGraph(JSON.parse(readFileSync(`${CLIENT_MANIFESTS}/${code}.json`, 'utf8'))), `/${code}`)),
  );
}

/** A limit, and the page that comes nearest to it. */
interface Verdict {
  kept: boolean;
  sentence: string;
}

function verdict(
  what: string,
  { limit, unit = 'bytes' }: { limit: number; unit?: string },
  weights: readonly Weight[],
  countOn: (weight: Weight) => number,
): Verdict {
  const [most] = weights.toSorted((a, b) => countOn(b) - countOn(a));
  return judged(what, { limit, unit, at: `\`${most?.path}\`` }, most ? countOn(most) : Number.POSITIVE_INFINITY);
}

function judged(what: string, { limit, unit, at }: { limit: number; unit: string; at: string }, count: number): Verdict {
  const kept = count <= limit;
  const outcome = kept ? 'kept' : `NOT KEPT, ${count - limit} too many`;
  return { kept, sentence: `${what}: ${count} of ${limit} ${unit} (${at}), ${outcome}` };
}

/** Throws for a chunk that the build does not have: a renamed one must not weigh nothing. */
function weightOfChunk(name: string): number {
  const file = graph.named(name);
  if (!file) throw new Error(`The build has no chunk "${name}"`);
  return weightOf(file);
}

if (!existsSync(MANIFEST)) throw new CommandError('There is no build to be weighed: npm run build');
if (values.parts) {
  console.log(await partsTable(CLIENT, PARTS_OF));
  process.exit();
}
const graph = moduleGraph(JSON.parse(readFileSync(MANIFEST, 'utf8')));
const weights = await Promise.all(PAGES.map((path) => weigh(graph, path)));
const row = ({ path, document, html, styles, scripts, preloads, application, pageChunk }: Weight): string =>
  `| \`${path}\` | ${document} | ${html} | ${styles} | ${scripts + preloads} | ${application} | ${pageChunk} |`;
console.log('Bytes after Brotli (quality 11; the document on the line 4)\n');
console.log('| page | document on the line | HTML | CSS | first script | application on idle | its own largest chunk |');
console.log('|---|--:|--:|--:|--:|--:|--:|');
for (const weight of weights) console.log(row(weight));
for (const weight of await homesOfLanguages()) console.log(row(weight));
const [home, others] = [weights.filter(({ path }) => path === '/'), weights.filter(({ path }) => path !== '/')];
const results = [
  verdict('First script', { limit: FIRST_SCRIPT_LIMIT_FILES, unit: 'files' }, weights, ({ scriptFiles }) => scriptFiles),
  verdict(
    'First script before interaction',
    { limit: FIRST_SCRIPT_LIMIT_BYTES },
    weights,
    ({ scripts, preloads }) => scripts + preloads,
  ),
  verdict('Application on idle', { limit: APPLICATION_LIMIT_BYTES }, weights, ({ application }) => application),
  verdict('Field script', { limit: FIELD_SCRIPT_LIMIT_BYTES }, weights, ({ field }) => field),
  verdict('On a slow line, in place of the application', { limit: AHEAD_SCRIPT_LIMIT_BYTES }, weights, ({ ahead }) => ahead),
  verdict('Offer of a language', { limit: OFFER_SCRIPT_LIMIT_BYTES }, weights, ({ offer }) => offer),
  verdict('Where the application never comes', { limit: WITHOUT_SCRIPT_LIMIT_BYTES }, weights, ({ without }) => without),
  verdict('Clocks without the application', { limit: CLOCK_SCRIPT_LIMIT_BYTES }, weights, ({ clock }) => clock),
  verdict('Chunk of a page', { limit: PAGE_CHUNK_LIMIT_BYTES }, weights, ({ pageChunk }) => pageChunk),
  verdict('HTML and CSS of the home page', { limit: HOME_LIMIT_BYTES }, home, ({ html, styles }) => html + styles),
  verdict('CSS of the home page', { limit: HOME_STYLES_LIMIT_BYTES }, home, ({ styles }) => styles),
  verdict('Document of the home page on the line', { limit: HOME_DOCUMENT_LIMIT_BYTES }, home, ({ document }) => document),
  verdict('Document of any other page on the line', { limit: DOCUMENT_LIMIT_BYTES }, others, ({ document }) => document),
  verdict('Before its menu', { limit: BEFORE_MENU_LIMIT_BYTES }, weights, ({ beforeMenu }) => beforeMenu),
  judged(
    'Forms before a touch',
    { limit: FORM_LIMIT_BYTES, unit: 'bytes', at: FORM_CHUNKS.join(', ') },
    FORM_CHUNKS.reduce((sum, name) => sum + weightOfChunk(name), 0),
  ),
  ...TOUCHED_FORM_CHUNKS.map((name) =>
    judged('Touched form', { limit: TOUCHED_FORM_LIMIT_BYTES, unit: 'bytes', at: name }, weightOfChunk(name)),
  ),
];
console.log(`\n${results.map(({ sentence }) => sentence).join('\n')}`);
process.exitCode = results.every(({ kept }) => kept) ? 0 : 1;
