import { parseDocument, stringify } from 'yaml';
import type { EnglishText } from './english-texts.ts';
import { sourceOf } from './record-texts.ts';

const WIDTH = { lineWidth: 110 };

/** Who translates, and the day. */
export interface Origin {
  translator: string;
  date: string;
}

/** A file to translate: the nesting of the English with its texts, and the header. */
export function skeletonOf(english: readonly EnglishText[], { translator, date }: Origin): string {
  const content: Record<string, unknown> = {};
  for (const { path, text } of english) put(content, path, text);
  return stringify({ translation: { source: sourceOf(english), translator, reviewer: null, date }, ...content }, WIDTH);
}

/** A file with the English of what it lacks, and without what English no longer has. Its comments and order stay. */
export function completed(source: string, english: readonly EnglishText[]): string {
  const document = parseDocument(source);
  for (const { path, text } of english) if (document.getIn(path) === undefined) document.setIn(path, text);
  return document.toString(WIDTH);
}

/** The header of a file, of several lines. */
const HEADER = /^translation:\r?\n(?: [^\n]*\n|\r?\n(?= ))*/m;

/** A file that says it was made from this English; null where its header is none of several lines. All else stays as it is. */
export function stamped(source: string, english: readonly EnglishText[], date: string): string | null {
  const document = parseDocument(source);
  document.setIn(['translation', 'source'], sourceOf(english));
  document.setIn(['translation', 'date'], date);
  const [head] = HEADER.exec(document.toString(WIDTH)) ?? [];
  if (!head || !HEADER.test(source)) return null;
  const end = source.includes('\r\n') ? '\r\n' : '\n';
  return source.replace(HEADER, () => `${head.trimEnd().replaceAll('\n', end)}${end}`);
}

/** Puts a text where its path leads; places of a list that have none are null. */
function put(into: Record<string, unknown>, path: readonly (string | number)[], text: string): void {
  let inner: unknown = into;
  path.forEach((step, at) => {
    const next = path[at + 1];
    const held = inner as Record<string | number, unknown>;
    if (Array.isArray(held)) while (held.length < Number(step)) held.push(null);
    held[step] ??= next === undefined ? text : typeof next === 'number' ? [] : {};
    inner = held[step];
  });
}
