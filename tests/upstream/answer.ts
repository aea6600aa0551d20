/** What an HTTP handler of the double answers, before any fault is laid over it. */
export interface Answer {
  status: number;
  headers: Record<string, string>;
  body: string | Uint8Array;
}

export type Json = null | boolean | number | string | readonly Json[] | { readonly [name: string]: Json };
export type JsonObject = { readonly [name: string]: Json };

export const isJsonObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** JSON as a Node service writes it; the clinic API and the control address answer with this. */
export const jsonAnswer = (status: number, body: unknown, headers: Record<string, string> = {}): Answer => ({
  status,
  headers: { 'content-type': 'application/json; charset=utf-8', ...headers },
  body: JSON.stringify(body),
});

export const textAnswer = (status: number, body: string, contentType = 'text/plain; charset=utf-8'): Answer => ({
  status,
  headers: { 'content-type': contentType },
  body,
});
