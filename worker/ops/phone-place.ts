import type { CountryCode } from 'libphonenumber-js/core/es6';
import { clinic } from '../../src/content/clinic.ts';
import { countryOf } from '../../src/leads/read-phone.ts';
import { loadedPlans } from '../leads/numbering-plans.ts';

/** Where a number is from, as far as its numbering plan tells. */
interface Place {
  country: string;
  /** Time zones of the country, from west to east, one for each clock; the first and the last tell what time it may be there. */
  zones: readonly string[];
}

/** Not in the types of every TypeScript, and once a property. */
type RegionLocale = Intl.Locale & { getTimeZones?: () => string[] | undefined; timeZones?: string[] };

const INDIA = 'IN';
/** A winter's and a summer's day: zones that agree on both have one clock. */
const DAYS = [Date.UTC(2026, 0, 15), Date.UTC(2026, 6, 15)] as const;
/** Where several cities have one clock, these are known to more people than the first by the alphabet. */
const KNOWN =
  /New_York|Denver|Chicago|Los_Angeles|Toronto|Vancouver|Edmonton|Winnipeg|Halifax|Moscow|Samara|Novosibirsk|Vladivostok|Sydney|Berlin|Sao_Paulo/;

/** A stored number in E.164: ten digits without a country code are Indian. An empty text stays one. */
export const e164Of = (phone: string): string => (phone === '' || phone.startsWith('+') ? phone : `+91${phone}`);

/** @returns null for no number, and for one that is of no country. The numbering plans must have come (`opsGuard`). */
export function placeOf(phone: string): Place | null {
  const region = phone && countryOf(e164Of(phone), loadedPlans().whole);
  if (!region) return null;
  return { country: new Intl.DisplayNames('en', { type: 'region' }).of(region) ?? region, zones: zonesOfCountry(region) };
}

function zonesOfCountry(region: CountryCode): string[] {
  // Platforms still call it by the colonial name of its city.
  if (region === INDIA) return [clinic.hours.timeZone];
  const locale: RegionLocale = new Intl.Locale('und', { region });
  const zones = locale.getTimeZones?.() ?? locale.timeZones ?? [];
  const knownLast = zones.toReversed().toSorted((a, b) => Number(KNOWN.test(a)) - Number(KNOWN.test(b)));
  const clocks = new Map(knownLast.map((zone) => [DAYS.map((day) => clockOf(zone, day)).join(), zone]));
  return [...clocks].toSorted(([a], [b]) => Number.parseFloat(a) - Number.parseFloat(b)).map(([, zone]) => zone);
}

/** What the clock shows there, as if it were that of UTC. */
function clockOf(timeZone: string, at: number): number {
  const shown = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short', timeZone }).format(at);
  return Date.parse(`${shown.replace(' ', 'T')}Z`);
}

/** What the clock shows there: `3:05 PM`, or `3:05 AM to 9:35 AM` where one country has several. */
export function clockIn({ zones }: Place, now: number): string {
  const ends = zones.length > 1 ? [zones.at(0), zones.at(-1)] : zones;
  const shown = ends.map((timeZone) =>
    new Intl.DateTimeFormat('en-US', { weekday: 'short', hour: 'numeric', minute: '2-digit', timeZone })
      .format(now)
      .replace(/\s/g, ' '),
  );
  return [...new Set(shown)].join(' to ');
}

/** The zones a visitor may live in, as far as the phone number tells: one, several of which the team chooses, or none. */
export const zonesOf = (phone: string): readonly string[] => placeOf(phone)?.zones ?? [];
