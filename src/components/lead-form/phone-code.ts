/** What reads phone numbers in the browser; fetched when a form is first touched. */
import { numberingPlans } from 'virtual:numbering-plans';
import * as words from '#words/phone';
import { dialledPhone } from '../../leads/dialled-phone.ts';
import { unpackPlans } from '../../leads/packed-plans.ts';
import { type PhoneReading, plausiblePhone } from '../../leads/phone.ts';
import { readPhone } from '../../leads/read-phone.ts';
import { completeCountries, countryOfZone } from './all-countries.ts';

const lite = unpackPlans(numberingPlans);

/**
 * Reads a number beside the country list.
 * @param place value of the country the visitor seems to be in, for a number that does not name its country while none is chosen. Where
 * that is not known either, only the Worker can tell, by the place the request comes from.
 */
export function readBeside(typed: string, chosen: string, place = ''): PhoneReading {
  const named = /^(?:\+|00)/.test(dialledPhone(typed)?.number ?? '');
  if (!chosen && !place && !named) return plausiblePhone(typed, chosen);
  return readPhone(typed, { chosen, place: place.slice(0, 2) }, { lite, whole: lite });
}

/** `We will call +44 7700 900123`; empty where the number cannot be called, or only the Worker can tell. */
export function callSentence(reading: PhoneReading): string {
  if (!reading.ok || !reading.shown) return '';
  const { shown: number, extension } = reading;
  return extension ? words.willCallExtension({ number, extension }) : words.willCall({ number });
}

const callingCode = (country: string): string => country.slice(2);

interface PhoneControls {
  list: HTMLSelectElement;
  input: HTMLInputElement;
  /** Takes the sentence that says which number will be called. */
  onSentence: (sentence: string) => void;
}

/**
 * Says which number will be called, as it is typed. The country list gets all countries, shows where the visitor seems to be until another country is chosen,
 * and follows a number that names its own. What is typed is never changed.
 * @returns ends it.
 */
export function followPhone({ list, input, onSentence }: PhoneControls): () => void {
  completeCountries(list);
  const place = countryOfZone();
  // It may have been chosen before this came. What half a number has shown meanwhile is not chosen.
  let choice = list.value;

  const tell = () => {
    const reading = readBeside(input.value, choice, place);
    const own = choice || place;
    const isOther = reading.ok && reading.country !== '' && callingCode(reading.country) !== callingCode(own);
    list.value = isOther ? reading.country : own;
    onSentence(callSentence(reading));
  };
  const onChoice = () => {
    choice = list.value;
    tell();
  };
  input.addEventListener('input', tell);
  list.addEventListener('change', onChoice);
  tell();
  return () => {
    input.removeEventListener('input', tell);
    list.removeEventListener('change', onChoice);
  };
}
