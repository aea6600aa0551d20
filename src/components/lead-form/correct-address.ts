import { meantAddress } from '../../leads/mistyped-email.ts';

/** Puts the address that was probably meant in place of the one that stands in a field, as if it were typed. */
export function correctAddress(input: HTMLInputElement): void {
  // Of what stands there now, which may have been written on since the question was asked.
  const address = meantAddress(input.value);
  if (address) write(input, address);
  input.focus();
}

/** React takes no notice of a value that is set by its own property, nor would the draft and what is sent. */
export function write(input: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(input), 'value')?.set?.call(input, text);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}
