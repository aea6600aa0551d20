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
