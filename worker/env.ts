import { ConfigurationError, type Settings, settingsOf } from './settings.ts';

/** Every variable is a text until `worker/settings.ts` has checked it. */
type Variables = Partial<Record<keyof Settings, string>>;

/**
 * What `wrangler.toml` and `wrangler secret` give the Worker. By hand, because `wrangler types` knows only what stands in that file: most
 * variables and three of the bindings are optional and left out of it.
 */
export interface Bindings extends Variables {
  ASSETS: Fetcher;
  CONTENT_KV: KVNamespace;
  LEAD_OUTBOX: DurableObjectNamespace<import('./leads/outbox.ts').LeadOutbox>;
  /** Files that were deleted or replaced in WordPress. */
  MEDIA_REGISTER: DurableObjectNamespace<import('./cms/media-register.ts').MediaRegister>;
  SITE_MONITOR: DurableObjectNamespace<import('./monitor/site-monitor.ts').SiteMonitor>;
  /** Makes pictures smaller; without it they are served as they were uploaded. */
  IMAGES?: import('./routes/files/media-variant.ts').PictureMaker;
  /** Data set of Workers Analytics Engine that counts pages by route; may be left out. */
  MEASURES?: AnalyticsEngineDataset;
  /** The platform's e-mail; needed with `LEAD_EMAIL_TO`. */
  TEAM_EMAIL?: SendEmail;
  /** The platform's rate limit; may be left out. */
  LEAD_FLOOD?: RateLimit;
}

let checked: { from: Bindings; settings: Settings } | undefined;

/** The checked settings. Throws `ConfigurationError`; nothing is served half-configured. */
export function readEnvironment(bindings: Bindings): Settings {
  if (checked?.from === bindings) return checked.settings;
  const unbound = (['ASSETS', 'CONTENT_KV', 'LEAD_OUTBOX', 'MEDIA_REGISTER', 'SITE_MONITOR'] as const).filter(
    (name) => !bindings[name],
  );
  if (unbound.length) throw new ConfigurationError(`${unbound.join(', ')} not bound`);
  const settings = settingsOf(bindings);
  if (settings.LEAD_EMAIL_TO && !(settings.LEAD_EMAIL_FROM && bindings.TEAM_EMAIL))
    throw new ConfigurationError('LEAD_EMAIL_TO is set, and LEAD_EMAIL_FROM is not or TEAM_EMAIL is not bound');
  if (settings.PURGE_TOKEN && !settings.PURGE_ZONE) throw new ConfigurationError('PURGE_TOKEN is set and PURGE_ZONE is not');
  checked = { from: bindings, settings };
  return settings;
}
