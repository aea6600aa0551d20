import type { Fields } from '../../../src/content/overlay.ts';
import type { Kind } from '../../../src/content/schema/kind.ts';
import { problemsOf } from '../../../src/content/schema/problems.ts';
import { isRecord } from '../client/members.ts';
import { changedPaths, isSame, laidOver, valueAt } from './lay-fields.ts';

/** A record with what WordPress says of it. */
export interface Said {
  kind: Kind;
  id: string;
  /** What its file says. */
  file: unknown;
  /** The same where what it takes over from other records is what WordPress says of those. */
  base: unknown;
  /** By their paths. */
  fields: Fields;
  /** Whether WordPress says a later day of the legal text than the files. */
  isNewVersion: boolean;
}

export interface Taken {
  /** Data of the record as it counts. */
  data: unknown;
  /** Top-level fields as the record's modules have them, where they differ from the file; none where WordPress says what the file says. */
  fields: Fields;
  /** The whole record as its schema gives it. A record that is owed as a whole is so until WordPress has said what makes it one. */
  output: unknown;
}

type Refuse = (fields: readonly string[], message: string) => void;

/** What the site takes of a record: each field that the schema takes, alone and with the rest. */
export function takenFields(said: Said, refuse: Refuse): Taken {
  const { kind, id, file } = said;
  const base = validBase(said, refuse);
  const open = openFields(said, refuse);
  const { output, taken } = validTogether({ kind, id, base, fields: Object.fromEntries(open) }, refuse);
  const followed = Object.keys(isRecord(base) ? base : {}).filter((top) => !isSame(valueAt(base, [top]), valueAt(file, [top])));
  const tops = [...new Set([...Object.keys(taken).map(topOf), ...followed])];
  if (tops.length === 0) return { data: base, fields: {}, output };
  const shown = shownFields(output);
  const fields = Object.fromEntries(tops.map((top) => [top, withoutWanted(shown[top])]));
  const stillOwed = isOwed(file) && !kind.suppliedBy?.every((field) => Object.hasOwn(taken, field));
  const whole = withoutWanted(stillOwed ? { value: shown, placeholder: true } : output);
  return { data: laidOver(base, taken), fields, output: whole };
}

/** A text that no longer keeps its limits with what WordPress says elsewhere stays as the file says it. */
function validBase({ kind, id, file, base }: Said, refuse: Refuse): unknown {
  if (isSame(base, file)) return file;
  const [problem] = problemsOf(kind, base, id).problems;
  if (!problem) return base;
  // The text that takes something over, as editors know it: a rule may be broken by an entry of a list, or by the record as a whole.
  const changed = changedPaths(file, base);
  const own = changed.filter((path) => touches(path, problem.path.join('.')));
  refuse(own.length ? own : changed, problem.message);
  return file;
}

/** Fields that say something else than the file, and that WordPress may say. */
function openFields({ kind, file, fields, isNewVersion }: Said, refuse: Refuse): [path: string, value: unknown][] {
  const { fixed = [], needsNewVersion = [] } = kind;
  return Object.entries(fields).filter(([path, value]) => {
    if (fixed.some((one) => touches(path, one))) refuse([path], 'stays as the file says it');
    else if (isSame(value, valueAt(file, path.split('.')))) return false;
    else if (needsNewVersion.includes(topOf(path)) && !isNewVersion)
      refuse([path], 'needs a later day in “Legal facts”: a changed text is a new version');
    else return true;
    return false;
  });
}

const touches = (one: string, other: string): boolean =>
  one === other || one.startsWith(`${other}.`) || other.startsWith(`${one}.`);

interface Checked {
  output: unknown;
  taken: Fields;
}

/** All at once first: two may be right only together, as two ends of the opening hours. Else each alone, and what is left together. */
function validTogether({ kind, id, base, fields }: Pick<Said, 'kind' | 'id' | 'base' | 'fields'>, refuse: Refuse): Checked {
  const whole = problemsOf(kind, laidOver(base, fields), id);
  if (whole.problems.length === 0) return { output: whole.output, taken: fields };
  const right = Object.entries(fields).filter(([path, value]) => {
    const [problem] = problemsOf(kind, laidOver(base, { [path]: value }), id).problems;
    if (problem) refuse([path], problem.message);
    return !problem;
  });
  const taken = Object.fromEntries(right);
  const rest = problemsOf(kind, laidOver(base, taken), id);
  const [problem] = rest.problems;
  if (!problem) return { output: rest.output, taken };
  refuse(Object.keys(taken), problem.message);
  return { output: problemsOf(kind, base, id).output, taken: {} };
}

const isOwed = (file: unknown): boolean => isRecord(file) && 'wanted' in file;

const topOf = (path: string): string => path.split('.')[0] ?? '';

/** An owed record has its fields in its value. */
const shownFields = (output: unknown): Fields =>
  (isRecord(output) && 'placeholder' in output ? output['value'] : output) as Fields;

/** Without the words that only the launch check reads, as in the files of a build. */
function withoutWanted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutWanted);
  if (!isRecord(value)) return value;
  const inner = Object.fromEntries(Object.entries(value).map(([key, each]) => [key, withoutWanted(each)]));
  return 'placeholder' in inner ? { ...inner, wanted: '' } : inner;
}
