import * as v from 'valibot';
import type { Kind, Problem } from './kind.ts';

/** What is wrong with the data of a record, and what its schema makes of it when nothing is. */
export function problemsOf(kind: Kind, data: unknown, id: string): { problems: Problem[]; output: unknown } {
  const result = v.safeParse(kind.schema, data);
  if (!result.success) return { problems: result.issues.flatMap(problemsIn), output: undefined };
  return { problems: kind.rules?.(result.output as never, id) ?? [], output: result.output };
}

/** A field of several shapes fails in each; the shape that comes nearest says what is wrong. */
function problemsIn(issue: v.BaseIssue<unknown>): Problem[] {
  const path = (issue.path ?? []).map(({ key }) => key as string | number);
  if (issue.issues) {
    const inner = [...issue.issues].toSorted((a, b) => (b.path?.length ?? 0) - (a.path?.length ?? 0));
    return problemsIn(inner[0] as v.BaseIssue<unknown>).map((problem) => ({ ...problem, path: [...path, ...problem.path] }));
  }
  return [{ path, message: messageOf(issue, path) }];
}

function messageOf(issue: v.BaseIssue<unknown>, path: readonly (string | number)[]): string {
  if (issue.type !== 'strict_object') return issue.message;
  if (issue.expected === 'never') return `has no field “${String(path.at(-1))}”`;
  return issue.received === 'undefined' ? 'is missing' : issue.message;
}
