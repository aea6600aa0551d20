/**
 * What was typed is there again after another try: Chromium restores nothing, and no application was there to keep it. As
 * `visit-drafts.ts` keeps it, which cannot be a part of the first script: without boxes that were ticked, and without what a page chose for its
 * visitor (`data-given`), which is something else on the next one.
 */
export function keepTyped(): void {
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
