/** What a CMS sent back; an empty body is null. */
export interface Reply {
  status: number;
  headers: Headers;
  body: unknown;
}

/** Reads a path below the base of the content API, as the Worker would: asking for JSON. */
export type Get = (path: string, init?: RequestInit) => Promise<Reply>;

export function createGet(getBaseUrl: () => string): Get {
  return async (path, init) => {
    const response = await fetch(`${getBaseUrl()}/${path}`, { headers: { accept: 'application/json' }, ...init });
    const text = await response.text();
    return { status: response.status, headers: response.headers, body: text === '' ? null : JSON.parse(text) };
  };
}

/** The body of a list asked for with `_fields=id`. */
export const ids = (...values: readonly number[]): { id: number }[] => values.map((id) => ({ id }));

/** The ids of a whole list, page after page as the headers say. */
export async function allIds(get: Get, path: string): Promise<number[]> {
  const all: number[] = [];
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const { body, headers } = await get(`${path}&_fields=id&page=${page}`);
    pages = Number(headers.get('x-wp-totalpages'));
    if (Array.isArray(body)) all.push(...body.map((entry: { id: number }) => entry.id));
  }
  return all;
}

/** The body of a failure, in WordPress's form. */
export const failure = (status: number, code: string, message: string) => ({ code, message, data: { status } });

export const FORBIDDEN = failure(401, 'rest_forbidden', 'Sorry, you are not allowed to do that.');
