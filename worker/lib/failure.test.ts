import { type Handler, Hono } from 'hono';
import { describe, expect, it, vi } from 'vitest';
import { errorName, failure, logFailure } from './failure.ts';

const answered = async (handler: Handler) => {
  const answer = await new Hono().get('/', handler).request('/');
  return { status: answer.status, headers: Object.fromEntries(answer.headers), body: await answer.json() };
};

describe('failure', () => {
  it('is the one shape of every endpoint, kept by nobody', async () => {
    const { status, headers, body } = await answered((c) => failure(c, 404, 'unknown', 'There is nothing here.'));
    expect(status).toBe(404);
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'content-language': 'en' });
    expect(body).toEqual({ ok: false, error: { code: 'unknown', message: 'There is nothing here.' } });
  });

  it('carries the sentences of fields, a check that would help, and headers', async () => {
    const { headers, body } = await answered((c) =>
      failure(c, 422, 'invalid', 'Please look again.', {
        fields: { name: 'Your name?' },
        challenge: 'key',
        headers: { 'Retry-After': '60', 'Content-Language': 'ar' },
      }),
    );
    expect(headers).toMatchObject({ 'retry-after': '60', 'content-language': 'ar', 'cache-control': 'no-store' });
    expect(body).toEqual({
      ok: false,
      error: { code: 'invalid', message: 'Please look again.', fields: { name: 'Your name?' }, challenge: 'key' },
    });
  });
});

it.each([
  [new RangeError('Asha, +91 98450 00000'), 'RangeError'],
  ['Asha, +91 98450 00000', 'string'],
  [undefined, 'undefined'],
])('names %o without its words', (thrown, name) => {
  expect(errorName(thrown)).toBe(name);
});

it('logs where a request failed: with words of ours, without those of the engine, whatever they look like', () => {
  const spy = vi.spyOn(console, 'error').mockImplementation(() => {});
  const logged = (error: Error, facts = {}) => {
    logFailure(error, facts);
    return JSON.parse(String(spy.mock.lastCall?.[0])) as Record<string, string>;
  };
  const foreign = logged(new SyntaxError('"Asha\n    at +91 98450 00000" is not valid JSON'));
  const own = logged(new Error('The build has no /_p/index.html'), { configuration: 'CONTENT_API is missing' });
  const wordless = logged(new TypeError());
  spy.mockRestore();
  expect(foreign).toMatchObject({ event: 'request-failed', error: 'SyntaxError' });
  expect(JSON.stringify(foreign)).not.toMatch(/Asha|98450|JSON/);
  expect(foreign['stack']).toMatch(/^ +at .*failure\.test\.ts:\d+:\d+/);
  expect(wordless['stack']).toContain('failure.test.ts');
  expect(own['stack']).toMatch(/^Error: The build has no .*\n +at /);
  expect(own['configuration']).toBe('CONTENT_API is missing');
});
