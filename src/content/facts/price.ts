/** Currencies in which the clinic may name a price. */
export const currencies = ['INR', 'USD', 'EUR', 'GBP', 'AED'] as const;

const PRICE = new RegExp(`^(${currencies.join('|')}) (\\d{3,8})(?: to (\\d{3,8}))?$`);

/** A price from an amount on, or from one to another; amounts in digits. */
export interface Price {
  currency: string;
  from: string;
  to?: string;
}

/** Reads `INR 120000 to 180000`; null for anything else, and for a range that does not grow. */
export function readPrice(text: string): Price | null {
  const [, currency, from, to] = PRICE.exec(text) ?? [];
  if (!currency || !from || (to !== undefined && Number(to) <= Number(from))) return null;
  return { currency, from, ...(to && { to }) };
}
