/** Keeps Escape from closing a dialog where `closedby="none"` is not known. Preventing `cancel` alone fails at the second press. */
export function blockEscape(dialog: HTMLDialogElement): () => void {
  const abort = new AbortController();
  const { signal } = abort;
  dialog.addEventListener('cancel', (event) => event.target === dialog && event.preventDefault(), { signal });
  dialog.addEventListener('keydown', (event) => event.key === 'Escape' && event.preventDefault(), { signal });
  return () => abort.abort();
}
