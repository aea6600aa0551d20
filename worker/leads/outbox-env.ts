/** Variables the outbox reads. The platform hands it the Worker's own environment; `worker/settings.ts` has checked the values. */
export interface OutboxEnv {
  LEADS_API: string;
  SITE_ORIGIN?: string;
  /** Pause after the first failed attempt. */
  LEAD_RETRY_BASE_MS?: string | number;
  LEAD_LIMIT_PER_MINUTE?: string | number;
  LEAD_RETENTION_DAYS?: string | number;
  /** Address that is told of each new enquiry, without its content. */
  LEAD_NOTICE_URL?: string;
}

const DAY_MS = 24 * 60 * 60 * 1000;
const DEFAULT_RETRY_BASE_MS = 30_000;
const DEFAULT_LIMIT_PER_MINUTE = 5;
const DEFAULT_RETENTION_DAYS = 180;
/** What nobody has marked as answered is kept longer, in case it was forgotten. */
const UNMARKED_RETENTION_DAYS = 365;

export function outboxSettings(env: OutboxEnv) {
  return {
    retryBaseMs: numberOr(env.LEAD_RETRY_BASE_MS, DEFAULT_RETRY_BASE_MS) || DEFAULT_RETRY_BASE_MS,
    limitPerMinute: numberOr(env.LEAD_LIMIT_PER_MINUTE, DEFAULT_LIMIT_PER_MINUTE),
    retention: {
      answeredMs: numberOr(env.LEAD_RETENTION_DAYS, DEFAULT_RETENTION_DAYS) * DAY_MS,
      unmarkedMs: Math.max(UNMARKED_RETENTION_DAYS, numberOr(env.LEAD_RETENTION_DAYS, DEFAULT_RETENTION_DAYS)) * DAY_MS,
    },
    noticeUrl: env.LEAD_NOTICE_URL ?? '',
    inboxUrl: `${env.SITE_ORIGIN ?? ''}/ops/leads`,
  };
}

const numberOr = (value: string | number | undefined, otherwise: number): number =>
  value === undefined || value === '' || !(Number(value) >= 0) ? otherwise : Number(value);
