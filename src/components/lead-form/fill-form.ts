/** Puts kept texts into a form's controls. What the visitor has typed meanwhile, and hidden fields, stay as they are. */
export function fillForm(form: HTMLFormElement, values: Record<string, unknown>): void {
  for (const control of form.elements) {
    const value = 'name' in control ? values[String(control.name)] : undefined;
    if (typeof value !== 'string' || value === '') continue;
    if (control instanceof HTMLInputElement) fillInput(control, value);
    else if (control instanceof HTMLTextAreaElement && control.value === control.defaultValue) control.value = value;
    else if (control instanceof HTMLSelectElement) choose(control, value);
  }
}

function fillInput(input: HTMLInputElement, value: string): void {
  if (input.type === 'hidden') return;
  if (input.type === 'checkbox') input.checked = true;
  else if (input.value === input.defaultValue) input.value = value;
}

/** Through an event, so that what depends on the choice follows it. */
function choose(select: HTMLSelectElement, value: string): void {
  if (![...select.options].some((option) => option.value === value)) return;
  select.value = value;
  select.dispatchEvent(new Event('change', { bubbles: true }));
}
