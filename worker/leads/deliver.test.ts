import { describe, expect, it, vi } from 'vitest';
import { parseLead } from '../../src/leads/parse-lead.ts';
import { readWithPlans } from '../../src/leads/phone-reader.fixture.ts';
import { classifyAnswer, type Delivery, deliver, joinUrl, retryDelayMs, upstreamBody } from './deliver.ts';

const delivery = (changes: Partial<Delivery>): Delivery => ({
  body: '{"name":"A"}',
  idempotencyKey: 'key-1',
  leadsApi: 'https://api.example.com/v1/',
  timeoutMs: 1000,
  isPreview: false,
  fetch: async () => new Response(null, { status: 200 }),
  ...changes,
});

describe('deliver', () => {
  it('posts JSON to exactly one address with the key, and lets nothing redirect it', async () => {
    const fetch = vi.fn<Delivery['fetch']>(async () => new Response(null, { status: 204 }));
    expect(await deliver(delivery({ fetch }))).toEqual({ kind: 'delivered', reason: 'http-204' });
    const [url, init] = fetch.mock.calls[0] ?? [];
    expect(url).toBe('https://api.example.com/v1/leads');
    expect(init).toMatchObject({ method: 'POST', body: '{"name":"A"}', redirect: 'manual' });
    expect(new Headers(init?.headers).get('Idempotency-Key')).toBe('key-1');
    expect(new Headers(init?.headers).get('Content-Type')).toBe('application/json');
  });

  it('sends nothing in a preview', async () => {
    const fetch = vi.fn<Delivery['fetch']>(async () => new Response(null, { status: 204 }));
    expect(await deliver(delivery({ fetch, isPreview: true }))).toEqual({ kind: 'delivered', reason: 'preview' });
    expect(fetch).not.toHaveBeenCalled();
  });

  it('lets go of the body without reading it, even a broken one', async () => {
    const cancel = vi.fn(() => {
      throw new Error('broken');
    });
    const pull = vi.fn();
    const answer = new Response(new ReadableStream({ pull, cancel }, { highWaterMark: 0 }), { status: 200 });
    expect(await deliver(delivery({ fetch: async () => answer }))).toMatchObject({ kind: 'delivered' });
    expect(cancel).toHaveBeenCalledOnce();
    expect(pull).not.toHaveBeenCalled();
  });

  it('hands on what the other side asks for', async () => {
    const fetch = async () => new Response(null, { status: 429, headers: { 'Retry-After': '7' } });
    expect(await deliver(delivery({ fetch }))).toEqual({ kind: 'unavailable', reason: 'http-429', retryAfterMs: 7000 });
  });

  it('calls an answer that does not come a timeout', async () => {
    const fetch: Delivery['fetch'] = (_, { signal }) =>
      new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));
    expect(await deliver(delivery({ fetch, timeoutMs: 1 }))).toEqual({ kind: 'unavailable', reason: 'timeout', retryAfterMs: 0 });
  });

  it('calls everything else that breaks the network, without its message', async () => {
    const fetch = async () => {
      throw new TypeError('connect to 98765 failed');
    };
    expect(await deliver(delivery({ fetch }))).toEqual({ kind: 'unavailable', reason: 'network', retryAfterMs: 0 });
  });

  it('says so when there is no usable address, and calls nobody', async () => {
    const fetch = vi.fn<Delivery['fetch']>();
    expect(await deliver(delivery({ fetch, leadsApi: '' }))).toEqual({
      kind: 'misconfigured',
      reason: 'leads-api-address',
      retryAfterMs: 0,
    });
    expect(fetch).not.toHaveBeenCalled();
  });
});

describe('upstreamBody', () => {
  const made = (input: Record<string, unknown>): unknown => {
    const parsed = parseLead(
      {
        name: 'Asha',
        phone_number: '+44 20 7946 0018',
        email: 'a@b.in',
        terms: true,
        requirement: 'Call',
        ...input,
      },
      readWithPlans,
    );
    if (!parsed.ok) throw new Error('the test made a wrong lead');
    return JSON.parse(upstreamBody(parsed.lead));
  };

  it('is name, phone_number and category, nothing else', () => {
    expect(made({ form: 'gallery', category: 'Rhinoplasty' })).toEqual({
      name: 'Asha',
      phone_number: '+442079460018',
      category: 'Rhinoplasty',
    });
  });

  it('says in place of a category what the enquiry is about', () => {
    expect(made({ form: 'callback', treatment: 'Acne and Scars', department: 'Dermatology' })).toMatchObject({
      category: 'Acne and Scars',
    });
    expect(made({ form: 'callback', department: 'Dermatology' })).toMatchObject({ category: 'Dermatology' });
    expect(made({ form: 'international' })).toMatchObject({ category: 'international' });
  });
});

it.each([
  ['https://api.example.com', 'leads', 'https://api.example.com/leads'],
  ['https://api.example.com/', 'leads', 'https://api.example.com/leads'],
  ['https://api.example.com/api//', '/leads', 'https://api.example.com/api/leads'],
  ['https://api.example.com', 'leads/new', 'https://api.example.com/leads/new'],
  ['https://api.example.com', '//leads//new', 'https://api.example.com/leads//new'],
  ['https://api.example.com//v1/', 'leads', 'https://api.example.com//v1/leads'],
])('joins %s and %s by one slash', (base, path, joined) => {
  expect(joinUrl(base, path)).toBe(joined);
});

const NOW = Date.UTC(2026, 10, 21, 12, 0, 0);
const SIX_HOURS_MS = 21_600_000;

describe('classifyAnswer', () => {
  it.each([
    ['delivered', [200, 201, 202, 204, 299, 409]],
    ['refused', [400, 410, 413, 415, 422]],
    ['misconfigured', [0, 199, 300, 301, 302, 303, 307, 308, 401, 403, 404, 405, 402, 411, 451]],
    ['unavailable', [408, 425, 429, 500, 502, 503, 504, 522, 599]],
  ])('calls a lead %s after %j', (kind, statuses) => {
    for (const status of statuses) expect(classifyAnswer(status, null, NOW)).toMatchObject({ kind, reason: `http-${status}` });
  });

  it.each([
    ['120', 120_000],
    [' 1 ', 1000],
    ['0', 0],
    ['Sat, 21 Nov 2026 12:01:30 GMT', 90_000],
    ['Sat, 21 Nov 2026 11:00:00 GMT', 0],
    ['999999999', SIX_HOURS_MS],
    ['9'.repeat(400), SIX_HOURS_MS],
    ['Sat, 21 Nov 2099 12:00:00 GMT', SIX_HOURS_MS],
    ['soon', 0],
    ['1.5', 0],
    ['', 0],
    [null, 0],
  ])('reads Retry-After %j as %i ms', (header, retryAfterMs) => {
    expect(classifyAnswer(429, header, NOW)).toMatchObject({ retryAfterMs });
    expect(classifyAnswer(503, header, NOW)).toMatchObject({ retryAfterMs });
  });
});

const MIDDLE = 0.5;

describe('retryDelayMs', () => {
  it('doubles from the base and stops at six hours', () => {
    const pauses = [1, 2, 3, 4, 10, 11, 2000].map((attempts) => retryDelayMs(attempts, 30_000, 0, MIDDLE));
    expect(pauses).toEqual([30_000, 60_000, 120_000, 240_000, 15_360_000, SIX_HOURS_MS, SIX_HOURS_MS]);
  });

  it('spreads by a fifth to each side', () => {
    expect(retryDelayMs(1, 30_000, 0, 0)).toBe(24_000);
    expect(retryDelayMs(1, 30_000, 0, 1)).toBe(36_000);
    expect(retryDelayMs(11, 30_000, 0, 1)).toBe(SIX_HOURS_MS);
  });

  it('never comes before it was asked to', () => {
    expect(retryDelayMs(1, 30_000, 45_000, 1)).toBe(45_000);
    expect(retryDelayMs(3, 30_000, 45_000, MIDDLE)).toBe(120_000);
  });
});
