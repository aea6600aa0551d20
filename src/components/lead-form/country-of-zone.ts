import { regionCodes } from './all-countries.ts';
import { INDIA } from './country-list.ts';

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
