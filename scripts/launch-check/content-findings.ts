import { glob } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isPlaceholder, listPlaceholders } from '../../src/content/placeholder.ts';
import { isPromise } from '../../src/content/promises.ts';
import { canonicalPath, matchRoute } from '../../src/routes.ts';
import type { LaunchFinding } from './finding.ts';

/** Content by module: `clinic`, `services/rhinoplasty`. */
export type Content = Record<string, unknown>;

/** Modules that are made of records (scripts/records.ts), and those that are written as modules. */
const FOLDERS = ['.cache/records', 'src/content'];
/** Schemas, and what lists all records once more. */
const NO_CONTENT = ['src/content/schema/**', 'src/content/*overlay.ts'];

/**
 * Every module of content there is: one that is added is checked without anybody thinking of it. Schemas are no content. A record keeps its
 * name where a module exports another thing by it: the services of others are functions there, into which no check looks.
 */
export async function loadContent(): Promise<Content> {
  const all: Content = {};
  for (const folder of FOLDERS) {
    const files: string[] = [];
    for await (const file of glob(join(folder, '**/*.ts'), { exclude: NO_CONTENT })) files.push(file);
    for (const file of files.filter((path) => !/\.(test|d)\.ts$/.test(path)).toSorted()) {
      const name = relative(folder, file).replace(/\.ts$/, '');
      all[name] = { ...((await import(pathToFileURL(resolve(file)).href)) as object), ...(all[name] as object) };
    }
  }
  return all;
}

/** Marked values, each once: content that is built out of other content repeats its marks. The shortest name is the mark's own place. */
export function placeholderFindings(content: Content): LaunchFinding[] {
  const all = Object.entries(content).flatMap(([name, module]) => listPlaceholders(module, name));
  const places = Map.groupBy(all, ({ wanted }) => wanted);
  return [...places].map(([wanted, marks]) => {
    const at = marks.map((mark) => mark.at).reduce((shortest, each) => (each.length < shortest.length ? each : shortest));
    return { kind: 'placeholder', at, wanted };
  });
}

interface Text {
  at: string;
  text: string;
  /** Stands in a value that is marked as a placeholder. */
  marked: boolean;
}

/** Every text of the content. */
function textsOf(value: unknown, at: string, marked = false): Text[] {
  if (typeof value === 'string') return [{ at, text: value, marked }];
  if (typeof value !== 'object' || value === null) return [];
  if (isPlaceholder(value)) return textsOf(value.value, at, true);
  return Object.entries(value).flatMap(([key, inner]) => textsOf(inner, `${at}.${key}`, marked));
}

const allTexts = (content: Content): Text[] => Object.entries(content).flatMap(([name, module]) => textsOf(module, name));

/** Words that promise or praise (row PROD-19): no visitor is talked into a treatment. */
export const wordingFindings = (content: Content): LaunchFinding[] =>
  allTexts(content)
    .filter(({ text }) => isPromise(text))
    .map(({ at, text }) => ({ kind: 'wording', at, wanted: `promises or praises: ${text.slice(0, 120)}` }));

/** Addresses of this site that nothing answers. */
export function internalLinkFindings(content: Content): LaunchFinding[] {
  return allTexts(content)
    .filter(({ text }) => /^\/(?!\/)[^\s*:]*$/.test(text))
    .filter(({ text }) => !isAnswered(text.split(/[?#]/)[0] ?? ''))
    .map(({ at, text }) => ({ kind: 'link', at, wanted: `nothing answers at ${text}` }));
}

/** Pages, and the endpoints and files that content names; `/_p` holds what the Worker alone reads. */
const isAnswered = (path: string): boolean =>
  matchRoute(canonicalPath(path)) !== null ||
  /^\/(embed|api|assets|share|media|_p)\//.test(path) ||
  /^\/[\w-]+\.(svg|ico|png|txt)$/.test(path);

/** Addresses elsewhere, each once. Those in a marked value are wanted anyway. */
export const externalLinks = (content: Content): { at: string; url: string }[] => [
  ...new Map(
    allTexts(content)
      .filter(({ text, marked }) => !marked && /^https?:\/\/\S+$/.test(text))
      .map(({ at, text }) => [text, { at, url: text }]),
  ).values(),
];
