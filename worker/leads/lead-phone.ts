import type { Context } from 'hono';
import type { PhoneReader } from '../../src/leads/phone.ts';
import { readPhone, shownPhone } from '../../src/leads/read-phone.ts';
import { addressOf } from '../lib/request-headers.ts';
import { numberingPlans } from './numbering-plans.ts';

/** Also no address at all. */
const LOOPBACK = /^(?:127\.|::1$|$)/;

/** Reads phone numbers of one request. Its country counts where the visitor has chosen none; it is not kept. */
export async function phoneReaderFor(c: Context): Promise<PhoneReader> {
  const all = await numberingPlans();
  const place = placeOf(c);
  return (typed, chosen) => readPhone(typed, { chosen, place }, all);
}

/** `+44 7700 900123` of a stored number. */
export async function shownNumber(stored: string): Promise<string> {
  return shownPhone(stored, (await numberingPlans()).whole);
}

/** The country a request comes from, as the platform says it (ISO 3166-1); empty where it does not. */
function placeOf(c: Context): string {
  // A local run makes up a country for a connection of this machine.
  const isLocal = LOOPBACK.test(addressOf(c) ?? '');
  const country: unknown = isLocal ? '' : c.req.raw.cf?.['country'];
  return typeof country === 'string' ? country : '';
}
