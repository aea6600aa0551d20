import type { Category } from '../../../src/content/records.ts';
import { isId, isRawItem, member, textMember } from '../client/members.ts';
import { plainText } from './plain-text.ts';

/** A category from a list or from `_embedded["wp:term"]`, where its parent is not said. Null: unusable. */
export function mapCategory(raw: unknown): Category | null {
  const slug = textMember(raw, 'slug');
  if (!isRawItem(raw) || slug === '') return null;
  const parent = member(raw, 'parent');
  return { id: raw.id, name: plainText(textMember(raw, 'name')) || slug, slug, parent: isId(parent) ? parent : 0 };
}
