import * as words from '#words/plan-your-stay';
import { type ServiceSlug, serviceLabels } from '../../routes.ts';

/** What a visitor chose for the plan of a stay. Dates are `YYYY-MM-DD`, `''` where none was given. */
export interface StayChoice {
  treatments: readonly ServiceSlug[];
  /** Day of arrival in the city. */
  arrival: string;
  /** Day of the treatment, where it has been agreed on. */
  treatmentDay: string;
  /** Time zone of the visitor's clock (IANA); `''` is the device's own. */
  clock: string;
}

/** Clocks that a visitor can name, by where most visitors live; with script the device's own comes first. */
export const clocks = (): Readonly<Record<string, string>> => ({
  'Asia/Dubai': words.gulf,
  'Asia/Riyadh': words.arabia,
  'Asia/Dhaka': words.bangladesh,
  'Asia/Colombo': words.sriLanka,
  'Asia/Kathmandu': words.nepal,
  'Indian/Maldives': words.maldives,
  'Africa/Nairobi': words.eastAfrica,
  'Africa/Lagos': words.westAfrica,
  'Africa/Abidjan': words.furthestWestAfrica,
  'Africa/Johannesburg': words.southernAfrica,
  'Europe/London': words.britain,
  'Europe/Paris': words.centralEurope,
  'Europe/Moscow': words.moscow,
  'Asia/Singapore': words.singapore,
  'Asia/Bangkok': words.indochina,
  'Australia/Perth': words.westernAustralia,
  'Australia/Sydney': words.easternAustralia,
  'Pacific/Auckland': words.newZealand,
  'America/New_York': words.easternAmerica,
  'America/Chicago': words.centralAmerica,
  'America/Los_Angeles': words.westernAmerica,
});

/** `YYYY-MM-DD` of a day that exists, in this century. */
const isDay = (text: string): boolean =>
  /^20\d\d-\d\d-\d\d$/.test(text) && new Date(`${text}T00:00:00Z`).toISOString().startsWith(text);

const isTreatment = (slug: string): slug is ServiceSlug => Object.hasOwn(serviceLabels, slug);

const dayIn = (fields: URLSearchParams, name: string): string => {
  const text = fields.get(name)?.trim() ?? '';
  try {
    return isDay(text) ? text : '';
  } catch {
    return '';
  }
};

/** The fields of the form. What is none of its values counts as not given; of each treatment one counts. */
export function readStayChoice(fields: URLSearchParams): StayChoice {
  const clock = fields.get('clock') ?? '';
  return {
    treatments: [...new Set(fields.getAll('treatment').filter(isTreatment))],
    arrival: dayIn(fields, 'arrival'),
    treatmentDay: dayIn(fields, 'treatment_day'),
    clock: Object.hasOwn(clocks(), clock) ? clock : '',
  };
}
