import type { HeadRecord, PageHead } from '../seo/head.ts';
import type { PageData } from './page-data.ts';

/** Id of the data block that every document carries. */
export const DATA_ID = 'page-data';

/** Content of the data block: what hydration and the Worker's head injection need. */
export interface DocumentData {
  path: string;
  label: string;
  /** Public origin without a slash at its end. */
  origin: string;
  /** The page's own head, before metadata from elsewhere. */
  pageHead: PageHead;
  /** The head as written into this document. */
  head: HeadRecord;
  /** Absent where the page shows nothing but itself. */
  data?: PageData;
  /** The day for which facts were chosen, where it is a later one than the build's. */
  today?: string;
}
