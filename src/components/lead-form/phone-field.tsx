import { type RefObject, useEffect, useRef, useState } from 'react';
import * as words from '#words/phone';
import { loadChunk } from '../../browser/load-chunk.ts';
import { siteHtml } from '../../browser/trusted-types.ts';
import { useHydrated } from '../../browser/visitor-preferences.ts';
import { type PhoneReader, plausiblePhone } from '../../leads/phone.ts';
import { countryOptions } from './country-list.ts';
import { FieldFrame, useControlId } from './field.tsx';
import style from './lead-form.module.css';

interface PhoneFieldProps {
  label: string;
  error?: string | undefined;
  typed: Record<string, string>;
  /** Row INTL-16: abroad it may be left out. */
  optional?: boolean;
}

/**
 * A phone number with its country (rows GATE-05 and GATE-08). The number is taken as it is written: with the country's code or without,
 * with what is dialled before it at home, in the digits of any script. No length and no pattern is asked of the browser, which would cut
 * or refuse what the Worker understands.
 */
export function PhoneField({ label, error, typed, optional = false }: PhoneFieldProps) {
  const controls = useRef<HTMLDivElement>(null);
  const countryId = useControlId('country_code');
  const { country_code: country = '', phone_number: number } = typed;
  const sentence = useCallSentence(controls);
  const hint = optional ? words.hintOptional : words.hint;
  return (
    <FieldFrame
      name="phone_number"
      label={label}
      error={error}
      hint={
        <>
          <span hidden={sentence !== ''}>{hint}</span>
          <span role="status">{sentence}</span>
        </>
      }
    >
      {(control) => (
        <div className={style.phone} ref={controls}>
          <label className="visually-hidden" htmlFor={countryId}>
            {words.country}
          </label>
          <CountryList id={countryId} country={country} />
          <input {...control} name="phone_number" type="tel" required={!optional} autoComplete="tel" defaultValue={number} />
        </div>
      )}
    </FieldFrame>
  );
}

/** The common countries are the document's own where it has them; the others come when the form is touched. */
function CountryList({ id, country }: { id: string; country: string }) {
  const hydrated = useHydrated();
  const [options] = useState(() => {
    const inDocument = import.meta.env.SSR || hydrated ? undefined : document.getElementById(id)?.innerHTML;
    return { __html: siteHtml(inDocument ?? countryOptions(country)) };
  });
  return (
    // Its label stands beside it, by its id.
    // oxlint-disable-next-line jsx-a11y/control-has-associated-label
    <select
      id={id}
      name="country_code"
      autoComplete="tel-country-code"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: made of the names of countries alone
      dangerouslySetInnerHTML={options}
      suppressHydrationWarning
    />
  );
}

/**
 * The sentence that says which number will be called, or an empty one. What it takes is fetched at the first touch of the form; of the number
 * itself, or its list, where it may be left out.
 * @param controls holds the country list and the number.
 */
function useCallSentence(controls: RefObject<HTMLElement | null>): string {
  const [sentence, setSentence] = useState('');
  useEffect(() => {
    const [list, input] = [controls.current?.querySelector('select'), controls.current?.querySelector('input')];
    const touched = input?.required ? input.form : controls.current;
    if (!list || !input || !touched) return;
    let end: (() => void) | undefined;
    let left = false;
    const follow = async () => {
      if (end || left) return;
      const code = await loadPhoneCode();
      if (!left) end ??= code?.followPhone({ list, input, onSentence: setSentence });
    };
    // Each touch tries again what a bad line has kept away.
    // A browser that fills in the form touches nothing. Both listeners go with the form.
    for (const type of ['focusin', 'input']) touched.addEventListener(type, follow);
    // It may have been touched before it came to life.
    if (touched.contains(document.activeElement)) void follow();
    return () => {
      left = true;
      end?.();
    };
  }, [controls]);
  return sentence;
}

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
