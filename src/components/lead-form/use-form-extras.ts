import { useState } from 'react';
import { loadChunk } from '../../browser/load-chunk.ts';

type FormExtras = typeof import('./form-extras.ts');

let loaded: FormExtras | null = null;

/** What has come so far. */
export const loadedFormExtras = (): FormExtras | null => loaded;

/** The server has them from the beginning: it writes refused forms. */
export function provideFormExtras(extras: FormExtras): void {
  loaded = extras;
}

/** Null where the line is dead: the form sends without them, and says the errors beside its fields and the reference alone. */
export async function loadFormExtras(): Promise<FormExtras | null> {
  try {
    loaded ??= await loadChunk(() => import('./form-extras.ts'));
    return loaded;
  } catch {
    return null;
  }
}

/** What comes with the first touch of a form, null until then. Each touch and each attempt asks again for what a bad line has kept away. */
export function useFormExtras(): { extras: FormExtras | null; fetchExtras: () => void } {
  const [extras, setExtras] = useState(loaded);
  const fetchExtras = () => {
    if (!extras) void loadFormExtras().then(setExtras);
  };
  return { extras, fetchExtras };
}
