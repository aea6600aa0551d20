import { PRIVATE_PREFIX } from '../endpoints.ts';

/** What a deploy has encoded ahead (`scripts/encode-documents.ts`), for the Worker alone. */
export interface EncodedList {
  /** `digest`: SHA-256 of its bytes in Base64, as browsers name it. */
  dictionary: { path: string; digest: string };
  /** Bytes of each file, by the hash of its document as in the `ETag`. */
  documents: Record<string, EncodedSizes>;
}

export interface EncodedSizes {
  br: number;
  dcz: number;
}

const FOLDER = `${PRIVATE_PREFIX}/encoded`;
export const DOCUMENTS_LIST = `${FOLDER}/list.json`;
export const encodedPath = (name: string, encoding: string): string => `${FOLDER}/${name}.${encoding}`;
