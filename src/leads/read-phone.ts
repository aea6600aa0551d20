/**
 * Telephone numbers by the numbering plans of the world (rows GATE-05 and GATE-08). The Worker reads with the whole plans and decides;
 * the browser, once a form is touched, reads with the lite ones, to say which number will be called.
 *
 * Which number is meant is found by the lite plans in both, so that both find the same; whether it exists is told by the plans given.
 */
import {
  type CountryCode,
  getCountryCallingCode,
  type MetadataJson,
  type PhoneNumber,
  parsePhoneNumberFromString,
  validatePhoneNumberLength,
} from 'libphonenumber-js/core/es6';
import { dialledPhone } from './dialled-phone.ts';
import type { PhoneReading } from './phone.ts';
import { type PhoneProblem, phoneProblemText, type Where } from './phone-problem.ts';

export interface NumberingPlans {
  lite: MetadataJson;
  whole: MetadataJson;
}

export interface PhoneOrigin {
  /** Value of the country list, `GB+44`; empty where the visitor has chosen none. */
  chosen: string;
  /** Region the request comes from (ISO 3166-1), for a number that does not say its country; empty where it is not known. */
  place: string;
}

const INDIA = 'IN';
const INDIAN_CODE = '91';
const MOBILE_IN_INDIA = /^[6-9]\d{9}$/;
const TEN_DIGITS = /^\d{10}$/;
/** Kept free by the regulator for examples, so no plan has them; forms and handbooks are tried with them. */
const EXAMPLES = /^\+447700900\d{3}$/;
/** Written out of habit after Mexico's code; abolished in 2020. */
const OLD_MEXICAN_PREFIX = /^\+52(?:1|01|044|045)(?=\d{10}$)/;
/** What was dialled at home before a mobile and a far number until 2019. */
const OLD_MEXICAN_TRUNK = /^(?:01|044|045)(?=\d{10}$)/;
/** Here a number with the country's own code and no plus fits the plan as a number of the country as well: of an area that nobody writes without 0. */
const OWN_CODE_FIRST = new Set(['DE', 'ID', 'XK']);
/** Fifteen digits of a number, and what is dialled before them. More are two numbers. */
const MOST_DIGITS = 19;
/** The shortest number with its country's code that is taken for one without a plus. */
const FEWEST_WITH_CODE = 11;

/** @param typed what the visitor wrote, of any length. */
export function readPhone(typed: string, { chosen, place }: PhoneOrigin, plans: NumberingPlans): PhoneReading {
  const { lite } = plans;
  const dialled = dialledPhone(typed);
  if (dialled?.turned.some((number) => number !== dialled.number)) {
    const found = [dialled.number, ...dialled.turned].map((number) => fitting(fromAbroad(number, lite), lite));
    const [only, another] = new Set(found.flatMap((one) => one?.number ?? []));
    if (!only || another) return refused('turned');
    dialled.number = only;
  }
  const region = chosen.slice(0, 2);
  const regions = (region ? [region] : [place, INDIA]).flatMap((name) => known(name, lite) ?? []);
  const [first = INDIA] = regions;
  if (!dialled || dialled.number.length > MOST_DIGITS) return unreadable(typed, first);
  const found = (regions.length ? regions : [first]).map((name) => numberMeant(dialled.number, name, lite));
  const number = found.find((candidate) => fitting(candidate, lite)) ?? found[0];
  if (!number) return notANumber(dialled.number, first, lite);
  const where = whereOf(number, first, lite);
  const problem = problemOf(number, dialled.number, plans);
  if (problem) return refused(problem, where);
  return {
    ok: true,
    stored: number.countryCallingCode === INDIAN_CODE ? number.nationalNumber : number.number,
    shown: shownPhone(number.number, plans.whole),
    country: where.region ? `${where.region}+${where.callingCode}` : '',
    extension: dialled.extension,
  };
}

/** `+44 7700 900123`, from what is stored. */
export function shownPhone(stored: string, whole: MetadataJson): string {
  const number = TEN_DIGITS.test(stored) ? `+${INDIAN_CODE}${stored}` : stored;
  return parsePhoneNumberFromString(number, whole)?.formatInternational() ?? stored;
}

/** The country of a stored number (E.164), the main one where its plan does not tell it from others; undefined where it is of none. */
export function countryOf(stored: string, whole: MetadataJson): CountryCode | undefined {
  const number = parsePhoneNumberFromString(stored, whole);
  return number && (number.country ?? whole.country_calling_codes[number.countryCallingCode]?.[0]);
}

/**
 * The number that somebody in a region means by what they dial. One that fits no plan is returned as it would be dialled, so that it can
 * be said what is wrong with it; undefined where there is no beginning of a number.
 */
function numberMeant(number: string, region: CountryCode, lite: MetadataJson): PhoneNumber | undefined {
  if (number.startsWith('+')) return fromAbroad(number, lite);
  if (region === 'MX' && OLD_MEXICAN_TRUNK.test(number)) return numberMeant(number.replace(OLD_MEXICAN_TRUNK, ''), region, lite);
  const ownCode = getCountryCallingCode(region, lite);
  if (OWN_CODE_FIRST.has(region) && number.length >= FEWEST_WITH_CODE && number.startsWith(ownCode)) {
    const withOwnCode = fitting(parsePhoneNumberFromString(`+${number}`, { extract: false }, lite), lite);
    if (withOwnCode) return withOwnCode;
  }
  const after00 = number.startsWith('00') ? fromAbroad(`+${number.slice(2)}`, lite) : undefined;
  const national = parsePhoneNumberFromString(number, { defaultCountry: region, extract: false }, lite);
  const after011 = number.startsWith('011') ? fromAbroad(`+${number.slice(3)}`, lite) : undefined;
  const here = fitting(after00, lite) ?? fitting(national, lite) ?? fitting(after011, lite);
  if (here) return here;
  // With the code of another country and no plus. One digit too many is as likely where the rest is a number here.
  const withCode = number.length < FEWEST_WITH_CODE ? undefined : fromAbroad(`+${number}`, lite);
  const shorter = parsePhoneNumberFromString(number.slice(0, -1), { defaultCountry: region, extract: false }, lite);
  return (fitting(shorter, lite) ? undefined : fitting(withCode, lite)) ?? after00 ?? national;
}

/** A number that begins with `+`. The country's code is often there twice, with and without a prefix: `+91 0091 …`, `+44 44 …`. */
function fromAbroad(number: string, lite: MetadataJson): PhoneNumber | undefined {
  const plain = number.replace(OLD_MEXICAN_PREFIX, '+52');
  const found = parsePhoneNumberFromString(plain, { extract: false }, lite);
  if (!found || fitting(found, lite)) return found;
  const code = found.countryCallingCode;
  const rest = plain.slice(1 + code.length).replace(/^0*/, '');
  const once = rest.startsWith(code) ? parsePhoneNumberFromString(`+${rest}`, { extract: false }, lite) : undefined;
  return fitting(once, lite) ?? found;
}

/** The number, where it fits the plan of its calling code, whichever country it was read for. */
const fitting = (found: PhoneNumber | undefined, lite: MetadataJson): PhoneNumber | undefined =>
  found && (EXAMPLES.test(found.number) || isValid(found.number, lite)) ? found : undefined;

const isValid = (number: string, plans: MetadataJson): boolean => parsePhoneNumberFromString(number, plans)?.isValid() === true;

function problemOf(
  { number, nationalNumber, countryCallingCode }: PhoneNumber,
  dialled: string,
  { lite, whole }: NumberingPlans,
): PhoneProblem | null {
  const indian = countryCallingCode === INDIAN_CODE;
  if (EXAMPLES.test(number) || (indian && MOBILE_IN_INDIA.test(nationalNumber))) return null;
  // Ten digits, of which the first was taken for the trunk prefix.
  if (indian && TEN_DIGITS.test(dialled)) return nationalNumber.length === 10 && isValid(number, whole) ? null : 'unassigned';
  if (indian && nationalNumber.length !== 10) return nationalNumber.length < 10 ? 'short' : 'long';
  const exact = parsePhoneNumberFromString(number, whole);
  if (exact?.isValid()) return exact.getType() === 'PREMIUM_RATE' ? 'premium' : null;
  return lengthProblem(validatePhoneNumberLength(number, lite));
}

function lengthProblem(result: string | undefined): PhoneProblem {
  if (result === 'TOO_SHORT') return 'short';
  return result === 'TOO_LONG' ? 'long' : 'unassigned';
}

/** Something else than a number. With too few digits for India it is a matter of the ten-digit rule first (row ERR-16). */
function unreadable(typed: string, region: CountryCode): PhoneReading {
  const digits = typed.match(/\p{Nd}/gu)?.length ?? 0;
  const ruled = region === INDIA && digits < 10;
  return ruled ? refused('short', { region, callingCode: INDIAN_CODE }) : refused('characters');
}

/** No number could be made of it at all: too few digits, too many, or a code that is nobody's. */
function notANumber(number: string, region: CountryCode, lite: MetadataJson): PhoneReading {
  const result = validatePhoneNumberLength(number, { defaultCountry: region }, lite);
  if (number.startsWith('+')) return refused(result === 'INVALID_COUNTRY' ? 'code' : 'incomplete');
  return refused(result === 'TOO_LONG' ? 'long' : 'short', { region, callingCode: getCountryCallingCode(region, lite) });
}

/** The country of a number: the one it was read for, where that has its code; else the first that has it. */
function whereOf({ country, countryCallingCode }: PhoneNumber, region: string, lite: MetadataJson): Where {
  const sharing: string[] = lite.country_calling_codes[countryCallingCode] ?? [];
  const own = country ?? (sharing.includes(region) ? region : sharing[0]);
  return { region: own, callingCode: countryCallingCode };
}

const refused = (problem: PhoneProblem, where?: Where): PhoneReading => ({
  ok: false,
  message: phoneProblemText(problem, where),
});

const known = (region: string, { countries }: MetadataJson): CountryCode | undefined =>
  Object.hasOwn(countries, region) ? (region as CountryCode) : undefined;
