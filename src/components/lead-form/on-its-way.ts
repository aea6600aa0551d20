import { loadChunk } from '../../browser/load-chunk.ts';
import type { SendResult } from '../../leads/send-lead.ts';
import { type Kept, ON_ITS_WAY, unansweredEnquiry } from './kept-enquiry.ts';
import { loadFormExtras } from './use-form-extras.ts';
import type { FormFields } from './visit-drafts.ts';

/** An enquiry whose form is gone. */
export interface LeftEnquiry {
  fields: FormFields;
  /** What became of it; null where the document was left as well, and with it the answer. */
  result: SendResult | null;
  /** The form was written on meanwhile. */
  edited: boolean;
}

/** Asked for with the first touch: when it is needed, the line may be dead. */
export const loadNotice = () => loadChunk(() => import('../left-enquiry/left-notice.tsx'));

/**
 * Notes in the tab's own storage that an enquiry is on its way. Returns what to call with its answer: where the visitor has left the form,
 * for another page of the application, they are told wherever they are.
 */
export function onItsWay(fields: FormFields): (result: SendResult, edited: boolean) => void {
  const name = ON_ITS_WAY + fields['key'];
  const form = document.querySelector(`[name=form][value=${fields['form']}]`);
  inTab((storage) => storage.setItem(name, JSON.stringify({ at: Date.now(), fields } satisfies Kept)));
  return async (result, edited) => {
    try {
      if (form && !form.isConnected) await tell({ fields, result, edited });
      inTab((storage) => storage.removeItem(name));
    } catch (error) {
      // The next document finds it.
      console.warn('Nothing could be told of an enquiry that was left:', error);
    }
  };
}

function inTab(change: (storage: Storage) => void): void {
  try {
    change(sessionStorage);
  } catch {
    // Refused: who leaves for another document is told nothing there.
  }
}

const tell = async (enquiry: LeftEnquiry): Promise<void> => (await loadNotice()).tellOf(enquiry);

/** Sends again, under its key, what another document of this tab sent and saw no answer to: it is stored once, and the answer is the same. */
export async function takeUpUnanswered(): Promise<void> {
  const fields = unansweredEnquiry(Date.now());
  // Without them nothing would note that it is on its way again, and when it is answered.
  if (fields && (await loadFormExtras())) await tell({ fields, result: null, edited: false });
}
