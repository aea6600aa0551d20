import { ConfigurationError, type Settings, settingsOf } from './settings.ts';

/** What `wrangler.toml` and `wrangler secret` give the Worker. Every variable is a text; `worker/settings.ts` checks them. */
export interface Bindings {
  ASSETS: Fetcher;
  /** Makes pictures smaller; without it they are served as they were uploaded. */
  IMAGES?: import('./routes/api/media-variant.ts').PictureMaker;
  CONTENT_KV: KVNamespace;
  LEAD_OUTBOX: DurableObjectNamespace<import('./leads/outbox.ts').LeadOutbox>;
  /** Files that were deleted or replaced in WordPress. */
  MEDIA_REGISTER: DurableObjectNamespace<import('./cms/media-register.ts').MediaRegister>;
  ENVIRONMENT?: string;
  CONTENT_API: string;
  CONTENT_LOGIN?: string;
  CONTENT_HEADERS?: string;
  MEDIA_BASES?: string;
  CLINIC_API: string;
  LEADS_API: string;
  SITE_ORIGIN: string;
  SEO_IDS?: string;
  MANAGED_PAGES?: string;
  CACHE_FRESH_SEC?: string;
  SERVICE_WORKER?: string;
  NOTICE_SECRET?: string;
  PURGE_ZONE?: string;
  PURGE_TOKEN?: string;
  PURGE_API?: string;
  MEASURE?: string;
  /** Data set of Workers Analytics Engine; needed while `MEASURE` is on. */
  MEASURES?: AnalyticsEngineDataset;
  CHAT_SCRIPT?: string;
  CHAT_CLIENT_ID?: string;
  REVIEWS_SCRIPT?: string;
  EMBED_HOSTS?: string;
  LEAD_RETRY_BASE_MS?: string;
  LEAD_LIMIT_PER_MINUTE?: string;
  LEAD_RETENTION_DAYS?: string;
  LEAD_ANSWER_MIN?: string;
  LEAD_SLACK_URL?: string;
  LEAD_GOOGLE_CHAT_URL?: string;
  LEAD_MATTERMOST_URL?: string;
  LEAD_NOTICE_URL?: string;
  LEAD_NOTICE_SECRET?: string;
  LEAD_EMAIL_FROM?: string;
  LEAD_EMAIL_TO?: string;
  /** The platform's e-mail; needed with `LEAD_EMAIL_TO`. */
  TEAM_EMAIL?: SendEmail;
  OPS_TOKEN?: string;
  ACCESS_TEAM?: string;
  ACCESS_AUDIENCE?: string;
  TURNSTILE_SITE_KEY?: string;
  TURNSTILE_SECRET?: string;
  TURNSTILE_SCRIPT?: string;
  TURNSTILE_VERIFY_URL?: string;
  /** The platform's counter of knocks; may be left out. */
  LEAD_FLOOD?: RateLimit;
}

let checked: { from: Bindings; settings: Settings } | undefined;

/** The checked settings. Throws `ConfigurationError`; nothing is served half-configured. */
export function readEnvironment(bindings: Bindings): Settings {
  if (checked?.from === bindings) return checked.settings;
  const unbound = (['ASSETS', 'CONTENT_KV', 'LEAD_OUTBOX', 'MEDIA_REGISTER'] as const).filter((name) => !bindings[name]);
  if (unbound.length) throw new ConfigurationError(`${unbound.join(', ')} not bound`);
  const settings = settingsOf(bindings);
  if (settings.MEASURE === 'on' && !bindings.MEASURES) throw new ConfigurationError('MEASURE is on and MEASURES not bound');
  if (settings.LEAD_EMAIL_TO && !(settings.LEAD_EMAIL_FROM && bindings.TEAM_EMAIL))
    throw new ConfigurationError('LEAD_EMAIL_TO is set, and LEAD_EMAIL_FROM is not or TEAM_EMAIL is not bound');
  if (settings.PURGE_TOKEN && !settings.PURGE_ZONE) throw new ConfigurationError('PURGE_TOKEN is set and PURGE_ZONE is not');
  checked = { from: bindings, settings };
  return settings;
}
