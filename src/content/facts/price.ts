/** Currencies in which the clinic may name a price. */
export const currencies = ['INR', 'USD', 'EUR', 'GBP', 'AED'] as const;

const PRICE = new RegExp(`^(${currencies.join('|')}) (\\d{3,8})(?: to (\\d{3,8}))?$`);

/** In thousands with commas, as they are read abroad. */
const grouped = (digits: string): string => digits.replace(/\B(?=(\d{3})+$)/g, ',');

/** `INR 120,000 to 180,000` of `INR 120000 to 180000`; null for anything else, and for a range that does not grow. */
export function priceText(text: string): string | null {
  const [, currency, from, to] = PRICE.exec(text) ?? [];
  if (!currency || !from || (to !== undefined && Number(to) <= Number(from))) return null;
  return `${currency} ${grouped(from)}${to ? ` to ${grouped(to)}` : ''}`;
}
