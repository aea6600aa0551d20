import type { Settings } from '../../settings.ts';

export type RestParams = Readonly<Record<string, string | number>>;

/**
 * The address of a REST route under a base such as `https://cms.example/wp-json/wp/v2`, or
 * `https://cms.example/?rest_route=/wp/v2` where pretty addresses are off: there the route itself is a query parameter.
 * @param path with a leading slash
 */
export function restUrl(base: string, path: string, params: RestParams = {}): URL {
  const url = new URL(base);
  const route = url.searchParams.get('rest_route');
  if (route === null) url.pathname = `${url.pathname.replace(/\/+$/, '')}${path}`;
  else url.searchParams.set('rest_route', `${route.replace(/\/+$/, '')}${path}`);
  for (const [name, value] of Object.entries(params)) url.searchParams.set(name, String(value));
  return url;
}

type CredentialSettings = Pick<Settings, 'CONTENT_API' | 'CONTENT_LOGIN' | 'CONTENT_HEADERS'>;

/** The headers that a closed CMS wants to see; none where it is open. */
function credentialHeaders({ CONTENT_LOGIN, CONTENT_HEADERS }: CredentialSettings): [name: string, value: string][] {
  const login: [string, string][] = CONTENT_LOGIN ? [['authorization', `Basic ${base64(CONTENT_LOGIN)}`]] : [];
  return [...login, ...Object.entries(CONTENT_HEADERS)];
}

/** `btoa` takes Latin-1 alone; a password may hold anything. */
const base64 = (text: string): string => btoa(String.fromCharCode(...new TextEncoder().encode(text)));

/**
 * A `fetch` that shows WordPress's credentials to its own origin and to nobody else: other origins are asked without them, and
 * a redirect is never followed with them.
 */
export function withCredentials(load: typeof fetch, settings: CredentialSettings): typeof fetch {
  const credentials = credentialHeaders(settings);
  if (credentials.length === 0) return load;
  const { origin } = new URL(settings.CONTENT_API);
  return (input, init) => {
    const request = input instanceof Request ? input : null;
    if (new URL(request?.url ?? String(input)).origin !== origin) return load(input, init);
    const headers = new Headers(init?.headers ?? request?.headers);
    for (const [name, value] of credentials) headers.set(name, value);
    return load(input, { ...init, headers, redirect: 'manual' });
  };
}
