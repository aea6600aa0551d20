import { afterEach, describe, expect, it, vi } from 'vitest';
import * as words from '#words/refusals';
import { BODY_TIMEOUT_MS, MAX_BODY_BYTES, MAX_FORM_BYTES, readLeadBody } from './read-lead-body.ts';

const JSON_TYPE = 'application/json';
const FORM_TYPE = 'application/x-www-form-urlencoded';

const request = (type: string | null, body: BodyInit | null, headers: Record<string, string> = {}): Request => {
  const init = { method: 'POST', body, headers, duplex: 'half' };
  const made = new Request('https://clinic.example/api/leads', init);
  if (type === null) made.headers.delete('Content-Type');
  else made.headers.set('Content-Type', type);
  return made;
};

const streamed = (pull: (controller: ReadableStreamDefaultController<Uint8Array>, count: number) => void, cancel = () => {}) => {
  let count = 0;
  return new ReadableStream<Uint8Array>({ pull: (controller) => pull(controller, count++), cancel });
};

afterEach(() => void vi.useRealTimers());

describe('readLeadBody', () => {
  it('reads JSON, also with a charset and in pieces that cut a character', async () => {
    const bytes = new TextEncoder().encode('{"name": "ನವ್ಯಾ", "terms": true}');
    const body = streamed((controller, count) =>
      count < bytes.length ? controller.enqueue(bytes.slice(count, count + 1)) : controller.close(),
    );
    expect(await readLeadBody(request('Application/JSON ; charset=utf-8', body))).toEqual({
      ok: true,
      kind: 'json',
      input: { name: 'ನವ್ಯಾ', terms: true },
    });
  });

  it('reads a form; of a field sent twice the first counts', async () => {
    expect(await readLeadBody(request(FORM_TYPE, 'name=Asha+Rao&name=Other&phone_number=%2B44&requirement=a%0D%0Ab'))).toEqual({
      ok: true,
      kind: 'form',
      input: { name: 'Asha Rao', phone_number: '+44', requirement: 'a\r\nb' },
    });
  });

  it('takes a field that is null for one that is not nested', async () => {
    expect(await readLeadBody(request(JSON_TYPE, '{"name": null}'))).toMatchObject({ ok: true, input: { name: null } });
  });

  it('makes no prototype of a field', async () => {
    for (const made of [request(JSON_TYPE, '{"__proto__": "x"}'), request(FORM_TYPE, '__proto__=x')]) {
      const body = await readLeadBody(made);
      expect(body.ok && Object.getPrototypeOf(body.input)).toBe(Object.prototype);
      expect(body.ok && Object.keys(body.input)).toEqual(['__proto__']);
    }
  });

  it.each([
    null,
    '',
    'text/plain',
    'multipart/form-data; boundary=x',
    'application/json-patch+json',
    'text/json, application/json',
    'constructor',
    '__proto__',
  ])('refuses the content type %j', async (type) => {
    expect(await readLeadBody(request(type, '{}'))).toMatchObject({ ok: false, status: 415 });
  });

  it('refuses a compressed body', async () => {
    expect(await readLeadBody(request(JSON_TYPE, '{}', { 'Content-Encoding': 'gzip' }))).toMatchObject({ status: 415 });
  });

  it('takes exactly 12 kB and no byte more', async () => {
    const ofSize = (bytes: number) => `{"name":"${'x'.repeat(bytes - 11)}"}`;
    expect(await readLeadBody(request(JSON_TYPE, ofSize(MAX_BODY_BYTES)))).toMatchObject({ ok: true });
    expect(await readLeadBody(request(JSON_TYPE, ofSize(MAX_BODY_BYTES + 1)))).toMatchObject({ ok: false, status: 413 });
  });

  it('takes the longest message in Bengali, with the answer to a check', async () => {
    const text = JSON.stringify({ name: 'ক'.repeat(100), requirement: 'ক'.repeat(2000), challenge: 'x'.repeat(2048) });
    expect(await readLeadBody(request(JSON_TYPE, text))).toMatchObject({ ok: true });
  });

  it('takes a longer form: nine characters stand for one letter of many scripts', async () => {
    const ofSize = (bytes: number) => `name=${'x'.repeat(bytes - 5)}`;
    expect(await readLeadBody(request(FORM_TYPE, ofSize(MAX_FORM_BYTES)))).toMatchObject({ ok: true });
    expect(await readLeadBody(request(FORM_TYPE, ofSize(MAX_FORM_BYTES + 1)))).toMatchObject({ ok: false, status: 413 });
  });

  it('believes an honest length before it reads, and stops an endless body soon after the limit', async () => {
    const pull = vi.fn();
    const announced = request(JSON_TYPE, new ReadableStream({ pull }, { highWaterMark: 0 }), {
      'Content-Length': `${MAX_BODY_BYTES + 1}`,
    });
    expect(await readLeadBody(announced)).toMatchObject({ status: 413 });
    expect(pull).not.toHaveBeenCalled();

    const cancel = vi.fn();
    let pieces = 0;
    const endless = streamed((controller) => {
      pieces += 1;
      controller.enqueue(new Uint8Array(1024).fill(32));
    }, cancel);
    expect(await readLeadBody(request(JSON_TYPE, endless))).toMatchObject({ status: 413 });
    expect(pieces).toBeLessThan(15);
    expect(cancel).toHaveBeenCalled();
  });

  it('does not wait longer than five seconds for the whole', async () => {
    vi.useFakeTimers();
    const trickle = streamed((controller) => {
      setTimeout(() => controller.enqueue(new Uint8Array([32])), 1500);
    });
    const body = readLeadBody(request(JSON_TYPE, trickle));
    await vi.advanceTimersByTimeAsync(BODY_TIMEOUT_MS);
    expect(await body).toMatchObject({ ok: false, status: 408, code: 'too-slow', message: words.tooSlow });
  });

  it.each([
    '',
    '{',
    'null',
    '7',
    '"text"',
    '[]',
    '[{"name": "x"}]',
    '{"name": {"deep": 1}}',
    '{"form": "gallery", "name": {"deep": 1}}',
    '{"name": ["x"]}',
    `${'{"a":'.repeat(1300)}1${'}'.repeat(1300)}`,
  ])('refuses the JSON %.30s', async (text) => {
    expect(await readLeadBody(request(JSON_TYPE, text))).toMatchObject({ ok: false, status: 400, code: 'malformed' });
  });

  it('refuses bytes that are no UTF-8, and a connection that breaks', async () => {
    expect(await readLeadBody(request(JSON_TYPE, new Uint8Array([0x7b, 0xff, 0x7d])))).toMatchObject({ status: 400 });
    const broken = streamed((controller) => controller.error(new Error('reset')));
    expect(await readLeadBody(request(JSON_TYPE, broken))).toMatchObject({ status: 400 });
  });

  it.each<[string, () => Request, object]>([
    ['another type', () => request('text/plain', '{}'), { status: 415, code: 'unsupported-media-type', message: words.formType }],
    [
      'too much',
      () => request(JSON_TYPE, ' '.repeat(MAX_BODY_BYTES + 1)),
      { status: 413, code: 'too-large', message: words.tooLarge },
    ],
    ['nonsense', () => request(JSON_TYPE, '{'), { status: 400, code: 'malformed', message: words.unreadable }],
  ])('says in a code and a sentence what is wrong with %s', async (_, made, expected) => {
    expect(await readLeadBody(made())).toMatchObject(expected);
  });

  it('takes an empty form for a form without fields', async () => {
    expect(await readLeadBody(request(FORM_TYPE, null))).toEqual({ ok: true, kind: 'form', input: {} });
  });
});
