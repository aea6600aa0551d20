import { filledFields, type LeadFieldErrors } from '../../leads/lead.ts';

/** One line of a form's error summary. */
export interface Problem {
  /** Name of the field, or of what is wrong where no field is. */
  name: string;
  sentence: string;
  /** Whether the form has a control of this name to lead to. */
  hasControl: boolean;
}

/**
 * What is wrong, in the order of the form's controls.
 * @param names the controls in their order; without them the order in which fields are declared, for documents that the server writes.
 */
export function problemsOf(errors: LeadFieldErrors, message = '', names: readonly string[] = filledFields): Problem[] {
  const place = (name: string) => (names.includes(name) ? names.indexOf(name) : names.length);
  const problems = Object.entries(errors)
    .map(([name, sentence]) => ({ name, sentence, hasControl: names.includes(name) }))
    .toSorted((a, b) => place(a.name) - place(b.name));
  return message ? [{ name: 'form', sentence: message, hasControl: false }, ...problems] : problems;
}

/** Names of the controls that a visitor can reach, in their order. */
export const controlNames = (form: HTMLFormElement): string[] =>
  [...form.elements].flatMap((control) => {
    const isHidden = control instanceof HTMLInputElement && control.type === 'hidden';
    const name = control.getAttribute('name');
    return name && !isHidden ? [name] : [];
  });
