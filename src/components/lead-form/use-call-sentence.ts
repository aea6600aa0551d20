import { type RefObject, useEffect, useState } from 'react';
import { loadPhoneCode } from './phone-reader.ts';

/**
 * The sentence that says which number will be called, or an empty one. What it takes is fetched at the first touch of the form.
 * @param controls holds the country list and the number.
 */
export function useCallSentence(controls: RefObject<HTMLElement | null>): string {
  const [sentence, setSentence] = useState('');
  useEffect(() => {
    const [list, input] = [controls.current?.querySelector('select'), controls.current?.querySelector('input')];
    const form = input?.form;
    if (!list || !input || !form) return;
    let end: (() => void) | undefined;
    let left = false;
    const follow = async () => {
      if (end) return;
      const code = await loadPhoneCode();
      if (!left) end ??= code?.followPhone({ list, input, onSentence: setSentence });
    };
    // Each touch tries again what a bad line has kept away.
    form.addEventListener('focusin', follow);
    // It may have been touched before it came to life.
    if (form.contains(document.activeElement)) void follow();
    return () => {
      left = true;
      end?.();
      form.removeEventListener('focusin', follow);
    };
  }, [controls]);
  return sentence;
}
