import { placeOf } from './calling-codes.ts';

/** Zones of the countries that have several, from west to east, by one city each. */
const SEVERAL: readonly (readonly string[])[] = [
  [
    'Pacific/Honolulu',
    'America/Anchorage',
    'America/Los_Angeles',
    'America/Denver',
    'America/Phoenix',
    'America/Chicago',
    'America/New_York',
    'America/Toronto',
    'America/Halifax',
    'America/St_Johns',
  ],
  [
    'Europe/Kaliningrad',
    'Europe/Moscow',
    'Europe/Samara',
    'Asia/Yekaterinburg',
    'Asia/Almaty',
    'Asia/Novosibirsk',
    'Asia/Irkutsk',
    'Asia/Vladivostok',
    'Asia/Kamchatka',
  ],
  ['Australia/Perth', 'Australia/Darwin', 'Australia/Adelaide', 'Australia/Brisbane', 'Australia/Sydney'],
  ['Asia/Jakarta', 'Asia/Makassar', 'Asia/Jayapura'],
];

/**
 * The zones a visitor may live in, as far as the phone number tells: one, several of which the team chooses, or none for no number and a
 * country that is not listed.
 */
export function zonesOf(phone: string): readonly string[] {
  const { zones = [] } = placeOf(phone) ?? {};
  if (zones.length < 2) return zones;
  return SEVERAL.find((all) => zones.every((zone) => all.includes(zone))) ?? zones;
}

/** Every zone there is, for visitors who are not where their number is from. */
export const everyZone = (): readonly string[] => Intl.supportedValuesOf('timeZone');
