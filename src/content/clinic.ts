import { clinic } from '#records/clinic';

/** The clinic's clock, in minutes ahead of UTC: India keeps one offset all year. */
export const INDIA_OFFSET_MIN = 330;

const MINUTE_MS = 60_000;

/** The clinic's calendar day at an instant, `YYYY-MM-DD`. */
export const clinicDate = (instant: number): string =>
  new Date(instant + INDIA_OFFSET_MIN * MINUTE_MS).toISOString().slice(0, 10);

export { clinic };

export type Department = keyof typeof clinic.booking;

/** Row PROD-08: a WhatsApp chat that opens with its first sentence written. */
export const whatsappLink = (text: string): string => `https://wa.me/${clinic.whatsapp.value}?text=${encodeURIComponent(text)}`;
