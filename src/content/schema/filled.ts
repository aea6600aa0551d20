export type Path = readonly (string | number)[];

/** Text or number of another record by its path, such as `figures.recovery`; anything else where no record has it. */
export type TextOf = (path: string) => unknown;

const MARK = /\{\{([\w.-]+)\}\}/g;

/** Whether a value takes anything over from another record. */
export const takesOver = (value: unknown): boolean => JSON.stringify(value ?? null).includes('{{');

/** `{{figures.recovery}}` in a text becomes that text. What no record has stays as it is, and is told. */
export function filled(
  value: unknown,
  textOf: TextOf,
  missing: (path: Path, name: string) => void = () => {},
  path: Path = [],
): unknown {
  if (typeof value === 'string') {
    return value.replace(MARK, (mark, name: string) => {
      const taken = textOf(name);
      if (typeof taken === 'string' || typeof taken === 'number') return String(taken);
      missing(path, name);
      return mark;
    });
  }
  if (Array.isArray(value)) return value.map((entry, index) => filled(entry, textOf, missing, [...path, index]));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, filled(inner, textOf, missing, [...path, key])]));
}
