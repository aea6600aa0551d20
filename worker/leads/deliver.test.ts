import { describe, expect, it, vi } from 'vitest';
import { parseLead } from '../../src/leads/lead-schema.ts';
import { readWithPlans } from '../../src/leads/phone-reader.fixture.ts';
import { type Delivery, deliver, upstreamBody } from './deliver.ts';

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
    expect(await deliver(delivery({ fetch, leadsApi: '' }))).toMatchObject({ kind: 'misconfigured' });
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
