import type { Placeholder } from '../placeholder.ts';
import type { Kind } from './kind.ts';

const isMark = (value: unknown): value is Placeholder<object> =>
  typeof value === 'object' && value !== null && 'placeholder' in value;

/** A record as it stands in the list of its kind (`Kind.together`): without its place, and with its name where the pages need it. */
export function entryOf(kind: Pick<Kind, 'together'>, id: string, data: unknown): object {
  if (isMark(data)) return { ...data, value: entryOf(kind, id, data.value) };
  const { order: _, ...fields } = data as { order: number };
  return kind.together === 'named' ? { id, ...fields } : fields;
}
