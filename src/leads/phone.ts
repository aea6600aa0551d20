/** What every form knows of telephone numbers. Small: what reads them (`read-phone.ts`) is fetched when a form is touched. */
import * as language from '#words/language';
import * as leadMessages from '#words/lead-messages';

/** What a typed number is found to be. */
export type PhoneReading =
  | {
      ok: true;
      /** 10 ASCII digits for India, else E.164 with `+` (rows GATE-05 and GATE-08). */
      stored: string;
      /** As it is dialled from anywhere, `+44 7700 900123`; empty where no numbering plan was asked. */
      shown: string;
      /** Country of the number as a value of the list, `GB+44`; empty where it is not known. */
      country: string;
      /** Digits to dial after the call is answered, or empty. */
      extension: string;
    }
  /** What is wrong with it, as a sentence for the visitor. */
  | { ok: false; message: string };

/** @param country value of the country list: `GB+44`, or empty where the visitor has chosen none. */
export type PhoneReader = (typed: string, country: string) => PhoneReading;

/** The shortest numbers of the world have four digits and a country code. */
const FEWEST_DIGITS = 6;

/**
 * What can be told without a numbering plan: for a browser that has not loaded one. Refuses only what the Worker refuses as well; the
 * Worker decides.
 */
export const plausiblePhone: PhoneReader = (typed) => {
  const digits = typed.match(/\p{Nd}/gu)?.length ?? 0;
  if (digits < FEWEST_DIGITS) return { ok: false, message: leadMessages.phone };
  return { ok: true, stored: typed, shown: '', country: '', extension: '' };
};

const names = new Map<string, Intl.DisplayNames>();

/** The name of a region (ISO 3166-1) in the language of the moment. It comes from the platform, so it costs no bytes of script. */
export function countryName(region: string): string {
  const locale = language.locale;
  const known = names.get(locale) ?? new Intl.DisplayNames(locale, { type: 'region' });
  names.set(locale, known);
  return known.of(region) ?? region;
}
