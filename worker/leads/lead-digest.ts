import type { Lead, LeadField } from '../../src/leads/lead.ts';

/** Everything of a request but its key: tells a retry from another enquiry under the same key. */
export const bodyDigest = (lead: Lead): Promise<string> => digest(lead, ['key']);

/**
 * What the visitor said, wherever it was said: tells a double submission without a common key from another enquiry.
 * E-mail address and wished slots count too: who sends again with one of them corrected must not be answered with the mistaken one.
 */
export const contentDigest = (lead: Lead): Promise<string> => digest(lead, ['key', 'form', 'page']);

/** Fields not given are left out, so that a field added to the form later does not make yesterday's retry another enquiry. */
async function digest(lead: Lead, ignored: LeadField[]): Promise<string> {
  const skip = new Set<string>(ignored);
  const said = Object.entries(lead)
    .filter(([field, value]) => !skip.has(field) && value !== '' && value !== false)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(JSON.stringify(said)));
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
