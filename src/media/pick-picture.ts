import type { PictureEntry } from './picture-entry.ts';

/**
 * One picture of a group imported from `virtual:pictures/<pattern>`.
 * @throws when the group does not hold it: a mistake in the page, seen at build because pages are rendered there.
 */
export function pickPicture(group: Readonly<Record<string, PictureEntry>>, key: string): PictureEntry {
  const entry = group[key];
  if (!entry) throw new Error(`The picture "${key}" is not in the imported group.`);
  return entry;
}
