import { hashText } from '../cache/entry.ts';
import { styleSources } from './inline-styles.ts';

/** HTML that is ready to be sent. */
export interface FinishedPage {
  body: string;
  /** Strong validator over the whole document, head included: metadata that changes makes another one. */
  etag: string;
  /** What its policy must allow: the styles before its main part. */
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

/** Whether a document shows a fact whose last day (`data-until`) lies before today, `YYYY-MM-DD`. */
export const hasExpiredFacts = (html: string, today: string): boolean =>
  Array.from(html.matchAll(/ data-until="(\d{4}-\d\d-\d\d)"/g)).some(([, until = '']) => until < today);

interface HtmlKeyParts {
  /** Id of the build: its HTML names files that the next one may not have. */
  build: string;
  origin: string;
  /** Path, and versions of all that the page shows. */
  page: readonly string[];
  lite: boolean;
}

/** What finished HTML is kept under: everything that it depends on. */
export const htmlKey = ({ build, origin, page, lite }: HtmlKeyParts): string => JSON.stringify([build, origin, lite, ...page]);
