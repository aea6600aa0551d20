/** What was typed is there again after another try (`visit-drafts.ts`): Chromium restores nothing, and no application was there to keep it. */
export function keepTyped(): void {
  for (const form of document.forms) {
    const { form: name, consent: _, terms: __, ...words } = Object.fromEntries(new FormData(form));
    const fields = [...form.querySelectorAll<HTMLInputElement>('input, textarea')];
    if (!name || fields.every(({ value, defaultValue }) => value === defaultValue)) continue;
    try {
      sessionStorage.setItem(`formDraft:${name}`, JSON.stringify(words));
    } catch {
      // Refused: nothing can be kept beyond the page.
    }
  }
}
