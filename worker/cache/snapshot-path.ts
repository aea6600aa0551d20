import { PRIVATE_PREFIX } from '../../src/endpoints.ts';
import { entryKey, hashText } from './entry.ts';

/** Where the build puts the content it saw, one file an entry. Below the private prefix: no visitor reads it. */
export const snapshotPath = async (key: string): Promise<string> =>
  `${PRIVATE_PREFIX}/content/${await hashText(entryKey(key))}.json`;
