import type { RefusedForm } from '../leads/refused-form.ts';
import type { PageData } from './page-data.ts';

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
  /** A lite document: pictures on tap, no fonts (docs/decisions/022). */
  saver?: boolean;
  /** The day (`YYYY-MM-DD`) on which facts have to be current; absent: that of the build. */
  today?: string | undefined;
}
