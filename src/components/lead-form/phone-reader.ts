import { loadChunk } from '../../browser/load-chunk.ts';
import { type PhoneReader, plausiblePhone } from '../../leads/phone.ts';

type PhoneCode = typeof import('./phone-code.ts');

let loaded: PhoneCode | undefined;

/** Fetches what knows the numbering plans. Null where the line is dead: the form works without, and the Worker decides. */
export async function loadPhoneCode(): Promise<PhoneCode | null> {
  // The Worker has plans of its own.
  if (import.meta.env.SSR) return null;
  try {
    loaded ??= await loadChunk(() => import('./phone-code.ts'));
    return loaded;
  } catch {
    return null;
  }
}

/** Reads as well as it can at this moment. */
export const readInForm: PhoneReader = (typed, chosen) => (loaded?.readBeside ?? plausiblePhone)(typed, chosen);
