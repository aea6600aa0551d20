import type { PageOverlay } from '../content/overlay.ts';
import type { LeadFieldErrors } from '../leads/lead.ts';
import type { HeadRecord, PageHead } from '../seo/head.ts';
import { scriptJson, structuredDataHtml } from '../seo/head-html.ts';
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
  /** What WordPress says in place of the files, as far as the page shows it; absent while it says nothing. */
  overlay?: PageOverlay;
  /** Placeholders, and figures without a basis, are left out: the document of a live site. */
  hidesPlaceholders?: boolean;
}

/** What scripts and search engines read at the end of a document: its structured data, and the data block. */
export const closingHtml = (document: DocumentData): string =>
  `${structuredDataHtml(document.head)}
<script type="application/json" id="${DATA_ID}">${scriptJson(document)}</script>`;

/** What the Worker hands to the renderer with a path. */
export interface RenderContext {
  /** Query as the page may use it, with its question mark, or empty. */
  search?: string;
  /** Public origin without a slash at its end. */
  origin: string;
  data?: PageData;
  /** A form to be shown again with its texts and errors. Such a document is not hydrated: its address is the form's target. */
  form?: RefusedForm;
  /** The visitor has agreed without script: sensitive pictures are in the document, which is not hydrated either. */
  agreed?: boolean;
  /** A preview, which is not hydrated: its address is not the page's. */
  preview?: boolean;
  /** A lite document: pictures on tap, no fonts (docs/decisions/022). */
  saver?: boolean;
  /** The day (`YYYY-MM-DD`) on which facts have to be current; absent: that of the build. */
  today?: string | undefined;
  /** What WordPress says in place of the files, in the language of the page. */
  overlay?: PageOverlay | undefined;
  /** Leaves out placeholders, and figures without a basis. */
  hidesPlaceholders?: boolean;
}

/** A form posted without script that was not stored: what was typed, and what is wrong. */
export interface RefusedForm {
  /** Which of a page's forms it was. */
  form: string;
  values: Record<string, string>;
  fields: LeadFieldErrors;
  /** One sentence about the whole form; empty when the fields say it all. */
  message: string;
}
