/** Reading values of unknown shape: nothing here throws, whatever an upstream answers. */

/** An entry of a WordPress list that is known to be an object with a usable id, and nothing more. */
export type RawItem = Readonly<Record<string, unknown>> & { readonly id: number };

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const isId = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) > 0;

export const isRawItem = (value: unknown): value is RawItem => isRecord(value) && isId(value.id);

/** The value at a path of member names and list indexes; undefined where the path leads nowhere. */
export function member(value: unknown, ...path: (string | number)[]): unknown {
  let found = value;
  for (const step of path) {
    if (typeof step === 'number') found = Array.isArray(found) ? found[step] : undefined;
    else found = isRecord(found) && Object.hasOwn(found, step) ? found[step] : undefined;
  }
  return found;
}

/** The string at a path; empty where there is none. */
export function textMember(value: unknown, ...path: (string | number)[]): string {
  const found = member(value, ...path);
  return typeof found === 'string' ? found : '';
}

/** The list at a path; empty where there is none. */
export function listMember(value: unknown, ...path: (string | number)[]): unknown[] {
  const found = member(value, ...path);
  return Array.isArray(found) ? found : [];
}

/** The ids in a list of ids such as `categories`, without what is no id. */
export const idsMember = (value: unknown, name: string): number[] => listMember(value, name).filter(isId);
