/**
 * The first view and the next page on lines that are really slow: `npm run bench:browser` (tools/bench/link/README.md). A packet link
 * between two network namespaces, an HTTP/2 front that compresses as an edge does, and a plain static site that is not ours beside it.
 * A measurement, never a test.
 */
import { appendFileSync, cpSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { encodeDocuments } from '../../build/encode/encode-documents.ts';
import { writeSnapshot } from '../../build/snapshot.ts';
import { chromiumPath, ensureChromium } from '../../scripts/browsers.ts';
import { CommandError, commandLine, needsBuild, numberOf, wrongUsage } from '../../scripts/command-line.ts';
import { startContent } from '../../scripts/content-servers.ts';
import { startSite } from '../../scripts/site.ts';
import { SEO_IDS } from '../../tests/upstream/clinic/seo-metadata.ts';
import { PlainBrowser } from './browser/plain-browser.ts';
import { type Edge, type Source, siteAt, startEdge } from './link/edge.ts';
import { LINES, type Line } from './link/lines.ts';
import { lineIsQuiet, type Network, startNetwork, whyNoNetwork } from './link/network.ts';
import { buildFramework, FRAMEWORKS } from './link/reference/build-framework.ts';
import { builtSite } from './link/reference/built-site.ts';
import { staticSite } from './link/reference/static-site.ts';
import { inTurn, type Side } from './link/sides.ts';
import { type Sample, timesTable, visitsTable, type Weighed, weightsTable } from './link/table.ts';
import { type Journey, tapAtOnce, tapLater, weigh } from './link/visits.ts';
import { pathsOf, type VisitSample, wholeVisits } from './link/whole-visit.ts';

const usage = `
npm run bench:browser [-- options]

First paint, menu and next page over a packet link, beside a plain static site. Linux with root, iproute2, gcc and nginx. Measures the
build in dist/. Rounds may be run in pieces: with --keep each piece is added to those before.

  --rounds <n>       5 without it; 0: only what is weighed or kept
  --line <name>      one line alone: 'Slow 3G', 'Slow 4G' or '9 Mbit/s'
  --page <path>      one page alone: / or /rhinoplasty
  --frameworks       the reference by Astro and by Next as well; installs and builds them where they are not yet
  --keep             adds to the results that were kept before, instead of beginning anew
  --weigh            only files and bytes of the first view, at DPR 2 and 3
  --visit            whole visits in their place: article, treatment, gallery, International, form; and again with what is left in the cache
  --trace            every file of each visit, with its times`;
const { values } = commandLine(usage, {
  options: {
    rounds: { type: 'string', default: '5' },
    line: { type: 'string' },
    page: { type: 'string' },
    frameworks: { type: 'boolean', default: false },
    keep: { type: 'boolean', default: false },
    weigh: { type: 'boolean', default: false },
    visit: { type: 'boolean', default: false },
    trace: { type: 'boolean', default: false },
  },
});
const rounds = numberOf('--rounds', values.rounds, { least: 0, usage });
const RESULTS = `.cache/bench-link/${values.visit ? 'visits' : 'results'}.jsonl`;
const PERSIST = '.wrangler/bench-link';
/** The build as a deploy sends it out: with documents encoded for this origin. */
const CLIENT = '.cache/bench-link/client';
const SITE_ORIGIN = 'https://www.clinic.example';
const FIRST_PORT = 8443;
const WEIGHED_PAGES = [
  '/',
  '/rhinoplasty',
  '/about-us',
  '/services',
  '/our-doctors',
  '/gallery',
  '/international',
  '/contact-us',
  '/blogs',
];
/** The pages that are compared, and the link on each that is tapped: on our site, and on every reference. */
const PAGES = [
  {
    page: '/',
    site: { path: '/', link: 'main a[href="/rhinoplasty"]' },
    reference: { path: '/', link: 'main a[href="/chapter-1"]' },
  },
  {
    page: '/rhinoplasty',
    site: { path: '/rhinoplasty', link: 'main a[href="/our-doctors"]' },
    reference: { path: '/chapter-1', link: 'main a[href="/chapter-2"]' },
  },
] as const;

const lines = LINES.filter(({ name }) => !values.line || name === values.line);
if (!lines.length) wrongUsage(`There is no line ${values.line}.`, usage);
const pages = PAGES.filter(({ page }) => !values.page || page === values.page);
if (!pages.length) wrongUsage(`The page ${values.page} is not compared.`, usage);
needsBuild();
const problem = whyNoNetwork();
if (problem) throw new CommandError(`${problem} A quick look without it: npm run bench:quick`);
await ensureChromium();
// Before anything runs that a build would slow down.
const frameworks: [Side, Source][] = [];
for (const name of values.frameworks ? FRAMEWORKS : []) frameworks.push([name, builtSite(await buildFramework(name))]);

rmSync(PERSIST, { recursive: true, force: true });
rmSync(CLIENT, { recursive: true, force: true });
cpSync('dist/client', CLIENT, { recursive: true });
const content = await startContent('embedded');
const vars = { ...content.vars, SITE_ORIGIN, SEO_IDS: JSON.stringify(SEO_IDS) };
// As a deploy does both: documents with metadata of the clinic's API are encoded as the content of the hour has it.
await writeSnapshot(vars, CLIENT);
await encodeDocuments({
  folder: CLIENT,
  settings: { SITE_ORIGIN, ENVIRONMENT: 'development', DEMO_CONTENT: 'off' },
  seoIds: SEO_IDS,
});
const site = await startSite({ persistTo: PERSIST, client: CLIENT, vars });
const network = await startNetwork();
const sources: readonly [Side, Source][] = [['site', siteAt(site.url)], ['static', await staticSite()], ...frameworks];
const edges = new Map<Side, Edge>();
for (const [side, source] of sources) edges.set(side, await startEdge(network, source, FIRST_PORT + edges.size));
const browser = await PlainBrowser.launch(chromiumPath() ?? '', network.phone);
try {
  const measure = values.weigh ? weights : values.visit ? visits : times;
  console.log(await measure(browser, network, edges));
} finally {
  await browser.close();
  await Promise.all([...edges.values()].map((edge) => edge.stop()));
  await network.stop();
  await site.stop();
  await content.stop();
}

async function times(phone: PlainBrowser, link: Network, at: ReadonlyMap<Side, Edge>): Promise<string> {
  beginResults();
  // The first visit starts what has never run.
  await link.set({ ...(LINES[2] as Line) });
  for (const side of at.keys()) for (const each of PAGES) await tapAtOnce(phone, journey(at, side, each));
  for (let round = 0; round < rounds; round++) {
    for (const line of lines) {
      await link.set(line);
      for (const each of pages) {
        for (const side of inTurn([...at.keys()], round)) {
          await lineIsQuiet(link);
          const first = await tapAtOnce(phone, journey(at, side, each));
          await lineIsQuiet(link);
          const second = await tapLater(phone, journey(at, side, each));
          const sample: Sample = {
            line: line.name,
            page: each.page,
            side,
            lcp: first.lcp,
            atOnce: first.next,
            later: second.next,
            menu: second.menu,
          };
          if (values.trace) console.log(`\n${line.name} ${each.page} ${side}, at once\n${first.trace}\n\nlater\n${second.trace}`);
          keepResult(sample);
        }
      }
    }
  }
  return timesTable(keptResults());
}

async function visits(phone: PlainBrowser, link: Network, at: ReadonlyMap<Side, Edge>): Promise<string> {
  beginResults();
  // What is asked for the first time the site has to make and the edge to compress: at a warm one nobody waits for that.
  await link.set({ ...(LINES[2] as Line) });
  for (const [side, { origin }] of at) for (const path of pathsOf(side)) await weigh(phone, { url: origin + path, link: '' });
  for (let round = 0; round < rounds; round++) {
    for (const line of lines) {
      await link.set(line);
      for (const side of inTurn([...at.keys()], round)) {
        const edge = at.get(side) as Edge;
        await lineIsQuiet(link);
        for (const { sample, trace } of await wholeVisits(phone, link, edge, side)) {
          if (values.trace) console.log(`\n${line.name} ${side}, ${sample.day} visit\n${trace}`);
          keepResult({ line: line.name, side, ...sample });
        }
      }
    }
  }
  return visitsTable(keptResults());
}

function beginResults(): void {
  mkdirSync('.cache/bench-link', { recursive: true });
  if (!values.keep) rmSync(RESULTS, { force: true });
}

function keepResult(sample: Sample | VisitSample): void {
  appendFileSync(RESULTS, `${JSON.stringify(sample)}\n`);
}

function keptResults<One extends Sample | VisitSample>(): One[] {
  if (!existsSync(RESULTS)) return [];
  return readFileSync(RESULTS, 'utf8')
    .trim()
    .split('\n')
    .map((text) => JSON.parse(text) as One);
}

async function weights(phone: PlainBrowser, link: Network, at: ReadonlyMap<Side, Edge>): Promise<string> {
  const weighed: Weighed[] = [];
  for (const line of lines) {
    await link.set(line);
    for (const density of [2, 3]) {
      for (const [side, { origin }] of at) {
        for (const page of side === 'site' ? WEIGHED_PAGES.filter((path) => !values.page || path === values.page) : ['/']) {
          const view = await weigh(phone, { url: origin + page, link: '', density });
          if (values.trace) console.log(`\n${line.name} ${page} of ${side} at DPR ${density}, until load\n${view.trace}`);
          weighed.push({ page, side, density, line: line.name, view });
        }
      }
    }
  }
  return weightsTable(weighed);
}

function journey(at: ReadonlyMap<Side, Edge>, side: Side, page: (typeof PAGES)[number]): Journey {
  const { path, link } = page[side === 'site' ? 'site' : 'reference'];
  return { url: at.get(side)?.origin + path, link };
}
