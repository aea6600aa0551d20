/** Properties of structured data whose texts are addresses. */
const ADDRESSES = new Set(['@id', 'url', 'item', 'image', 'logo', 'contentUrl', 'thumbnailUrl', 'mainEntityOfPage', 'hasMap']);

/**
 * Structured data with every path in it made an address of the site: pages write `/our-doctors#…`, and only the document knows
 * its public origin. Whatever is no path that begins with one slash stays as it is.
 */
export function absoluteAddresses(data: Record<string, unknown>, origin: string): Record<string, unknown> {
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, resolved(value, ADDRESSES.has(key), origin)]));
}

function resolved(value: unknown, isAddress: boolean, origin: string): unknown {
  if (typeof value === 'string') return isAddress && /^\/(?!\/)/.test(value) ? origin + value : value;
  if (Array.isArray(value)) return value.map((item) => resolved(item, isAddress, origin));
  return value !== null && typeof value === 'object' ? absoluteAddresses({ ...value }, origin) : value;
}
