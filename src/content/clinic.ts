import { clinic } from '#records/clinic';

/** The clinic's clock, in minutes ahead of UTC: India keeps one offset all year. */
export const INDIA_OFFSET_MIN = 330;

export { clinic };

export type Department = keyof typeof clinic.booking;

/** Row PROD-08: a WhatsApp chat that opens with its first sentence written. */
export const whatsappLink = (text: string): string => `https://wa.me/${clinic.whatsapp.value}?text=${encodeURIComponent(text)}`;
