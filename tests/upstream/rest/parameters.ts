/** WordPress's own splitting of a list: commas and white space separate, empty parts vanish. */
export const splitList = (text: string): string[] => text.split(/[\s,]+/).filter(Boolean);

/** The last value of a name, as PHP reads it. */
export const lastValue = (parameters: URLSearchParams, name: string): string | undefined => parameters.getAll(name).at(-1);

/** A list given as `a,b` or as `name[]=a&name[]=b`; undefined when the name is absent. */
export function listValue(parameters: URLSearchParams, name: string): string[] | undefined {
  const bracketed = [...parameters].filter(([key]) => key.startsWith(`${name}[`)).map(([, value]) => value);
  if (bracketed.length > 0) return bracketed;
  const value = lastValue(parameters, name);
  return value === undefined ? undefined : splitList(value);
}

/** `page` set anew among the parameters of this request, lists written out as PHP does: for the `Link` header. */
export function withPage(parameters: URLSearchParams, lists: readonly string[], page: number): string {
  const pairs = new Map<string, string>();
  for (const [name, value] of parameters) {
    if (!lists.includes(name)) pairs.set(name, value);
    else for (const [index, part] of splitList(value).entries()) pairs.set(`${name}[${index}]`, part);
  }
  pairs.set('page', String(page));
  return [...pairs].map(([name, value]) => (value ? `${encode(name)}=${encode(value)}` : encode(name))).join('&');
}

const encode = (text: string): string => encodeURIComponent(text).replaceAll('%20', '+');
