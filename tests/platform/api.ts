import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { close, LOOPBACK, listen } from '../upstream/loopback.ts';
import type { Account, Binding, Script, Version } from './account.ts';

/** What the API answers with: a result, or an error under the platform's own number. */
type Answer = { result: unknown } | Refusal;
interface Refusal {
  status: number;
  code: number;
  message: string;
}

export interface ApiCall {
  method: string;
  /** Without the prefix of version and account. */
  path: string;
  body: unknown;
}

export interface PlatformApi {
  /** For `CLOUDFLARE_API_BASE_URL`. */
  url: string;
  /** Every call, oldest first. */
  calls: ApiCall[];
  /** Calls for which there is no answer: what wrangler asks and the stand-in does not know. */
  unknown: string[];
  /** Answers calls before the account does; null lets a call pass. */
  fault: ((call: ApiCall) => { status: number; message: string } | null) | null;
  stop: () => Promise<void>;
}

const NOT_FOUND = { status: 404, code: 10007, message: 'This Worker does not exist on your account.' };
const FREE_PLAN_CRONS = 5;
/** A release makes three of them: what went out four releases ago is not in the list. */
const DEPLOYMENTS_LISTED = 10;

/**
 * Stands in for the API of Cloudflare: the calls that wrangler makes for namespaces, uploads, deployments, secrets, triggers and
 * previews, on loopback, with the refusals that matter here. What it does not know it answers 404 and notes in `unknown`.
 */
export async function startPlatformApi(account: Account): Promise<PlatformApi> {
  const server = createServer();
  const api: PlatformApi = { url: '', calls: [], unknown: [], fault: null, stop: () => close(server) };
  server.on('request', (request, response) => {
    answer(account, api, request).then(
      (said) => send(response, said),
      (error: unknown) => send(response, { status: 500, code: 1, message: `The stand-in failed: ${String(error)}` }),
    );
  });
  api.url = `http://${LOOPBACK}:${await listen(server, 0)}/client/v4`;
  return api;
}

function send(response: ServerResponse, said: Answer): void {
  const ok = 'result' in said;
  const body = {
    success: ok,
    errors: ok ? [] : [{ code: said.code, message: said.message }],
    messages: [],
    result: ok ? said.result : null,
    ...(ok &&
      Array.isArray(said.result) && { result_info: { page: 1, per_page: 100, count: said.result.length, total_pages: 1 } }),
  };
  response.writeHead(ok ? 200 : said.status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
}

async function answer(account: Account, api: PlatformApi, request: IncomingMessage): Promise<Answer> {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://api');
  const path = pathname.replace('/client/v4', '').replace(`/accounts/${account.id}`, '') || '/';
  const method = request.method ?? 'GET';
  const type = request.headers['content-type'] ?? '';
  const bytes = await buffer(request);
  const body: unknown = type.includes('form-data')
    ? await new Response(new Uint8Array(bytes), { headers: { 'Content-Type': type } }).formData()
    : bytes.length
      ? JSON.parse(bytes.toString('utf8'))
      : null;
  const call = { method, path, body };
  api.calls.push(call);
  const fault = api.fault?.(call);
  if (fault) return { ...fault, code: 10013 };
  // Everything here fits on one page; a client that asks on until nothing comes must come to an end.
  if (method === 'GET' && Number(searchParams.get('page') ?? 1) > 1) return { result: [] };
  for (const [wanted, pattern, reply] of ROUTES) {
    const match = wanted === method ? pattern.exec(path) : null;
    if (match)
      return reply({ account, body, query: searchParams, token: bearer(request), name: match[1] ?? '', id: match[2] ?? '' });
  }
  api.unknown.push(`${method} ${path}`);
  return { status: 404, code: 7003, message: `No route for ${method} ${path}` };
}

const bearer = (request: IncomingMessage): string => (request.headers.authorization ?? '').replace('Bearer ', '');

interface Asked {
  account: Account;
  body: unknown;
  query: URLSearchParams;
  token: string;
  name: string;
  id: string;
}

type Route = [method: string, path: RegExp, reply: (asked: Asked) => Answer | Promise<Answer>];

/** Answers for a Worker that exists; the platform's own 404 else. */
const ofScript =
  (reply: (script: Script, asked: Asked) => unknown): Route[2] =>
  async (asked) => {
    const script = asked.account.scripts.get(asked.name);
    if (!script) return NOT_FOUND;
    const result = await reply(script, asked);
    return isAnswer(result) ? result : { result };
  };

const isAnswer = (value: unknown): value is Refusal =>
  typeof value === 'object' && value !== null && 'code' in value && 'status' in value;

const zonesFor = (account: Account, name: string | null) =>
  account.zones
    .filter((zone) => !name || zone === name)
    .map((zone) => ({ id: zone.replaceAll('.', '-'), name: zone, status: 'active' }));

function createNamespace({ account, body }: Asked): Answer {
  const { title } = body as { title: string };
  if (account.kv.some((each) => each.title === title))
    return { status: 400, code: 10014, message: 'a namespace with this account ID and title already exists' };
  return { result: account.createKv(title) };
}

function registerSubdomain({ account, body }: Asked): Answer {
  account.subdomain = (body as { subdomain: string }).subdomain;
  return { result: { subdomain: account.subdomain } };
}

function createWorker({ account, body }: Asked): Answer {
  const { name } = body as { name: string };
  return { result: { id: name, name, subdomain: account.script(name).subdomain } };
}

const scriptOf = (script: Script) => ({
  id: script.name,
  tag: 'tag',
  tags: [],
  migration_tag: script.migrationTag ?? undefined,
  last_deployed_from: 'wrangler',
  modified_on: script.versions.at(-1)?.createdOn,
});

const serviceOf = (script: Script) => ({
  id: script.name,
  default_environment: { environment: 'production', script: scriptOf(script) },
});

/** A secret is never shown again. */
const shownBindings = (version: Version | undefined): Binding[] =>
  (version?.bindings ?? []).map((binding) =>
    binding.type === 'secret_text' ? { name: binding.name, type: binding.type } : binding,
  );

/** Files that the account does not hold yet are asked for in one bucket; a session without any is complete. */
function openSession({ account, body }: Asked): Answer {
  const { manifest } = body as { manifest: Record<string, { hash: string; size: number }> };
  const token = randomUUID();
  const digests = Object.fromEntries(Object.entries(manifest).map(([path, { hash }]) => [path, hash]));
  account.sessions.set(token, digests);
  const missing = [...new Set(Object.values(digests))].filter((digest) => !account.files.has(digest));
  return { result: { jwt: jwtOf(token), buckets: missing.length ? [missing] : [] } };
}

/** Wrangler reads the payload of the token for its way of uploading. */
const jwtOf = (token: string): string =>
  `${Buffer.from('{"alg":"none"}').toString('base64url')}.${Buffer.from(JSON.stringify({ token })).toString('base64url')}.none`;
const tokenIn = (jwt: string): string => {
  const payload = JSON.parse(Buffer.from(jwt.split('.')[1] ?? '', 'base64url').toString()) as { token: string };
  return payload.token;
};

async function takeFiles({ account, body, token }: Asked): Promise<Answer> {
  for (const [digest, file] of (body as FormData).entries()) {
    const text = typeof file === 'string' ? file : await file.text();
    account.files.set(digest, { bytes: Buffer.from(text, 'base64'), type: typeof file === 'string' ? '' : file.type });
  }
  return { result: { jwt: token } };
}

/** Takes the multipart upload of a Worker. Secrets that are not sent stay as they are, as wrangler asks for; without any it is refused. */
async function upload(script: Script, { account, body }: Asked): Promise<Version | Refusal> {
  const form = body as FormData;
  const metadata = JSON.parse(await textOf(form.get('metadata'))) as Record<string, unknown> & { bindings: Binding[] };
  const modules = [];
  for (const [name, file] of form.entries())
    if (name !== 'metadata' && typeof file !== 'string') modules.push({ name, content: await file.text() });
  const kept = (script.versions.at(-1)?.bindings ?? []).filter(
    ({ name, type }) =>
      type === 'secret_text' && !metadata.bindings.some((binding) => binding.name === name && binding.type !== 'inherit'),
  );
  const missing = metadata.bindings.find(({ name, type }) => type === 'inherit' && !kept.some((each) => each.name === name));
  if (missing)
    return { status: 400, code: 10057, message: `inherit binding '${missing.name}' is invalid: the latest version has none` };
  const assets = metadata['assets'] as { jwt?: string } | undefined;
  return account.addVersion(script, {
    metadata,
    modules,
    bindings: [...metadata.bindings.filter(({ type }) => type !== 'inherit'), ...kept],
    assets: assets?.jwt ? (account.sessions.get(tokenIn(assets.jwt)) ?? {}) : {},
    annotations: (metadata['annotations'] as Record<string, string>) ?? {},
  });
}

const textOf = async (part: FormDataEntryValue | null): Promise<string> => (part instanceof File ? part.text() : String(part));

async function describeUpload(uploaded: Promise<Version | Refusal>): Promise<unknown> {
  const version = await uploaded;
  if (isAnswer(version)) return version;
  return { id: version.id, startup_time_ms: 20, metadata: { has_preview: false }, number: version.number };
}

/** The way of a first deploy: uploaded, and live for everybody at once. */
async function uploadAndDeploy(asked: Asked): Promise<Answer> {
  const script = asked.account.script(asked.name);
  const version = await upload(script, asked);
  if (isAnswer(version)) return version;
  const migrations = version.metadata['migrations'] as { new_tag?: string } | undefined;
  script.migrationTag = migrations?.new_tag ?? script.migrationTag;
  version.migrationTag = script.migrationTag;
  asked.account.deploy(script, [{ version_id: version.id, percentage: 100 }]);
  return {
    result: {
      id: script.name,
      tag: 'tag',
      etag: version.id,
      pipeline_hash: version.id,
      mutable_pipeline_id: version.id,
      // Wrangler shows this as the id of the version.
      deployment_id: version.id,
      startup_time_ms: 20,
      entry_point: 'index.js',
    },
  };
}

const versionInList = ({ id, number, createdOn, annotations }: Version) => ({
  id,
  number,
  annotations,
  metadata: { created_on: createdOn, modified_on: createdOn, author_email: 'operator@clinic.example', source: 'wrangler' },
});

function oneVersion(script: Script, { id }: Asked): unknown {
  const version = script.versions.find((each) => each.id === id);
  if (!version) return { status: 404, code: 10008, message: 'This version does not exist.' };
  return {
    ...versionInList(version),
    resources: { bindings: shownBindings(version), script: { etag: id, handlers: ['fetch', 'scheduled'] }, script_runtime: {} },
  };
}

const deploymentInList = ({ id, createdOn, versions, annotations }: Script['deployments'][number]) => ({
  id,
  source: 'wrangler',
  strategy: 'percentage',
  author_email: 'operator@clinic.example',
  created_on: createdOn,
  versions,
  annotations,
});

function createDeployment(script: Script, { account, body }: Asked): unknown {
  const { versions, annotations } = body as {
    versions: { version_id: string; percentage: number }[];
    annotations: Record<string, string>;
  };
  const known = versions.every(({ version_id: id }) => script.versions.some((version) => version.id === id));
  if (!known) return { status: 400, code: 10008, message: 'A version of this deployment does not exist.' };
  const isPastMigration = versions.some(
    ({ version_id: id }) => script.versions.find((version) => version.id === id)?.migrationTag !== script.migrationTag,
  );
  if (isPastMigration) return { status: 400, code: 10220, message: 'A migration of Durable Objects came after this version.' };
  if (versions.reduce((sum, { percentage }) => sum + percentage, 0) !== 100)
    return { status: 400, code: 10058, message: 'The percentages do not add up to 100.' };
  return { id: account.deploy(script, versions, annotations).id };
}

function setSchedules(script: Script, { account, body }: Asked): unknown {
  const before = script.schedules;
  script.schedules = (body as { cron: string }[]).map(({ cron }) => cron);
  if (account.crons > FREE_PLAN_CRONS) {
    script.schedules = before;
    return { status: 400, code: 10072, message: 'You have exceeded the limit of 5 cron triggers.' };
  }
  return { schedules: script.schedules.map((cron) => ({ cron })) };
}

function setDomains(script: Script, { body }: Asked): unknown {
  const { origins } = body as { origins: { hostname: string }[] };
  script.domains = origins.map(({ hostname }) => hostname);
  return origins;
}

/** A changed secret is a version of its own, live at once. */
function setSecrets(account: Account, script: Script, secrets: Binding[]): unknown {
  const latest = script.versions.at(-1);
  if (!latest) return NOT_FOUND;
  const names = new Set(secrets.map(({ name }) => name));
  const bindings = [
    ...latest.bindings.filter(({ name }) => !names.has(name)),
    ...secrets.map((each) => ({ ...each, type: 'secret_text' })),
  ];
  const version = account.addVersion(script, { ...latest, bindings, annotations: { 'workers/triggered_by': 'secret' } });
  account.deploy(script, [{ version_id: version.id, percentage: 100 }]);
  return shownBindings(version).filter(({ type }) => type === 'secret_text');
}

function setSecretsInBulk(script: Script, { account, body }: Asked): unknown {
  const { secrets } = body as { secrets: Record<string, Binding | null> };
  return setSecrets(
    account,
    script,
    Object.entries(secrets).flatMap(([name, secret]) => (secret ? [{ ...secret, name }] : [])),
  );
}

const NO_PREVIEW = { status: 404, code: 10222, message: 'This preview does not exist.' };

/** A preview is a Worker beside its parent: bindings and stores of its own, an address of its own. */
function createPreview(script: Script, { account, body }: Asked): unknown {
  const { name } = body as { name: string };
  script.previews.set(name, []);
  return previewOf(account, script, name);
}

const previewOf = (account: Account, script: Script, name: string) => ({
  id: name,
  name,
  slug: name,
  urls: [`https://${name}-${script.name}.${account.subdomain}.workers.dev`],
});

const onePreview = (script: Script, { account, id }: Asked): unknown =>
  script.previews.has(id) ? previewOf(account, script, id) : NO_PREVIEW;

async function deployPreview(script: Script, { account, body, id }: Asked): Promise<unknown> {
  const deployments = script.previews.get(id);
  if (!deployments) return NO_PREVIEW;
  const form = body as FormData;
  const metadata = JSON.parse(await textOf(form.get('metadata'))) as Record<string, unknown> & { env: Record<string, Binding> };
  const modules = [];
  for (const file of form.getAll('files'))
    if (typeof file !== 'string') modules.push({ name: file.name, content: await file.text() });
  const assets = metadata['assets'] as { jwt: string; config: Record<string, unknown> };
  const headers = modules.find(({ name }) => name === '_headers')?.content;
  deployments.push({
    id: randomUUID(),
    number: deployments.length + 1,
    createdOn: new Date().toISOString(),
    metadata: { ...metadata, assets: { ...assets, config: { ...assets.config, _headers: headers } } },
    bindings: Object.entries(metadata.env).map(([name, binding]) => ({ ...binding, name })),
    modules,
    assets: account.sessions.get(tokenIn(assets.jwt)) ?? {},
    annotations: {},
    migrationTag: null,
  });
  return { ...previewOf(account, script, id), env: metadata.env };
}

function latestPreview(script: Script, { account, id }: Asked): unknown {
  const latest = script.previews.get(id)?.at(-1);
  return latest ? { ...previewOf(account, script, id), env: latest.metadata['env'], migration_tag: 'v1' } : NO_PREVIEW;
}

const ROUTES: Route[] = [
  ['GET', /^\/user\/tokens\/verify$/, () => ({ result: { id: 'token', status: 'active' } })],
  ['GET', /^\/user$/, () => ({ result: { id: 'user', email: 'operator@clinic.example' } })],
  ['GET', /^\/accounts$/, ({ account }) => ({ result: [{ id: account.id, name: 'Clinic' }] })],
  ['GET', /^\/memberships$/, ({ account }) => ({ result: [{ id: 'm', account: { id: account.id, name: 'Clinic' } }] })],
  ['GET', /^\/zones$/, ({ account, query }) => ({ result: zonesFor(account, query.get('name')) })],
  ['GET', /^\/storage\/kv\/namespaces$/, ({ account }) => ({ result: account.kv })],
  ['POST', /^\/storage\/kv\/namespaces$/, createNamespace],
  [
    'GET',
    /^\/workers\/subdomain$/,
    ({ account }) => (account.subdomain ? { result: { subdomain: account.subdomain } } : NOT_FOUND),
  ],
  ['PUT', /^\/workers\/subdomain$/, registerSubdomain],
  ['GET', /^\/workers\/services\/([\w-]+)$/, ofScript(serviceOf)],
  [
    'GET',
    /^\/workers\/services\/([\w-]+)\/environments\/\w+$/,
    ofScript((script) => ({ environment: 'production', script: scriptOf(script) })),
  ],
  [
    'GET',
    /^\/workers\/services\/([\w-]+)\/environments\/\w+\/bindings$/,
    ofScript((script) => shownBindings(script.versions.at(-1))),
  ],
  ['GET', /^\/workers\/services\/([\w-]+)\/environments\/\w+\/routes$/, ofScript(() => [])],
  ['GET', /^\/workers\/services\/([\w-]+)\/environments\/\w+\/subdomain$/, ofScript((script) => script.subdomain)],
  ['GET', /^\/workers\/domains\/records$/, () => ({ result: [] })],
  [
    'GET',
    /^\/workers\/workers\/([\w-]+)$/,
    ofScript((script) => ({ id: script.name, name: script.name, subdomain: script.subdomain })),
  ],
  ['POST', /^\/workers\/workers$/, createWorker],
  ['GET', /^\/workers\/durable_objects\/namespaces$/, () => ({ result: [] })],
  [
    'GET',
    /^\/workers\/scripts$/,
    ({ account }) => ({
      result: [...account.scripts.values()].map((script) => ({ id: script.name, migration_tag: script.migrationTag })),
    }),
  ],
  ['POST', /^\/workers\/scripts\/([\w-]+)\/assets-upload-session$/, openSession],
  ['POST', /^\/workers\/assets\/upload$/, takeFiles],
  ['PUT', /^\/workers\/scripts\/([\w-]+)$/, uploadAndDeploy],
  [
    'GET',
    /^\/workers\/scripts\/([\w-]+)\/settings$/,
    ofScript((script) => ({ bindings: shownBindings(script.versions.at(-1)), migration_tag: script.migrationTag ?? undefined })),
  ],
  [
    'PATCH',
    /^\/workers\/scripts\/([\w-]+)\/script-settings$/,
    ofScript(() => ({ observability: { enabled: true }, logpush: false })),
  ],
  [
    'GET',
    /^\/workers\/scripts\/([\w-]+)\/script-settings$/,
    ofScript(() => ({ observability: { enabled: true }, logpush: false })),
  ],
  ['POST', /^\/workers\/scripts\/([\w-]+)\/versions$/, ofScript((script, asked) => describeUpload(upload(script, asked)))],
  [
    'GET',
    /^\/workers\/scripts\/([\w-]+)\/versions$/,
    ofScript((script) => ({ items: script.versions.toReversed().map(versionInList) })),
  ],
  ['GET', /^\/workers\/scripts\/([\w-]+)\/versions\/([\w-]+)$/, ofScript(oneVersion)],
  [
    'GET',
    /^\/workers\/scripts\/([\w-]+)\/deployments$/,
    ofScript((script) => ({ deployments: script.deployments.slice(0, DEPLOYMENTS_LISTED).map(deploymentInList) })),
  ],
  ['POST', /^\/workers\/scripts\/([\w-]+)\/deployments$/, ofScript(createDeployment)],
  ['GET', /^\/workers\/scripts\/([\w-]+)\/subdomain$/, ofScript((script) => script.subdomain)],
  ['POST', /^\/workers\/scripts\/([\w-]+)\/subdomain$/, ofScript((script, { body }) => Object.assign(script.subdomain, body))],
  [
    'GET',
    /^\/workers\/scripts\/([\w-]+)\/schedules$/,
    ofScript((script) => ({ schedules: script.schedules.map((cron) => ({ cron })) })),
  ],
  ['PUT', /^\/workers\/scripts\/([\w-]+)\/schedules$/, ofScript(setSchedules)],
  [
    'POST',
    /^\/workers\/scripts\/([\w-]+)\/domains\/changeset$/,
    ofScript(() => ({ added: [], removed: [], updated: [], conflicting: [] })),
  ],
  ['PUT', /^\/workers\/scripts\/([\w-]+)\/domains\/records$/, ofScript(setDomains)],
  [
    'GET',
    /^\/workers\/scripts\/([\w-]+)\/secrets$/,
    ofScript((script) => shownBindings(script.versions.at(-1)).filter(({ type }) => type === 'secret_text')),
  ],
  [
    'PUT',
    /^\/workers\/scripts\/([\w-]+)\/secrets$/,
    ofScript((script, { account, body }) => setSecrets(account, script, [body as Binding])),
  ],
  ['PATCH', /^\/workers\/scripts\/([\w-]+)\/secrets-bulk$/, ofScript(setSecretsInBulk)],
  ['POST', /^\/workers\/workers\/([\w-]+)\/previews$/, ofScript(createPreview)],
  ['GET', /^\/workers\/workers\/([\w-]+)\/previews\/([\w-]+)$/, ofScript(onePreview)],
  ['PATCH', /^\/workers\/workers\/([\w-]+)\/previews\/([\w-]+)$/, ofScript(onePreview)],
  [
    'DELETE',
    /^\/workers\/workers\/([\w-]+)\/previews\/([\w-]+)$/,
    ofScript((script, { id }) => (script.previews.delete(id) ? {} : NO_PREVIEW)),
  ],
  ['POST', /^\/workers\/workers\/([\w-]+)\/previews\/([\w-]+)\/deployments$/, ofScript(deployPreview)],
  ['GET', /^\/workers\/workers\/([\w-]+)\/previews\/([\w-]+)\/deployments\/latest$/, ofScript(latestPreview)],
];
