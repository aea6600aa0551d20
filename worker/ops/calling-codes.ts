/** Where a number is from, as far as its country code tells. */
export interface Place {
  country: string;
  /** Time zones of the country, from west to east; the first and the last tell what time it may be there. */
  zones: readonly string[];
}

const of = (country: string, ...zones: string[]): Place => ({ country, zones });

/** Country codes that patients call from. One that is missing here is shown as a number, without a clock. */
const PLACES: Readonly<Record<string, Place>> = {
  '1': of('United States or Canada', 'Pacific/Honolulu', 'America/St_Johns'),
  '7': of('Russia or Kazakhstan', 'Europe/Kaliningrad', 'Asia/Kamchatka'),
  '20': of('Egypt', 'Africa/Cairo'),
  '27': of('South Africa', 'Africa/Johannesburg'),
  '31': of('Netherlands', 'Europe/Amsterdam'),
  '32': of('Belgium', 'Europe/Brussels'),
  '33': of('France', 'Europe/Paris'),
  '34': of('Spain', 'Atlantic/Canary', 'Europe/Madrid'),
  '36': of('Hungary', 'Europe/Budapest'),
  '39': of('Italy', 'Europe/Rome'),
  '41': of('Switzerland', 'Europe/Zurich'),
  '44': of('United Kingdom', 'Europe/London'),
  '46': of('Sweden', 'Europe/Stockholm'),
  '47': of('Norway', 'Europe/Oslo'),
  '49': of('Germany', 'Europe/Berlin'),
  '60': of('Malaysia', 'Asia/Kuala_Lumpur'),
  '61': of('Australia', 'Australia/Perth', 'Australia/Sydney'),
  '62': of('Indonesia', 'Asia/Jakarta', 'Asia/Jayapura'),
  '63': of('Philippines', 'Asia/Manila'),
  '64': of('New Zealand', 'Pacific/Auckland'),
  '65': of('Singapore', 'Asia/Singapore'),
  '66': of('Thailand', 'Asia/Bangkok'),
  '81': of('Japan', 'Asia/Tokyo'),
  '82': of('South Korea', 'Asia/Seoul'),
  '86': of('China', 'Asia/Shanghai'),
  '90': of('Türkiye', 'Europe/Istanbul'),
  '91': of('India', 'Asia/Kolkata'),
  '92': of('Pakistan', 'Asia/Karachi'),
  '93': of('Afghanistan', 'Asia/Kabul'),
  '94': of('Sri Lanka', 'Asia/Colombo'),
  '95': of('Myanmar', 'Asia/Yangon'),
  '98': of('Iran', 'Asia/Tehran'),
  '212': of('Morocco', 'Africa/Casablanca'),
  '230': of('Mauritius', 'Indian/Mauritius'),
  '234': of('Nigeria', 'Africa/Lagos'),
  '248': of('Seychelles', 'Indian/Mahe'),
  '249': of('Sudan', 'Africa/Khartoum'),
  '251': of('Ethiopia', 'Africa/Addis_Ababa'),
  '254': of('Kenya', 'Africa/Nairobi'),
  '255': of('Tanzania', 'Africa/Dar_es_Salaam'),
  '256': of('Uganda', 'Africa/Kampala'),
  '260': of('Zambia', 'Africa/Lusaka'),
  '353': of('Ireland', 'Europe/Dublin'),
  '852': of('Hong Kong', 'Asia/Hong_Kong'),
  '880': of('Bangladesh', 'Asia/Dhaka'),
  '960': of('Maldives', 'Indian/Maldives'),
  '961': of('Lebanon', 'Asia/Beirut'),
  '962': of('Jordan', 'Asia/Amman'),
  '964': of('Iraq', 'Asia/Baghdad'),
  '965': of('Kuwait', 'Asia/Kuwait'),
  '966': of('Saudi Arabia', 'Asia/Riyadh'),
  '967': of('Yemen', 'Asia/Aden'),
  '968': of('Oman', 'Asia/Muscat'),
  '971': of('United Arab Emirates', 'Asia/Dubai'),
  '973': of('Bahrain', 'Asia/Bahrain'),
  '974': of('Qatar', 'Asia/Qatar'),
  '975': of('Bhutan', 'Asia/Thimphu'),
  '977': of('Nepal', 'Asia/Kathmandu'),
  '998': of('Uzbekistan', 'Asia/Tashkent'),
};

/** A stored number in E.164: ten digits without a country code are Indian. An empty text stays one. */
export const e164Of = (phone: string): string => (phone === '' || phone.startsWith('+') ? phone : `+91${phone}`);

/** @returns null for no number, and for a country code that is not listed. */
export function placeOf(phone: string): Place | null {
  const digits = e164Of(phone).slice(1);
  for (const length of [3, 2, 1]) {
    const place = digits.length > length && PLACES[digits.slice(0, length)];
    if (place) return place;
  }
  return null;
}

/** What the clock shows there: `3:05 PM`, or `3:05 AM to 9:35 AM` where one country has several. */
export function clockIn({ zones }: Place, now: number): string {
  const shown = zones.map((timeZone) =>
    new Intl.DateTimeFormat('en-US', { weekday: 'short', hour: 'numeric', minute: '2-digit', timeZone })
      .format(now)
      .replace(/\s/g, ' '),
  );
  return [...new Set(shown)].join(' to ');
}
