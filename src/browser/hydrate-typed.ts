import { hydrateRoot } from 'react-dom/client';

/** As in `visit-drafts.ts`: shared by both, every page would carry more. */
const DRAFT = 'formDraft:';

/**
 * Brings HTML that the server wrote to life. Where React finds something else there, for the browser has translated it or an extension
 * has put something into it, it makes all of it anew, forms too: what was typed until then waits for them as after a reload, beside what
 * was typed before one. By the draft and not by the controls: a form whose code has to be fetched is not there yet when React tells of it.
 * An agreement is given anew, as drafts have it.
 */
export const hydrateTyped: typeof hydrateRoot = (place, page, options) => {
  const names = [...place.querySelectorAll<HTMLInputElement>('[name=form]')];
  return hydrateRoot(place, page, {
    ...options,
    onRecoverableError(error, info) {
      for (const { form, value, isConnected } of names) {
        if (!form || isConnected) continue;
        const typed = [...new FormData(form)].filter(([, text]) => text);
        try {
          const before = JSON.parse(sessionStorage[DRAFT + value] ?? null) as object | null;
          sessionStorage[DRAFT + value] = JSON.stringify({ ...before, ...Object.fromEntries(typed) });
        } catch {
          // Where nothing can be kept it is typed again.
        }
      }
      (options?.onRecoverableError ?? reportError)(error, info);
    },
  });
};
