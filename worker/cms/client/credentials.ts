import type { Settings } from '../../settings.ts';

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
