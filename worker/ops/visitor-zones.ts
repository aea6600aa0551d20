import { placeOf } from './phone-place.ts';

/** The zones a visitor may live in, as far as the phone number tells: one, several of which the team chooses, or none. */
export const zonesOf = (phone: string): readonly string[] => placeOf(phone)?.zones ?? [];

/** Every zone there is, for visitors who are not where their number is from. */
export const everyZone = (): readonly string[] => Intl.supportedValuesOf('timeZone');
