import type { LeadFinding } from '../leads/lead-health.ts';
import type { Problem } from './problems.ts';

const advice: Record<LeadFinding['kind'], Pick<Problem, 'call' | 'first'>> = {
  parked: { call: 'clinic', first: 'open them under /ops/leads, state “parked”, and answer them by phone' },
  misconfigured: { call: 'engineer', first: 'compare LEADS_API and its permissions with the clinic’s system' },
  waiting: { call: 'engineer', first: 'look whether the clinic’s system answers; the enquiries are safe and wait' },
  doubted: { call: 'clinic', first: 'open those set aside under /ops/leads and release or leave each' },
  'past-due': { call: 'clinic', first: 'open the desk under /ops/leads and answer the oldest' },
  channel: { call: 'engineer', first: 'send a test by every channel, on this page, and read its answer' },
};

/** What is wrong with the enquiries, with whom to call. */
export const leadAdvice = ({ kind, sentence }: LeadFinding): Problem => ({
  key: kind === 'channel' ? sentence : `enquiries ${kind}`,
  sentence: `Enquiries: ${sentence.replace(/\.$/, '')}`,
  ...advice[kind],
});
