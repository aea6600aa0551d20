import { type ChannelSettings, type Channels, channelsOf, type EmailBinding } from './notification-channels.ts';

/** Where the team is told of enquiries, without their content (notification-channels.ts). */
interface ChannelEnv {
  ENVIRONMENT?: string;
  LEAD_SLACK_URL?: string;
  LEAD_GOOGLE_CHAT_URL?: string;
  LEAD_MATTERMOST_URL?: string;
  LEAD_NOTICE_URL?: string;
  LEAD_NOTICE_SECRET?: string;
  LEAD_EMAIL_FROM?: string;
  LEAD_EMAIL_TO?: string;
  TEAM_EMAIL?: EmailBinding;
}

/** Variables the outbox reads. The platform hands it the Worker's own environment; `worker/settings.ts` has checked the values. */
export interface OutboxEnv extends ChannelEnv {
  LEADS_API: string;
  SITE_ORIGIN?: string;
  /** Pause after the first failed attempt. */
  LEAD_RETRY_BASE_MS?: string | number;
  LEAD_LIMIT_PER_MINUTE?: string | number;
  LEAD_RETENTION_DAYS?: string | number;
  /** Minutes of opening in which an enquiry is to be answered. */
  LEAD_ANSWER_MIN?: string | number;
}

const DAY_MS = 24 * 60 * 60 * 1000;
const DEFAULT_RETRY_BASE_MS = 30_000;
const DEFAULT_LIMIT_PER_MINUTE = 5;
const DEFAULT_RETENTION_DAYS = 180;
const DEFAULT_ANSWER_MIN = 120;
/** What nobody has marked as answered is kept longer, in case it was forgotten. */
const UNMARKED_RETENTION_DAYS = 365;

export function outboxSettings(env: OutboxEnv) {
  return {
    isPreview: env.ENVIRONMENT === 'preview',
    retryBaseMs: numberOr(env.LEAD_RETRY_BASE_MS, DEFAULT_RETRY_BASE_MS) || DEFAULT_RETRY_BASE_MS,
    limitPerMinute: numberOr(env.LEAD_LIMIT_PER_MINUTE, DEFAULT_LIMIT_PER_MINUTE),
    retention: {
      answeredMs: numberOr(env.LEAD_RETENTION_DAYS, DEFAULT_RETENTION_DAYS) * DAY_MS,
      unmarkedMs: Math.max(UNMARKED_RETENTION_DAYS, numberOr(env.LEAD_RETENTION_DAYS, DEFAULT_RETENTION_DAYS)) * DAY_MS,
    },
    answerMin: numberOr(env.LEAD_ANSWER_MIN, DEFAULT_ANSWER_MIN) || DEFAULT_ANSWER_MIN,
    inboxUrl: `${env.SITE_ORIGIN ?? ''}/ops/leads`,
  };
}

/** What is configured to tell the team. */
export const channelSettings = (env: ChannelEnv): ChannelSettings => ({
  slackUrl: env.LEAD_SLACK_URL ?? '',
  googleChatUrl: env.LEAD_GOOGLE_CHAT_URL ?? '',
  mattermostUrl: env.LEAD_MATTERMOST_URL ?? '',
  webhookUrl: env.LEAD_NOTICE_URL ?? '',
  webhookSecret: env.LEAD_NOTICE_SECRET ?? '',
  emailFrom: env.LEAD_EMAIL_FROM ?? '',
  emailTo: env.LEAD_EMAIL_TO ?? '',
  email: env.TEAM_EMAIL,
  fetch: (url, init) => fetch(url, init),
});

/** The channels to the team; a preview has none, whatever is set. */
export const teamChannels = (env: ChannelEnv): Channels =>
  env.ENVIRONMENT === 'preview' ? new Map() : channelsOf(channelSettings(env));

const numberOr = (value: string | number | undefined, otherwise: number): number =>
  value === '' || !(Number(value) >= 0) ? otherwise : Number(value);
