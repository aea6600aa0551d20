import * as language from '#words/language';
import * as words from '#words/phone';
import { fromTheLeft } from '../../current-language.ts';
import { countryName } from '../../leads/phone.ts';

/** Value of an option, `GB+44`: several countries share a code. */
export const INDIA = 'IN+91';

/** Where most enquiries from abroad come from, by the English names of their countries. */
const COMMON =
  'AU+61 BH+973 BD+880 CA+1 DE+49 KE+254 KW+965 MY+60 MV+960 MU+230 NP+977 NZ+64 NG+234 OM+968 QA+974 SA+966 SG+65 ZA+27 LK+94 TZ+255 AE+971 GB+44 US+1';

/** Of a value of the list. */
export const nameOf = (value: string): string => countryName(value.slice(0, 2));
const labelOf = (value: string): string =>
  `${nameOf(value)} (${import.meta.english ? value.slice(2) : fromTheLeft(value.slice(2))})`;

/** In the order of their names in the language. */
const byName = (values: string[]): string[] =>
  import.meta.english ? values : values.sort((a, b) => nameOf(a).localeCompare(nameOf(b), language.locale));

const isCountry = (value: string): boolean => /^[A-Z]{2}\+\d{1,3}$/.test(value);

export const countryOption = (value: string, isChosen: boolean): string =>
  `<option value="${value}"${isChosen ? ' selected' : ''}>${labelOf(value).replace('&', '&amp;')}</option>`;

/**
 * What a document carries of the country list, as HTML: where the visitor is, India, the common countries, what to do for the others, and
 * the one that is chosen. All countries were 3.3 to 4 kB of every page with a form; they come when the form is touched (`all-countries.ts`).
 * @param chosen value of the option that is selected.
 */
export function countryOptions(chosen: string): string {
  const listed = [INDIA, ...byName(COMMON.split(' '))];
  const other = isCountry(chosen) && !listed.includes(chosen) ? countryOption(chosen, true) : '';
  const options = listed.map((value) => countryOption(value, value === chosen)).join('');
  return `<option value=""${chosen ? '' : ' selected'}>${words.here}</option>${options}<option disabled>${words.others}</option>${other}`;
}

/** Adds a country that was chosen earlier to a list that does not have it. */
export function addCountry(list: HTMLSelectElement, value: string): void {
  if (isCountry(value)) list.add(new Option(labelOf(value), value));
}
