import { createContext, use } from 'react';

/** A form posted without script that the Worker refused: what was typed, and what is wrong with it. */
export type FormState = {
  values: Record<string, string>;
  fields: Record<string, string>;
  /** One sentence about the whole form. */
  message: string;
} | null;

export const FormStateContext = createContext<FormState>(null);
export const useFormState = (): FormState => use(FormStateContext);
