import { createRequire } from 'node:module';
import { halfSettings } from '../../worker/ops/settings-problems.ts';
import { ConfigurationError, secretNames, settingNames, settingsOf } from '../../worker/settings.ts';

/** `development` is what stands at the top of `wrangler.toml`. */
export const environmentNames = ['development', 'staging', 'production'] as const;
export type EnvironmentName = (typeof environmentNames)[number];

/** What `wrangler.toml` says about one environment, as far as the rules between environments ask. */
export interface Environment {
  name: EnvironmentName;
  /** Name of the Worker at Cloudflare. */
  worker: string;
  /** Hosts and patterns it takes. */
  routes: { pattern: string; customDomain: boolean }[];
  previewUrls: boolean;
  /** Every binding by name, and its kind. */
  bindings: Record<string, string>;
  /** Durable Objects that belong to another Worker. */
  foreignObjects: string[];
  /** Ids of KV namespaces; `preview`: what a remote development session uses. */
  kv: { id: string; preview: string | undefined }[];
  vars: Record<string, unknown>;
  secrets: string[];
  define: Record<string, string>;
}

/** The parts of wrangler's configuration that are read here: its package does not name the type. */
interface WranglerConfig {
  name?: string;
  route?: string | Route;
  routes?: (string | Route)[];
  preview_urls?: boolean;
  kv_namespaces: { binding: string; id?: string; preview_id?: string }[];
  durable_objects: { bindings: ObjectBinding[] };
  triggers?: { crons?: string[] };
  ratelimits?: { name: string }[];
  analytics_engine_datasets: { binding: string }[];
  assets?: { binding?: string };
  vars: Record<string, unknown>;
  secrets?: { required?: string[] };
  define: Record<string, string>;
}
interface ObjectBinding {
  name: string;
  script_name?: string;
}
interface Route {
  pattern: string;
  custom_domain?: boolean;
}

/** Loaded when something is read: it takes a second, and commands that explain themselves or refuse an argument read nothing. */
const wrangler = (): typeof import('wrangler') => createRequire(import.meta.url)('wrangler');

/** Reads one environment as wrangler does, inheritance included. Throws when the file is wrong. */
export function readEnvironment(name: EnvironmentName, config = 'wrangler.toml'): Environment {
  const read: WranglerConfig = wrangler().unstable_readConfig(
    { config, ...(name !== 'development' && { env: name }) },
    { hideWarnings: true },
  );
  const routes = [...(read.routes ?? []), ...(read.route ? [read.route] : [])];
  const named: [kind: string, names: (string | undefined)[]][] = [
    ['kv', read.kv_namespaces.map(({ binding }) => binding)],
    ['durable object', read.durable_objects.bindings.map(({ name: binding }) => binding)],
    ['rate limit', read.ratelimits?.map(({ name: binding }) => binding) ?? []],
    ['analytics', read.analytics_engine_datasets.map(({ binding }) => binding)],
    ['assets', [read.assets?.binding]],
  ];
  return {
    name,
    worker: read.name ?? '',
    routes: routes.map((route) =>
      typeof route === 'string'
        ? { pattern: route, customDomain: false }
        : { pattern: route.pattern, customDomain: route.custom_domain === true },
    ),
    previewUrls: read.preview_urls === true,
    bindings: Object.fromEntries(
      named.flatMap(([kind, names]) => names.flatMap((binding) => (binding ? [[binding, kind]] : []))),
    ),
    foreignObjects: foreignAmong(read.durable_objects.bindings),
    kv: read.kv_namespaces.map(({ id, preview_id: preview }) => ({ id: id ?? '', preview })),
    vars: read.vars,
    secrets: read.secrets?.required ?? [],
    define: read.define,
  };
}

/** Bound by the name of its Worker, an object is that Worker's own: whoever writes to it writes to the other's enquiries. */
const foreignAmong = (bindings: readonly ObjectBinding[]): string[] =>
  bindings.flatMap(({ name, script_name: worker }) => (worker ? [name] : []));

export const readEnvironments = (config?: string): Environment[] => environmentNames.map((name) => readEnvironment(name, config));

/** What a preview of a branch gets, as far as the rules ask. */
interface PreviewParts {
  vars?: Record<string, unknown>;
  kv_namespaces?: { id?: string }[];
  durable_objects?: { bindings?: ObjectBinding[] };
  send_email?: unknown[];
}

/** Objects that a preview has of its own: without them it answers nothing. */
const PREVIEW_OBJECTS = ['LEAD_OUTBOX', 'MEDIA_REGISTER', 'SITE_MONITOR'];

/** What breaks the rules for previews: an enquiry on one must reach nobody, and nothing of production's may be bound to it. */
export function previewProblems(production: Environment, config = 'wrangler.toml'): string[] {
  const read: WranglerConfig & { previews?: PreviewParts } = wrangler().unstable_readConfig(
    { config, env: 'preview' },
    { hideWarnings: true },
  );
  const { vars = {}, kv_namespaces: kv = [], durable_objects: objects, send_email: email = [] } = read.previews ?? {};
  const live = new Set(production.kv.map(({ id }) => id));
  return [
    ...(vars['ENVIRONMENT'] === 'preview' ? [] : ['preview: ENVIRONMENT is not preview']),
    ...(read.name === production.worker ? ["preview: has the name of production's Worker"] : []),
    ...(read.routes?.length || read.route ? ['preview: takes a domain'] : []),
    ...kv.flatMap(({ id }) => (id && live.has(id) ? ["preview: uses production's KV"] : [])),
    ...PREVIEW_OBJECTS.flatMap((binding) =>
      objects?.bindings?.some(({ name }) => name === binding) ? [] : [`preview: ${binding} is not bound`],
    ),
    ...foreignAmong(objects?.bindings ?? []).map((binding) => `preview: ${binding} belongs to another Worker`),
    ...(email.length ? ['preview: can send e-mail'] : []),
    ...(read.triggers?.crons?.length ? ['preview: has crons'] : []),
    ...(vars['WATCH'] === 'off' ? [] : ['preview: WATCH is not off, and no cron runs that would look']),
    ...settingProblems('preview', vars),
  ];
}

/** What breaks the rules between environments, one sentence each. A deploy refuses to go on while there is any. */
export function environmentProblems(environments: Environment[]): string[] {
  const production = environments.find(({ name }) => name === 'production');
  const development = environments.find(({ name }) => name === 'development');
  if (!production || !development) return ['development or production is missing'];
  return [
    ...production.routes
      .filter(({ customDomain }) => !customDomain)
      .map(({ pattern }) => `production: ${pattern} is no custom domain`),
    ...(production.routes.length ? [] : ['production has no domain']),
    ...environments.flatMap((environment) => [
      ...ownProblems(environment, development),
      ...(environment === production ? [] : sharedProblems(environment, production)),
    ]),
  ];
}

/** Rules that an environment keeps by itself: nothing forgotten where wrangler does not inherit, and every variable sound. */
function ownProblems(
  { name, bindings, foreignObjects, vars, secrets, define, previewUrls, kv }: Environment,
  development: Environment,
): string[] {
  const known: readonly string[] = settingNames;
  return [
    ...Object.keys(development.bindings).flatMap((binding) => (bindings[binding] ? [] : [`${name}: ${binding} is not bound`])),
    ...foreignObjects.map((binding) => `${name}: ${binding} belongs to another Worker`),
    ...Object.keys(vars).flatMap((variable) => (known.includes(variable) ? [] : [`${name}: nobody reads ${variable}`])),
    ...Object.keys(vars).flatMap((variable) => (secretNames.includes(variable) ? [`${name}: ${variable} is a secret`] : [])),
    ...halfSettings({ ...vars, ...Object.fromEntries(secrets.map((secret) => [secret, secret])) }).map(({ set, missing }) =>
      secretNames.includes(missing)
        ? `${name}: ${set} is set, and ${missing} is not among the required secrets`
        : `${name}: ${set} is set, and ${missing} is not`,
    ),
    ...(vars['ENVIRONMENT'] === name ? [] : [`${name}: ENVIRONMENT is not ${name}`]),
    ...(JSON.stringify(define) === JSON.stringify(development.define) ? [] : [`${name}: define differs`]),
    ...(previewUrls ? [`${name}: preview addresses are on`] : []),
    ...(name === 'development'
      ? []
      : kv.flatMap(({ id }) => (/^[0-9a-f]{32}$/.test(id) ? [] : [`${name}: ${id} is no KV namespace`]))),
    ...(name === 'development' ? [] : insecure(vars).map((variable) => `${name}: ${variable} is not https`)),
    ...settingProblems(name, vars),
  ];
}

function settingProblems(name: string, vars: object): string[] {
  try {
    settingsOf(vars);
    return [];
  } catch (error) {
    if (error instanceof ConfigurationError) return [`${name}: ${error.message}`];
    throw error;
  }
}

/** Names and phone numbers of patients go to these addresses. */
const insecure = (vars: Record<string, unknown>): string[] => [
  ...['SITE_ORIGIN', 'CONTENT_API', 'CLINIC_API', 'LEADS_API'].filter((variable) => !String(vars[variable]).startsWith('https:')),
  ...(/(?:^| )http:/.test(String(vars['MEDIA_BASES'] ?? '')) ? ['MEDIA_BASES'] : []),
];

/** Whether two addresses are one place: an enquiry goes to the same with a slash at the end and without, in capitals and small. */
export const isSamePlace = (one: unknown, other: unknown): boolean => placeOf(one) === placeOf(other);
const placeOf = (address: unknown): string => (URL.parse(String(address))?.href ?? String(address)).replace(/\/+$/, '');

/** Nothing of production's may be taken by another environment: name, domain, store, the clinic's inbox. */
function sharedProblems({ name, worker, routes, kv, vars }: Environment, production: Environment): string[] {
  const live = new Set(production.kv.map(({ id }) => id));
  return [
    ...routes.map(({ pattern }) => `${name}: takes ${pattern}; only production has a domain`),
    ...(worker === production.worker ? [`${name}: has the name of production's Worker`] : []),
    ...kv.flatMap(({ id, preview }) => (live.has(id) || live.has(preview ?? '') ? [`${name}: uses production's KV`] : [])),
    ...production.kv.flatMap(({ id, preview }) =>
      preview === undefined || preview === id ? [`production: a remote session would use the live KV (preview_id)`] : [],
    ),
    ...['SITE_ORIGIN', 'LEADS_API'].flatMap((variable) =>
      isSamePlace(vars[variable], production.vars[variable]) ? [`${name}: ${variable} is production's`] : [],
    ),
  ];
}
