/**
 * Loaded before the project's commands in a rehearsal (`NODE_OPTIONS=--import`): `fetch` finds the hosts of the rehearsal on loopback, so
 * that the commands run with the addresses of `wrangler.toml` as they will. `REHEARSAL_HOSTS`: JSON, host → address on loopback; any
 * other host that is not on loopback is refused.
 */
const hosts = JSON.parse(process.env.REHEARSAL_HOSTS ?? '{}');
const real = globalThis.fetch;

globalThis.fetch = (input, init) => {
  const request = new Request(input, init);
  const url = new URL(request.url);
  if (url.hostname === '127.0.0.1') return real(input, init);
  const place = hosts[url.hostname];
  if (!place) return Promise.reject(new TypeError(`fetch failed: nobody stands in for ${url.hostname}`));
  return real(place + url.pathname + url.search, typeof input === 'string' || input instanceof URL ? init : request);
};
