/**
 * Loads the page again by the browser's own reload: after a link to the page itself WebKit takes files that did not come for failed still, and
 * the application stays away; after a reload it comes, if nothing is touched for two seconds. Chromium restores nothing that was typed, so it
 * is kept before.
 */
export function tryAgain(press: Event): void {
  press.preventDefault();
  keepTyped();
  location.reload();
}

/**
 * As `visit-drafts.ts` keeps it, which cannot be a part of the first script: without boxes that were ticked, and without what a page chose for
 * its visitor (`data-given`), which is something else on the next one.
 */
function keepTyped(): void {
  for (const form of document.forms) {
    const { form: name, consent: _, terms: __, ...words } = Object.fromEntries(new FormData(form));
    const fields = [...form.querySelectorAll<HTMLInputElement>('input, textarea, [data-given]')];
    if (!name || fields.every(({ value, defaultValue = value }) => value === defaultValue)) continue;
    for (const field of fields) if (field.value === field.dataset['given']) delete words[field.name];
    try {
      sessionStorage.setItem(`formDraft:${name}`, JSON.stringify(words));
    } catch {
      // Refused: nothing can be kept beyond the page.
    }
  }
}
