import { addCountry } from './country-list.ts';

/**
 * Puts kept texts into a form's controls. What the visitor has typed meanwhile, and hidden fields, stay as they are. Choices come last
 * and backwards: each may fill in another (a treatment its department, a first wish its alternative) that was the visitor's own.
 */
export function fillForm(form: HTMLFormElement, values: Record<string, unknown>): void {
  const controls = [...form.elements].flatMap((control) => {
    const value = 'name' in control ? values[String(control.name)] : undefined;
    return typeof value === 'string' && value !== '' ? [{ control, value }] : [];
  });
  for (const { control, value } of controls) {
    if (control instanceof HTMLInputElement) fillInput(control, value);
    else if (control instanceof HTMLTextAreaElement && control.value === control.defaultValue) control.value = value;
  }
  for (const { control, value } of controls.toReversed()) {
    if (control instanceof HTMLSelectElement) choose(control, value);
  }
}

function fillInput(input: HTMLInputElement, value: string): void {
  if (input.type === 'hidden') return;
  if (input.type === 'checkbox') input.checked = true;
  else if (input.value === input.defaultValue) input.value = value;
}

/** Through an event, so that what depends on the choice follows it. */
function choose(select: HTMLSelectElement, value: string): void {
  const isListed = () => [...select.options].some((option) => option.value === value);
  if (!isListed() && select.name === 'country_code') addCountry(select, value);
  if (!isListed()) return;
  select.value = value;
  select.dispatchEvent(new Event('change', { bubbles: true }));
}
