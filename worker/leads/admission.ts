import type { Lead } from '../../src/leads/lead.ts';
import { keyedDigest, randomKey } from '../lib/crypto.ts';
import { addressGroup } from '../lib/request-headers.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** The pace of one address, from `LEAD_LIMIT_PER_MINUTE`: 5 a minute make 10 an hour and 30 a day. Nought means no limit. */
const PACES = [
  { withinMs: MINUTE_MS, times: 1 },
  { withinMs: HOUR_MS, times: 2 },
  { withinMs: DAY_MS, times: 6 },
] as const;

/** A day's enquiries of one phone number; more are marked for the team and sent on. The gallery asks once for each of its sixteen categories. */
const PER_PHONE = { gallery: 20, other: 3 } as const;

/** Digests of the sender, made before the lead is filed. */
export interface Sender {
  /** Null where the platform names no address. */
  address: string | null;
  /** The address under the key of the day before, just after the key has changed; else null. */
  addressBefore: string | null;
  phone: string | null;
}

/**
 * Counts who sends, without knowing who it is: addresses and numbers are digests under a key that is made anew each day and forgotten
 * (row PLAT-12). Times are milliseconds since 1970.
 */
export class Admission {
  readonly #sql: SqlStorage;
  readonly #perMinute: number;

  constructor(sql: SqlStorage, perMinute: number) {
    this.#sql = sql;
    this.#perMinute = perMinute;
  }

  /** @param sameForMs how long the same words are the same enquiry: `isSender` is asked about nothing older. */
  async sender(lead: Lead, address: string | null, now: number, sameForMs: number): Promise<Sender> {
    const [key, keyBefore] = [this.#dayKey(now), this.#dayKey(now - sameForMs)];
    const digest = (under: string, kind: string, value: string | null) => (value ? keyedDigest(under, `${kind} ${value}`) : null);
    const group = address && addressGroup(address);
    return {
      address: await digest(key, 'address', group),
      addressBefore: keyBefore === key ? null : await digest(keyBefore, 'address', group),
      phone: await digest(key, lead.form === 'gallery' ? 'gallery phone' : 'phone', lead.phone_number),
    };
  }

  /** Whether a filed lead came from the same address. Where the platform names no address, nobody can be told from anybody. */
  isSender(leadId: number, { address, addressBefore }: Sender): boolean {
    if (!address) return true;
    const sent = this.#sql.exec<{ who: string }>('SELECT who FROM admission WHERE lead_id = ?', leadId).toArray();
    return sent.some(({ who }) => who === address || who === addressBefore);
  }

  /** Seconds this address has to wait, 0 when it need not. */
  waitSec({ address }: Sender, now: number): number {
    if (!address || !this.#perMinute) return 0;
    for (const { withinMs, times } of PACES) {
      const limit = this.#perMinute * times;
      const seen = this.#times(address, now - withinMs, limit);
      const first = seen[limit - 1];
      if (first !== undefined) return Math.max(1, Math.ceil((first + withinMs - now) / 1000));
    }
    return 0;
  }

  manyFromPhone(lead: Lead, { phone }: Sender, now: number): boolean {
    if (!phone || !this.#perMinute) return false;
    const limit = lead.form === 'gallery' ? PER_PHONE.gallery : PER_PHONE.other;
    return this.#times(phone, now - DAY_MS, limit).length >= limit;
  }

  note({ address, phone }: Sender, leadId: number, now: number): void {
    for (const who of [address, phone]) {
      if (who) this.#sql.exec('INSERT INTO admission (who, at, lead_id) VALUES (?, ?, ?)', who, now, leadId);
    }
  }

  forget(now: number): void {
    this.#sql.exec('DELETE FROM admission WHERE at < ?', now - DAY_MS);
    this.#sql.exec('DELETE FROM day_key WHERE day < ?', Math.floor(now / DAY_MS));
  }

  /** Newest first. */
  #times(who: string, since: number, limit: number): number[] {
    return this.#sql
      .exec<{ at: number }>('SELECT at FROM admission WHERE who = ? AND at > ? ORDER BY at DESC LIMIT ?', who, since, limit)
      .toArray()
      .map(({ at }) => at);
  }

  #dayKey(now: number): string {
    const day = Math.floor(now / DAY_MS);
    const known = this.#sql.exec<{ value: string }>('SELECT value FROM day_key WHERE day = ?', day).toArray()[0];
    if (known) return known.value;
    const value = randomKey();
    this.#sql.exec('INSERT INTO day_key (day, value) VALUES (?, ?)', day, value);
    return value;
  }
}
