import { ConfigurationError, type Settings, settingsOf } from './settings.ts';

/** What `wrangler.toml` and `wrangler secret` give the Worker. Every variable is a text; `worker/settings.ts` checks them. */
export interface Bindings {
  ASSETS: Fetcher;
  CONTENT_KV: KVNamespace;
  LEAD_OUTBOX: DurableObjectNamespace<import('./leads/outbox.ts').LeadOutbox>;
  ENVIRONMENT?: string;
  CONTENT_API: string;
  CLINIC_API: string;
  LEADS_API: string;
  SITE_ORIGIN: string;
  SEO_IDS?: string;
  MANAGED_PAGES?: string;
  CACHE_FRESH_SEC?: string;
  CHAT_SCRIPT?: string;
  CHAT_CLIENT_ID?: string;
  REVIEWS_SCRIPT?: string;
  EMBED_HOSTS?: string;
  LEAD_RETRY_BASE_MS?: string;
}

let checked: { from: Bindings; settings: Settings } | undefined;

/** The checked settings. Throws `ConfigurationError`; nothing is served half-configured. */
export function readEnvironment(bindings: Bindings): Settings {
  if (checked?.from === bindings) return checked.settings;
  const unbound = (['ASSETS', 'CONTENT_KV', 'LEAD_OUTBOX'] as const).filter((name) => !bindings[name]);
  if (unbound.length) throw new ConfigurationError(`${unbound.join(', ')} not bound`);
  const settings = settingsOf(bindings);
  checked = { from: bindings, settings };
  return settings;
}
