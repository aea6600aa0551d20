import * as v from 'valibot';

/** What `wrangler.toml` and `wrangler secret` give the Worker. Every variable is a text; `readEnvironment` checks them. */
export interface Bindings {
  ASSETS: Fetcher;
  CONTENT_KV: KVNamespace;
  LEAD_OUTBOX: DurableObjectNamespace<import('./leads/outbox.ts').LeadOutbox>;
  CONTENT_API: string;
  CLINIC_API: string;
  LEADS_API: string;
  SITE_ORIGIN: string;
  SEO_IDS?: string;
  MANAGED_PAGES?: string;
  CACHE_FRESH_SEC?: string;
}

const webAddress = v.pipe(
  v.string('is missing'),
  v.check((text) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol), 'is no http(s) address'),
);

const jsonText = <S extends v.GenericSchema>(shape: S) =>
  v.pipe(
    v.string(),
    v.transform((text): unknown => {
      try {
        return JSON.parse(text);
      } catch {
        return undefined;
      }
    }),
    shape,
  );

const seoIds = v.partial(
  v.object({ home: v.string(), about: v.string(), services: v.string() }, 'is no JSON object of page ids'),
);
const managedPages = v.record(v.string(), v.pipe(v.number(), v.integer(), v.minValue(1)), 'is no JSON object of page ids');

const schema = v.object({
  CONTENT_API: webAddress,
  CLINIC_API: webAddress,
  LEADS_API: webAddress,
  SITE_ORIGIN: v.pipe(
    webAddress,
    v.check((text) => new URL(text).origin === text, 'is no origin: scheme, host and port alone, without a slash at its end'),
  ),
  SEO_IDS: v.optional(jsonText(seoIds), '{}'),
  MANAGED_PAGES: v.optional(jsonText(managedPages), '{}'),
  CACHE_FRESH_SEC: v.optional(v.pipe(v.string(), v.regex(/^\d{1,6}$/, 'is no number of seconds'), v.transform(Number)), '300'),
});

export type Settings = v.InferOutput<typeof schema>;

/** A variable is missing or wrong. The message names every such variable and no value. */
export class ConfigurationError extends Error {}

let checked: { from: Bindings; settings: Settings } | undefined;

/** The checked settings. Throws `ConfigurationError`; nothing is served half-configured. */
export function readEnvironment(bindings: Bindings): Settings {
  if (checked?.from === bindings) return checked.settings;
  const result = v.safeParse(schema, bindings);
  const problems = result.success ? [] : result.issues.map((issue) => `${String(issue.path?.[0]?.key)} ${issue.message}`);
  for (const name of ['ASSETS', 'CONTENT_KV', 'LEAD_OUTBOX'] as const) if (!bindings[name]) problems.push(`${name} is not bound`);
  if (!result.success || problems.length) throw new ConfigurationError(problems.join('; '));
  checked = { from: bindings, settings: result.output };
  return result.output;
}
