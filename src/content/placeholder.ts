/**
 * Marks a value the clinic has yet to supply. The launch check lists every marked value; a marked value is shown
 * as it is, so it must read as a placeholder or be harmless.
 */
export interface Placeholder<T> {
  value: T;
  placeholder: true;
  /** What the clinic has to supply. */
  wanted: string;
}

export const placeholder = <T>(value: T, wanted: string): Placeholder<T> => ({ value, placeholder: true, wanted });
