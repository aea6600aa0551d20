import { SECURITY_TXT_PATH } from '../../src/endpoints.ts';
import type { LeadFinding } from '../leads/lead-health.ts';
import { counted } from '../lib/duration.ts';
import type { Problem, ProblemParts } from './problems.ts';

const advice: Record<LeadFinding['kind'], Pick<Problem, 'call' | 'first'>> = {
  parked: { call: 'clinic', first: 'open them under /ops/leads, state “parked”, answer them by phone and mark them as answered' },
  misconfigured: { call: 'engineer', first: 'compare LEADS_API and its permissions with the clinic’s system' },
  waiting: { call: 'engineer', first: 'look whether the clinic’s system answers; the enquiries are safe and wait' },
  quarantined: {
    call: 'clinic',
    first: 'open the quarantined ones under /ops/leads, and release each or press “Leave it set aside”',
  },
  'past-due': { call: 'clinic', first: 'open the desk under /ops/leads and answer the oldest' },
  channel: { call: 'engineer', first: 'send a test by every channel on /ops, and read its answer' },
};

/** What is wrong with the enquiries, with whom to call. */
export const leadAdvice = ({ kind, sentence }: LeadFinding): Problem => ({
  key: kind === 'channel' ? sentence : `enquiries ${kind}`,
  sentence: `Enquiries: ${sentence.replace(/\.$/, '')}`,
  ...advice[kind],
});

const DAY_MS = 86_400_000;
/** Renewing a domain may take a letter and a card; a certificate a day of somebody's. */
const DOMAIN_DAYS = 30;
const CERTIFICATE_DAYS = 21;
/**
 * `/.well-known/security.txt` says until when it holds: so long after the build. RFC 9116 wants less than a year; a site that nobody builds any
 * more says so by itself.
 */
export const SECURITY_TXT_DAYS = 330;
const SECURITY_TXT_WARNING_DAYS = 30;

/** What ends by a date: domains, a certificate that was uploaded by hand, `security.txt`. */
export function endProblems({
  monitor,
  settings,
  builtAt,
  now,
}: Pick<ProblemParts, 'monitor' | 'settings' | 'builtAt' | 'now'>): Problem[] {
  const ends: [key: string, what: string, at: number | null, days: number, first: string][] = [
    // Without the watch no registry is asked, and a domain that was renewed would end here all the same.
    ...(settings.WATCH === 'on' ? (monitor?.domains ?? []) : []).map(({ name, endsAt }): (typeof ends)[number] => [
      `domain ${name}`,
      `The domain ${name} ends`,
      endsAt,
      DOMAIN_DAYS,
      'renew it at its registrar',
    ]),
    [
      'certificate',
      'The certificate ends',
      settings.CERTIFICATE_ENDS ? Date.parse(settings.CERTIFICATE_ENDS) : null,
      CERTIFICATE_DAYS,
      'upload a new one (Cloudflare’s dashboard, SSL/TLS) and set CERTIFICATE_ENDS',
    ],
    [
      'security.txt',
      `${SECURITY_TXT_PATH} ends`,
      builtAt + SECURITY_TXT_DAYS * DAY_MS,
      SECURITY_TXT_WARNING_DAYS,
      'deploy again: each build renews it',
    ],
  ];
  return ends.flatMap(([key, what, at, days, first]): Problem[] => {
    if (at === null || at - now > days * DAY_MS) return [];
    const left = Math.floor((at - now) / DAY_MS);
    const when = left === 0 ? 'within a day' : `in ${counted(left, 'day')}`;
    const sentence = left < 0 ? `${what.replace(/ends$/, 'ended')} ${counted(-left, 'day')} ago` : `${what} ${when}`;
    return [{ key, sentence, call: 'engineer', first }];
  });
}
