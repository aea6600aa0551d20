import { hashText } from '../cache/entry.ts';
import { styleSources } from './inline-styles.ts';

/** HTML that is ready to be sent. */
export interface FinishedPage {
  body: string;
  /** Strong validator over the whole document, head included: metadata that changes makes another one. */
  etag: string;
  /** What its policy must allow: the styles in its head. */
  styles: string[];
}

export async function finishedPage(body: string): Promise<FinishedPage> {
  const [hash, styles] = await Promise.all([hashText(body), styleSources(body)]);
  return { body, etag: `"${hash}"`, styles };
}

/** What an encoding adds to the validator of a page (`worker/html/encoded-documents.ts`). */
const ENCODED = /-(?:br|dcz)"$/;

/** True when the visitor's copy is this one, whatever its encoding. Compares weakly: a compressing proxy marks validators as weak. */
export function isCurrent(ifNoneMatch: string | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false;
  const tags = ifNoneMatch.split(',').map((given) => given.trim());
  return tags.some((tag) => tag === '*' || tag.replace(/^W\//, '').replace(ENCODED, '"') === etag);
}
