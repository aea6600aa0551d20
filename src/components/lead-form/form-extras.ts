/** What a form needs only once somebody has touched it: what is wrong, what became of it, when it was opened, what to do without a line or a form. */
import { loadNotice } from './on-its-way.ts';

export { meantAddress } from '../../leads/mistyped-email.ts';
export { correctAddress } from './correct-address.ts';
export { ErrorSummary } from './error-summary.tsx';
export { OpenedNote } from './form-token.ts';
export { LeadAnswer } from './lead-answer.tsx';
export { LeadUnsent } from './lead-unsent.tsx';
export { onItsWay } from './on-its-way.ts';

// Who sends may leave the form before it is known what becomes of the enquiry. What does not come now is asked for again then.
loadNotice().catch(() => {});

const AGREEMENTS = 'input[type=checkbox]:is([name=consent], [name=terms])';

/*
 * An agreement is given with each sending, so that it does not outlast its page: Firefox ticks a box again over a reload, and all
 * browsers on the way back. HTML has no attribute by which a box alone could ask them not to. A page that is kept whole for the way back,
 * as after a look at what is agreed to, is the same page: its visitor has ticked what is ticked there.
 */
if (!import.meta.env.SSR && 'addEventListener' in globalThis)
  addEventListener('pagehide', ({ persisted }) => {
    if (persisted) return;
    for (const box of document.querySelectorAll<HTMLInputElement>(AGREEMENTS)) box.checked = false;
  });
