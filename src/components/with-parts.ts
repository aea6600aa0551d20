import { createElement, Fragment, type ReactNode } from 'react';

/** Stands in no text. */
const MARK = '\0';

/**
 * A sentence with links and the like in it, each where its language has it: `withParts(words.reach, { call: <a …>…</a> })` of
 * `Or {call} us`. What is one text node each in the document stays one.
 */
export function withParts<Name extends string>(
  say: (given: Record<Name, string>) => string,
  parts: Readonly<Record<Name, ReactNode>>,
): ReactNode {
  const marks = {} as Record<Name, string>;
  for (const name in parts) marks[name] = MARK + name + MARK;
  const pieces = say(marks).split(MARK);
  return createElement(Fragment, null, ...pieces.map((piece, index) => (index % 2 ? parts[piece as Name] : piece)));
}
