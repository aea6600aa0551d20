/**
 * What a visitor's browser has to fetch, compressed by Brotli as the edge does it, file by file: `npm run budget`.
 * Reads the build in `dist/`. Fails above a limit.
 */
import { existsSync, readFileSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';
import { prerenderUrl } from '../src/app/vike/prerender-url.ts';
import { documentFiles } from './budget/document-files.ts';
import { type ModuleGraph, moduleGraph } from './budget/module-graph.ts';

const CLIENT = 'dist/client';
const MANIFEST = 'dist/assets.json';
/** One page of each kind. `limited`: the first script's limit binds here. */
const PAGES = [
  { kind: 'home', path: '/', limited: true },
  { kind: 'service', path: '/rhinoplasty', limited: false },
  { kind: 'services', path: '/services', limited: false },
  { kind: 'gallery', path: '/gallery', limited: false },
  { kind: 'doctors', path: '/our-doctors', limited: false },
  { kind: 'text', path: '/terms-conditions', limited: true },
  { kind: 'not found', path: '/404', limited: false },
];
/** The page with the least of its own: what its browser fetches is the application itself. */
const SIMPLEST = 'text';
const FIRST_SCRIPT_LIMIT_BYTES = 3_000;
const APPLICATION_LIMIT_BYTES = 100_000;

interface Weight {
  kind: string;
  path: string;
  limited: boolean;
  html: number;
  styles: number;
  /** Scripts that run at once, with their imports. */
  scripts: number;
  /** Modules named by `modulepreload`. */
  preloads: number;
  /** All scripts once the browser has been idle. */
  application: number;
}

const brotli = (bytes: Buffer | string): number =>
  brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }).length;

function bytesOf(files: Iterable<string>): number {
  return [...files].reduce((sum, file) => sum + brotli(readFileSync(`${CLIENT}/${file}`)), 0);
}

/**
 * A preloaded module counts alone where its imports are not preloaded as well: browsers fetch the module that is named
 * and leave the rest until something imports it. (Seen in Chromium: with data saving on, React is not fetched.)
 */
function weigh(graph: ModuleGraph, { kind, path, limited }: (typeof PAGES)[number]): Weight {
  const html = readFileSync(`${CLIENT}${prerenderUrl(path)}.html`, 'utf8');
  const { scripts, preloads, deferred, styles } = documentFiles(html);
  const atOnce = graph.reach(scripts);
  const onIdle = graph.reach([...scripts, ...preloads, ...deferred, ...graph.later(atOnce)]);
  return {
    kind,
    path,
    limited,
    html: brotli(html),
    styles: bytesOf(styles),
    scripts: bytesOf(atOnce),
    preloads: bytesOf(preloads.filter((file) => !atOnce.has(file))),
    application: bytesOf(onIdle),
  };
}

/** Sentences about every limit, kept or not. */
function verdicts(weights: readonly Weight[]): { kept: boolean; sentence: string }[] {
  const verdict = (what: string, bytes: number, limit: number) => ({
    kept: bytes <= limit,
    sentence: `${what}: ${bytes} of ${limit} bytes, ${bytes <= limit ? 'kept' : `NOT KEPT, ${bytes - limit} too many`}`,
  });
  return weights.flatMap(({ kind, limited, scripts, preloads, application }) => [
    ...(limited ? [verdict(`First script before interaction, ${kind} page`, scripts + preloads, FIRST_SCRIPT_LIMIT_BYTES)] : []),
    ...(kind === SIMPLEST ? [verdict(`Whole application, ${kind} page`, application, APPLICATION_LIMIT_BYTES)] : []),
  ]);
}

if (!existsSync(MANIFEST)) throw new Error('There is no build to be weighed: npm run build');
const graph = moduleGraph(JSON.parse(readFileSync(MANIFEST, 'utf8')));
const weights = PAGES.map((page) => weigh(graph, page));
console.log('Bytes after Brotli (quality 11)\n');
console.log('| page | HTML | CSS | script at once | preloaded | first script | application on idle |');
console.log('|---|--:|--:|--:|--:|--:|--:|');
for (const { kind, path, html, styles, scripts, preloads, application } of weights) {
  console.log(
    `| ${kind} \`${path}\` | ${html} | ${styles} | ${scripts} | ${preloads} | ${scripts + preloads} | ${application} |`,
  );
}
const results = verdicts(weights);
console.log(`\n${results.map(({ sentence }) => sentence).join('\n')}`);
process.exitCode = results.every(({ kept }) => kept) ? 0 : 1;
