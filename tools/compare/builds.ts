/** `npm run compare:builds -- BEFORE [AFTER]`: whether two builds show the same pages, and what each weighs. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { CommandError, commandLine, wrongUsage } from '../../scripts/command-line.ts';
import { parseBuildList } from '../../scripts/deploy/build-list.ts';
import { differenceOf, scriptsOf } from './difference.ts';

const usage = `
npm run compare:builds -- BEFORE [AFTER]

Compares every prerendered page of two builds byte by byte, but for the hashes in the names of files, and the Brotli bytes of the scripts
that each page names. AFTER is dist/ when absent; BEFORE a copy of it. Fails where a page differs.`;

const { positionals } = commandLine(usage, { allowPositionals: true });
const [before = '', after = 'dist'] = positionals;
if (!before) wrongUsage('Which build is it compared with?', usage);
for (const build of [before, after])
  if (!existsSync(join(build, 'client/_p'))) throw new CommandError(`There is no build in ${build}.`);

const pagesOf = (build: string): string[] =>
  readdirSync(join(build, 'client/_p'), { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.html'));
const page = (build: string, name: string): string => readFileSync(join(build, 'client/_p', name), 'utf8');

const weighed = new Map<string, number>();
function weight(file: string): number {
  const known = weighed.get(file) ?? brotliCompressSync(readFileSync(file)).length;
  weighed.set(file, known);
  return known;
}
const sum = (sizes: number[]): number => sizes.reduce((all, size) => all + size, 0);
const pageWeight = (build: string, name: string): number =>
  sum(scriptsOf(page(build, name)).map((script) => weight(join(build, 'client', script))));

/** Of the build's own scripts: files of the one before may lie beside them (build/carried-files.ts). */
function buildWeight(build: string): number {
  const [own] = parseBuildList(readFileSync(join(build, 'client/builds.json'), 'utf8'));
  const scripts = Object.keys(own?.files ?? {}).filter((file) => file.endsWith('.js'));
  return sum(scripts.map((file) => weight(join(build, 'client/assets', file))));
}

const [earlier, later] = [new Set(pagesOf(before)), new Set(pagesOf(after))];
const names = [...new Set([...earlier, ...later])].toSorted();
let different = 0;
for (const name of names) {
  const both = earlier.has(name) && later.has(name);
  const found = both ? differenceOf(page(before, name), page(after, name)) : `is only in ${earlier.has(name) ? before : after}`;
  if (found) different++;
  const grown = both ? pageWeight(after, name) - pageWeight(before, name) : 0;
  if (found || grown)
    console.log(`${name}: ${[found, grown && `scripts ${grown > 0 ? '+' : ''}${grown} bytes`].filter(Boolean).join('; ')}`);
}
console.log(`${names.length - different} of ${later.size} pages are equal`);
console.log(`All scripts: ${buildWeight(before)} bytes before, ${buildWeight(after)} after (Brotli)`);
process.exitCode = different ? 1 : 0;
