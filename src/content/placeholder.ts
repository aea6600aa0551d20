/**
 * A value the clinic owes or has supplied. The launch check lists every value that is still owed; it is shown
 * as it is, so it must read as a placeholder or be harmless.
 */
export interface Placeholder<T> {
  value: T;
  /** False once the clinic has supplied the value. */
  placeholder: boolean;
  /** What the clinic has to supply. */
  wanted: string;
}

/** Without side effects, so that a page ships only the values it shows. */
/* @__NO_SIDE_EFFECTS__ */
export function placeholder<T>(value: T, wanted = ''): Placeholder<T> {
  return { value, placeholder: true, wanted };
}

const isMark = (value: unknown): value is Placeholder<unknown> =>
  typeof value === 'object' && value !== null && 'placeholder' in value;

/** Whether the clinic still owes a value. */
export const isPlaceholder = (value: unknown): value is Placeholder<unknown> => isMark(value) && value.placeholder === true;

/** The value itself, owed or not: what a page shows. */
export const shown = <T>(value: T | Placeholder<T>): T => (isMark(value) ? (value.value as T) : value);

export interface MarkedValue {
  /** Path to the value, such as `clinic.phones.general`. */
  at: string;
  wanted: string;
}

/** Every marked value below `content`, in the order of the file. Used by the launch check. */
export function listPlaceholders(content: unknown, at: string): MarkedValue[] {
  if (typeof content !== 'object' || content === null) return [];
  if (isPlaceholder(content)) return [{ at, wanted: content.wanted }, ...listPlaceholders(content.value, at)];
  return Object.entries(content).flatMap(([key, value]) => listPlaceholders(value, `${at}.${key}`));
}

/** What is shown of a list: where placeholders are hidden, only what the clinic has supplied. */
export const shownOf = <T>(values: readonly Placeholder<T>[], hidesPlaceholders = false): readonly Placeholder<T>[] =>
  values.filter((value) => !(value.placeholder && hidesPlaceholders));
