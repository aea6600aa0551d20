import { createContext, use } from 'react';
import type { RefusedForm } from '../leads/refused-form.ts';

/** The refused form this document shows again; null in every other document. */
export const RefusedFormContext = createContext<RefusedForm | null>(null);
export const useRefusedForm = (): RefusedForm | null => use(RefusedFormContext);
