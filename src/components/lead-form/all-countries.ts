import * as language from '#words/language';
import { siteHtml } from '../../browser/trusted-types.ts';
import { countryOption, INDIA, nameOf } from './country-list.ts';

/**
 * Regions (ISO 3166-1) in the order of their country codes (ITU E.164), and how far each code is from the one before where that is not one:
 * a third less, compressed, than with the codes.
 */
const REGIONS =
  'AGAI0AS0BB0BM0BS0CA0DM0DO0GD0GU0JM0KN0KY0LC0MP0MS0PR0SX0TC0TT0US0VC0VG0VI0KZ6RU0EG13ZA7GR3NLBEFRESHU2IT3VA0ROCHAT2GBGG0IM0JE0DKSENOPLDEPE2MXCUARBRCLCOVEMY2AUIDPHNZSGTHJP15KRVN2CN2TR4PK2AFLKMMIR3SS113MADZTN3LY2GM2SNMRMLGNCIBFNETGBJMULRSLGHNGTDCFCMCVSTGQGACGCDAOGWSC3SDRWETSODJKETZUGBIMZZM2MGREYT0ZWNAMWLSBWSZKMSH21ERAW6FOGLGI51PTLUIEISALMTCYAXFI0BGLT11LVEEMDAMBYADMCSMUA2RSMEXKHR2SIBAMK2CZ31SKLI2FK77BZGTSVHNNICRPAPMHTGP81BOGYECGFPYMQSRUYBQCW0TL71NF2BNNRPGTOSBVUFJPWWFCKNUWS2KINCTVPFTKFMMHKP158HK2MOKH2LABD24TW6MV74LBJOSYIQKWSAYEOMPS2AEILBHQABTMNNPTJ15TMAZGEKGUZ2';

/** Every region but India and its country code. */
export function regionCodes(): [region: string, code: string][] {
  let code = 0;
  return [...REGIONS.matchAll(/([A-Z]{2})(\d*)/g)].map(([, region = '', step]) => {
    code += step ? Number(step) : 1;
    return [region, String(code)];
  });
}

/**
 * Adds every country to a list that does not have it yet. They stand at its end: a list that is open while they come keeps what is under
 * the finger.
 */
export function completeCountries(list: HTMLSelectElement): void {
  list.insertAdjacentHTML('beforeend', siteHtml(furtherCountryOptions([...list.options].map(({ value }) => value))) as string);
}

/** Options of the countries that are not listed, by their names. */
export function furtherCountryOptions(listed: readonly string[]): string {
  return regionCodes()
    .map((entry) => entry.join('+'))
    .filter((value) => !listed.includes(value))
    .sort((a, b) => nameOf(a).localeCompare(nameOf(b), language.locale))
    .map((value) => countryOption(value, false))
    .join('');
}

/** Not in every browser, and once a property. */
type RegionLocale = Intl.Locale & { getTimeZones?: () => string[] | undefined; timeZones?: string[] };

const ZONES_OF_INDIA = ['Asia/Kolkata', 'Asia/Calcutta'];

/** The country of the device's time zone, as a value of the country list; empty where the browser does not tell. */
export function countryOfZone(): string {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  if (ZONES_OF_INDIA.includes(timeZone)) return INDIA;
  const found = regionCodes().find(([region]) => zonesOf(region).includes(timeZone));
  return found ? found.join('+') : '';
}

function zonesOf(region: string): string[] {
  const locale: RegionLocale = new Intl.Locale('und', { region });
  return locale.getTimeZones?.() ?? locale.timeZones ?? [];
}
