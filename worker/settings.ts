import * as v from 'valibot';
import type { MetadataPage } from '../src/seo/apply-metadata.ts';

const webAddress = v.pipe(
  v.string('must be a string'),
  v.check((text) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol), 'must be an http(s) URL'),
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

/** An empty text stands for a variable that is not set. */
const emptyOr = <S extends v.GenericSchema<string, string>>(schema: S) =>
  v.pipe(
    v.string(),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed || dataset.value === '') return;
      const message = v.safeParse(schema, dataset.value).issues?.[0].message;
      if (message) addIssue({ message });
    }),
  );

const wholeNumber = (unit: string) =>
  v.pipe(v.string(), v.regex(/^\d{1,9}$/, `must be a whole number of ${unit}`), v.transform(Number));

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const seoIds = v.custom<Partial<Record<MetadataPage, string>>>(
  (value) => isObject(value) && Object.values(value).every((id) => typeof id === 'string'),
  'must be a JSON object of page → id',
);
const managedPages = v.custom<Record<string, number>>(
  (value) => isObject(value) && Object.values(value).every((id) => Number.isInteger(id) && Number(id) > 0),
  'must be a JSON object of slug → page id',
);

/** A shared secret; `openssl rand -hex 24` makes one of 48. */
const secret = v.pipe(v.string(), v.minLength(24, 'must have at least 24 characters'));

/** E-mail addresses with commas between them. */
const mailAddresses = v.pipe(
  v.string(),
  v.check(
    (text) => text.split(',').every((address) => /^[^\s@]+@[^\s@]+$/.test(address.trim())),
    'must be e-mail addresses, separated by commas',
  ),
);

/** Names that `fetch` takes from nobody, or that would change what is asked. */
const FIXED_HEADERS = /^(?:host|content-length|connection|transfer-encoding|accept|user-agent)$/i;
const headers = v.custom<Record<string, string>>(
  (value) =>
    isObject(value) &&
    Object.entries(value).every(
      ([name, text]) =>
        /^[\w!#$%&'*+.^`|~-]+$/.test(name) &&
        !FIXED_HEADERS.test(name) &&
        typeof text === 'string' &&
        /^[\x20-\x7e]+$/.test(text),
    ),
  'must be a JSON object of header → value',
);

/** Origins, or hosts with a leading `*.`, space-separated: what a Content Security Policy takes. */
const hosts = v.pipe(
  v.string(),
  v.transform((text) => text.split(' ').filter(Boolean)),
  v.array(v.pipe(v.string(), v.regex(/^https?:\/\/(\*\.)?[a-z0-9.-]+(:\d+)?$/, 'must be a list of origins'))),
);

/** Addresses of folders, space-separated. Ten at the most: the number of one is a digit in the paths of its files. */
const folders = v.pipe(
  v.string(),
  v.transform((text) => text.split(' ').filter(Boolean)),
  v.array(
    v.pipe(
      v.string(),
      v.regex(/^https?:\/\/[^\s?#]+\/$/, 'must be a list of http(s) URLs that end in a slash'),
      v.url('must be a list of URLs'),
    ),
  ),
  v.maxLength(10, 'must not name more than ten folders'),
);

/** Name and number of whom to call, as `/ops` and alerts show them. */
const person = v.pipe(v.string(), v.trim(), v.maxLength(120, 'must not be longer than 120 characters'));

const domains = v.pipe(
  v.string(),
  v.transform((text) => text.split(' ').filter(Boolean)),
  v.array(v.pipe(v.string(), v.regex(/^(?:[a-z0-9-]+\.)+[a-z0-9-]{2,}$/, 'must be a list of domains'))),
);

const schema = v.object({
  ENVIRONMENT: v.optional(
    v.picklist(['development', 'preview', 'staging', 'production'], 'must be development, preview, staging or production'),
    'production',
  ),
  CONTENT_API: v.pipe(
    webAddress,
    v.check(
      (text) => URL.parse(text)?.username === '' && URL.parse(text)?.password === '',
      'must not hold a login: that is CONTENT_LOGIN',
    ),
  ),
  /** Credentials of a CMS that is not open; all of them secrets. */
  CONTENT_LOGIN: v.optional(emptyOr(v.pipe(v.string(), v.regex(/^[^:]+:.+$/s, 'must be user:password'))), ''),
  CONTENT_HEADERS: v.optional(jsonText(headers), '{}'),
  /** Where uploads of WordPress lie, when that is not `wp-content/uploads/` below it. */
  MEDIA_BASES: v.optional(folders, ''),
  CLINIC_API: webAddress,
  LEADS_API: webAddress,
  SITE_ORIGIN: v.pipe(
    webAddress,
    v.check(
      (text) => URL.parse(text)?.origin === text,
      'must be an origin: scheme, host and port alone, without a slash at its end',
    ),
  ),
  SEO_IDS: v.optional(jsonText(seoIds), '{}'),
  MANAGED_PAGES: v.optional(jsonText(managedPages), '{}'),
  CACHE_FRESH_SEC: v.optional(wholeNumber('seconds'), '300'),
  DEMO_CONTENT: v.optional(v.picklist(['on', 'off'], 'must be on or off'), 'off'),
  SERVICE_WORKER: v.optional(v.picklist(['on', 'off'], 'must be on or off'), 'on'),
  /** Secret of webhooks and previews, shared with the plugin; without it there are neither. */
  NOTICE_SECRET: v.optional(emptyOr(secret), ''),
  /** The edge's purge by URL, of files that were deleted or replaced. */
  PURGE_ZONE: v.optional(emptyOr(v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/, 'must be a zone id: 32 hexadecimal digits'))), ''),
  PURGE_TOKEN: v.optional(emptyOr(secret), ''),
  PURGE_API: v.optional(webAddress, 'https://api.cloudflare.com/client/v4'),
  MEASURE: v.optional(v.picklist(['on', 'off'], 'must be on or off'), 'on'),
  MEASURE_SHARE: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^(?:100|\d{1,2})$/, 'must be a percentage from 0 to 100'),
      v.transform((text) => Number(text) / 100),
    ),
    '100',
  ),
  WATCH: v.optional(v.picklist(['on', 'off'], 'must be on or off'), 'on'),
  CALL_ENGINEER: v.optional(person, ''),
  CALL_CLINIC: v.optional(person, ''),
  CALL_EDITOR: v.optional(person, ''),
  DOMAINS: v.optional(domains, ''),
  RDAP_URL: v.optional(emptyOr(webAddress), 'https://rdap.org/domain/'),
  CERTIFICATE_ENDS: v.optional(emptyOr(v.pipe(v.string(), v.isoDate('must be a date like 2027-03-31'))), ''),
  CHAT_SCRIPT: v.optional(webAddress),
  CHAT_CLIENT_ID: v.optional(v.string()),
  REVIEWS_SCRIPT: v.optional(webAddress),
  EMBED_HOSTS: v.optional(hosts, ''),
  // Those of enquiries are read by the outbox itself; checked here with the rest.
  LEAD_RETRY_BASE_MS: v.optional(wholeNumber('milliseconds'), '30000'),
  LEAD_LIMIT_PER_MINUTE: v.optional(wholeNumber('enquiries'), '5'),
  LEAD_RETENTION_DAYS: v.optional(wholeNumber('days'), '180'),
  LEAD_ANSWER_MIN: v.optional(wholeNumber('minutes'), '120'),
  LEAD_SLACK_URL: v.optional(emptyOr(webAddress), ''),
  LEAD_GOOGLE_CHAT_URL: v.optional(emptyOr(webAddress), ''),
  LEAD_MATTERMOST_URL: v.optional(emptyOr(webAddress), ''),
  LEAD_NOTICE_URL: v.optional(emptyOr(webAddress), ''),
  LEAD_NOTICE_SECRET: v.optional(emptyOr(secret), ''),
  LEAD_EMAIL_FROM: v.optional(emptyOr(mailAddresses), ''),
  LEAD_EMAIL_TO: v.optional(emptyOr(mailAddresses), ''),
  OPS_TOKEN: v.optional(emptyOr(secret), ''),
  ACCESS_TEAM: v.optional(emptyOr(webAddress), ''),
  ACCESS_AUDIENCE: v.optional(v.string(), ''),
  TURNSTILE_SITE_KEY: v.optional(v.string(), ''),
  TURNSTILE_SECRET: v.optional(v.string(), ''),
  TURNSTILE_SCRIPT: v.optional(webAddress, 'https://challenges.cloudflare.com/turnstile/v0/api.js'),
  TURNSTILE_VERIFY_URL: v.optional(webAddress, 'https://challenges.cloudflare.com/turnstile/v0/siteverify'),
});

export type Settings = v.InferOutput<typeof schema>;

/** Every variable there is; docs/variables.md says what each means. */
export const settingNames: readonly string[] = Object.keys(schema.entries);

/** Those that are credentials: `wrangler secret put`, never in `wrangler.toml`. */
export const secretNames: readonly string[] = [
  'CONTENT_LOGIN',
  'CONTENT_HEADERS',
  'NOTICE_SECRET',
  'PURGE_TOKEN',
  'LEAD_SLACK_URL',
  'LEAD_GOOGLE_CHAT_URL',
  'LEAD_MATTERMOST_URL',
  'LEAD_NOTICE_SECRET',
  'OPS_TOKEN',
  'TURNSTILE_SECRET',
] satisfies (keyof Settings)[];

/** A variable is missing or wrong. The message names every such variable and no value. */
export class ConfigurationError extends Error {}

/** Ways by which an enquiry, or word of one, leaves the site. */
const LEAD_CHANNELS = [
  'LEAD_SLACK_URL',
  'LEAD_GOOGLE_CHAT_URL',
  'LEAD_MATTERMOST_URL',
  'LEAD_NOTICE_URL',
  'LEAD_EMAIL_TO',
] as const;

/** A preview of a branch reaches nobody: its system of enquiries is an address that can never be one (RFC 2606). */
function refusePreview(settings: Settings): void {
  if (settings.ENVIRONMENT !== 'preview') return;
  const problems = [
    ...(URL.parse(settings.LEADS_API)?.hostname.endsWith('.invalid') ? [] : ['LEADS_API must be an address under .invalid']),
    ...LEAD_CHANNELS.flatMap((name) => (settings[name] ? [`${name} is set`] : [])),
  ];
  if (problems.length) throw new ConfigurationError(`a preview may reach nobody: ${problems.join('; ')}`);
}

/** The settings in a set of variables, for the Worker and for the build. Throws `ConfigurationError`. */
export function settingsOf(variables: object): Settings {
  const result = v.safeParse(schema, variables);
  if (result.success) {
    refusePreview(result.output);
    return result.output;
  }
  const given = new Map(Object.entries(variables));
  const problems = result.issues.map((issue) => {
    const name = String(issue.path?.[0]?.key);
    return `${name} ${given.has(name) ? issue.message : 'is missing'}`;
  });
  throw new ConfigurationError(problems.join('; '));
}
