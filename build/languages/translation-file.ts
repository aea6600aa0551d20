import * as v from 'valibot';
import { parseDocument } from 'yaml';
import type { EnglishText } from './english-texts.ts';
import { troubleWith } from './kept-parts.ts';
import { nameOf, sourceOf } from './record-texts.ts';

/** At the top of each file of a language. */
const header = v.strictObject({
  source: v.pipe(
    v.string('must be text in quotes'),
    v.regex(/^[0-9a-f]{8}$/, 'must be written by `npm run translations -- stamp`'),
  ),
  translator: v.pipe(v.string(), v.nonEmpty('is empty')),
  reviewer: v.nullable(v.pipe(v.string(), v.nonEmpty('is empty'))),
  date: v.pipe(v.string(), v.isoDate('must be a date such as 2026-11-23')),
  /** Fields whose text is the same in both languages. */
  unchanged: v.exactOptional(v.array(v.string())),
});
export type TranslationHeader = v.InferOutput<typeof header>;

/** What is wrong with one text: it is still to come, or it must not stay as it is. */
export interface Trouble {
  kind: 'missing' | 'wrong';
  path: string;
  /** Of the field, as an editor of the English sees it. */
  label: string;
  message: string;
}

/** A file of a language beside the English one. */
export interface Translation {
  /** Null where the file has no usable header. */
  header: TranslationHeader | null;
  /** Texts by the names of their paths: those that may be shown. */
  texts: ReadonlyMap<string, string>;
  /** The English has changed since. */
  stale: boolean;
  troubles: readonly Trouble[];
  /** What the translator asks the reviewer, with the line it stands on. */
  questions: readonly string[];
}

/** `# reviewer: …`, on the line of a text or above it. */
const QUESTION = /#\s*reviewer:\s*(\S.*)$/;

const questionsIn = (source: string): string[] =>
  source.split('\n').flatMap((line, at) => {
    const [, question] = QUESTION.exec(line) ?? [];
    return question ? [`line ${at + 1}: ${question}`] : [];
  });

/** Reads a file of a language against the texts of English. */
export function readTranslation(source: string, english: readonly EnglishText[]): Translation {
  const document = parseDocument(source);
  const questions = questionsIn(source);
  const wrong = (path: string, label: string, message: string): Trouble => ({ kind: 'wrong', path, label, message });
  if (document.errors.length) {
    const troubles = document.errors.map(({ message }) => wrong('', 'YAML', message.split('\n')[0] ?? 'cannot be read'));
    return { header: null, texts: new Map(), stale: false, troubles, questions };
  }
  const { translation: given, ...content } = (document.toJS() ?? {}) as Record<string, unknown>;
  const head = v.safeParse(header, given);
  const headTroubles = (head.issues ?? []).map((issue) =>
    wrong(`translation.${v.getDotPath(issue) ?? ''}`, 'translation', `${v.getDotPath(issue) ?? 'the header'}: ${issue.message}`),
  );
  const said = new Map(leavesOf(content));
  const unchanged = new Set(head.success ? head.output.unchanged : []);
  const found = english.flatMap((text): Trouble[] => {
    const path = nameOf(text.path);
    const trouble = troubleWith(text, said.get(path), unchanged.has(path));
    return trouble ? [{ ...trouble, path, label: text.label }] : [];
  });
  const known = new Map(english.map((text) => [nameOf(text.path), text]));
  const extra = [...said.keys(), ...unchanged].filter((path) => !known.has(path));
  const troubled = new Set(found.map(({ path }) => path));
  const stale = head.success && head.output.source !== sourceOf(english);
  const all = [...found, ...extra.map((path) => wrong(path, path, 'has no counterpart in English'))];
  return {
    header: head.success ? head.output : null,
    texts: new Map([...said].flatMap(([path, text]) => (usable(path) && typeof text === 'string' ? [[path, text]] : []))),
    stale,
    questions,
    // What no longer fits an English that has changed since is still to come, and no error of the file.
    troubles: [...headTroubles, ...all.map((trouble) => (stale ? { ...trouble, kind: 'missing' as const } : trouble))],
  };

  function usable(path: string): boolean {
    return known.has(path) && !troubled.has(path);
  }
}

/** Texts, numbers and the like of a tree with the names of their paths. Empty places of lists are none. */
function leavesOf(value: unknown, path: readonly (string | number)[] = []): [path: string, value: unknown][] {
  if (value === null || value === undefined || value === '') return [];
  if (typeof value !== 'object') return [[nameOf(path), value]];
  return Object.entries(value).flatMap(([key, inner]) => leavesOf(inner, [...path, key]));
}
