import type { Lead, LeadField } from '../../src/leads/lead.ts';
import { hex, sha256 } from '../lib/crypto.ts';

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
  return hex(await sha256(JSON.stringify(said)));
}
