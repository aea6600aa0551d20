import type { Fields } from '../../../src/content/overlay.ts';
import { isRecord } from '../client/members.ts';

/** The value of a field that may still be owed (`wanted` beside the `value` that stands in). */
const given = (input: unknown): unknown => (isRecord(input) && 'wanted' in input && 'value' in input ? input['value'] : input);

/** A record's data with a value at a path. What holds it counts as supplied. */
function laid(input: unknown, [step, ...rest]: readonly string[], value: unknown): unknown {
  if (step === undefined) return value;
  const fields = given(input);
  const inner = isRecord(fields) ? fields : {};
  return { ...inner, [step]: laid(Object.hasOwn(inner, step) ? inner[step] : undefined, rest, value) };
}

/** The value at a path as it is shown, whether it is owed or not. */
export function valueAt(input: unknown, path: readonly string[]): unknown {
  let found = given(input);
  for (const step of path) found = isRecord(found) && Object.hasOwn(found, step) ? given(found[step]) : undefined;
  return found;
}

/** Whether two values say the same, whatever the order of their members. */
export function isSame(one: unknown, other: unknown): boolean {
  const [a, b] = [given(one), given(other)];
  if (Array.isArray(a) && Array.isArray(b)) return a.length === b.length && a.every((value, at) => isSame(value, b[at]));
  if (!isRecord(a) || !isRecord(b)) return a === b;
  const keys = Object.keys(a);
  return keys.length === Object.keys(b).length && keys.every((key) => Object.hasOwn(b, key) && isSame(a[key], b[key]));
}

/** All fields of a record laid over its file. */
export const laidOver = (file: unknown, fields: Fields): unknown =>
  Object.entries(fields).reduce((data, [path, value]) => laid(data, path.split('.'), value), file);

/** Paths of the fields in which two values of a record differ; a list is one field. */
export function changedPaths(one: unknown, other: unknown, path: readonly string[] = []): string[] {
  const [a, b] = [given(one), given(other)];
  if (isSame(a, b)) return [];
  if (!isRecord(a) || !isRecord(b)) return [path.join('.')];
  return [...new Set([...Object.keys(a), ...Object.keys(b)])].flatMap((key) => changedPaths(a[key], b[key], [...path, key]));
}
