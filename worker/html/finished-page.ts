import { hashText } from '../cache/entry.ts';

/** HTML that is ready to be sent. */
export interface FinishedPage {
  body: string;
  /** Strong validator over the whole document, head included: metadata that changes makes another one. */
  etag: string;
}

export const finishedPage = async (body: string): Promise<FinishedPage> => ({ body, etag: `"${await hashText(body)}"` });

/** True when the visitor's copy is this one. Compares weakly: a compressing proxy marks validators as weak. */
export function isCurrent(ifNoneMatch: string | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false;
  return ifNoneMatch.split(',').some((given) => given.trim() === '*' || given.trim().replace(/^W\//, '') === etag);
}
