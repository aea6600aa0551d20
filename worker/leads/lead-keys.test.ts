import { describe, expect, it, vi } from 'vitest';
import type { Lead } from '../../src/leads/lead.ts';
import { parseLead } from '../../src/leads/parse-lead.ts';
import { plausiblePhone } from '../../src/leads/phone.ts';
import { bodyDigest, contentDigest, formTokenProblem, makeReference, signFormToken } from './lead-keys.ts';

const parsed = parseLead(
  {
    form: 'gallery',
    name: 'Asha Rao',
    phone_number: '9876543210',
    category: 'Rhinoplasty',
    page: '/gallery',
  },
  plausiblePhone,
);
if (!parsed.ok) throw new Error('the test made a wrong lead');
const lead = parsed.lead;
const key = '0b8f5f0e-6f6d-4a1c-9d53-2f6f2a1f7c11';

describe('bodyDigest', () => {
  it('is the same under another key and differs for anything else', async () => {
    const own = await bodyDigest(lead);
    expect(own).toMatch(/^[0-9a-f]{64}$/);
    expect(await bodyDigest({ ...lead, key })).toBe(own);
    expect(await bodyDigest({ ...lead, page: '/' })).not.toBe(own);
    expect(await bodyDigest({ ...lead, name: 'Asha' })).not.toBe(own);
  });

  it('does not depend on the order of fields, nor on fields nobody filled', async () => {
    const { form, name, ...rest } = lead;
    expect(await bodyDigest({ ...rest, name, form })).toBe(await bodyDigest(lead));
    const later = { ...lead, later_field: '', later_box: false };
    expect(await bodyDigest(later)).toBe(await bodyDigest(lead));
  });
});

it('digests are the same in every version: a retry may come after a deploy', async () => {
  const all = [await bodyDigest(lead), await contentDigest(lead)];
  expect(all.map((digest) => digest.slice(0, 16))).toEqual(['ae30fd56e9e189c6', '878e27a14f904bdf']);
});

describe('contentDigest', () => {
  it('is the same wherever the words were said', async () => {
    expect(await contentDigest({ ...lead, key, form: 'callback', page: '/' })).toBe(await contentDigest(lead));
  });

  it.each([
    { name: 'Asha' },
    { phone_number: '9876543211' },
    { category: 'liposuction' },
    { treatment: 'Botox' },
    { requirement: 'More' },
    { email: 'a@b.in' },
    { date: '2026-12-01' },
    { consent_notice: '1' },
    { subject: true },
  ] satisfies Partial<Lead>[])('differs with %j', async (change) => {
    expect(await contentDigest({ ...lead, ...change })).not.toBe(await contentDigest(lead));
  });

  it('does not take one field for another', async () => {
    expect(await contentDigest({ ...lead, category: '', treatment: 'x' })).not.toBe(
      await contentDigest({ ...lead, category: 'x', treatment: '' }),
    );
  });
});

const KEY = 'a key of the outbox';
const OPENED = 1_795_000_000_000;

describe('a form token', () => {
  it('says when a form was opened, signed', async () => {
    expect(await signFormToken(KEY, OPENED)).toMatch(/^1795000000000\.[0-9a-f]{64}$/);
  });

  it('says that an enquiry within two seconds is too fast', async () => {
    const token = await signFormToken(KEY, OPENED);
    expect(await formTokenProblem(KEY, token, OPENED + 1999)).toBe('too-fast');
    expect(await formTokenProblem(KEY, token, OPENED + 2000)).toBeNull();
    expect(await formTokenProblem(KEY, token, OPENED + 7 * 86_400_000)).toBeNull();
  });

  it('says nothing where there is none: without script there never is', async () => {
    expect(await formTokenProblem(KEY, '', OPENED)).toBeNull();
  });

  it('is believed only as it was signed', async () => {
    const token = await signFormToken(KEY, OPENED);
    const forged = [
      token.replace(/^1/, '2'),
      token.replace(/.$/, (last) => (last === '0' ? '1' : '0')),
      `x${token}`,
      `${token}x`,
      String(OPENED),
      'no token',
      await signFormToken('another key', OPENED),
    ];
    for (const text of forged) expect([text, await formTokenProblem(KEY, text, OPENED + 5000)]).toEqual([text, 'forged-note']);
  });
});

describe('makeReference', () => {
  const many = Array.from({ length: 2000 }, makeReference);

  it('is two groups of four without vowels and without characters read for others', () => {
    for (const reference of many) expect(reference).toMatch(/^[2-9BCDFGHJKMNPQRSTVWXYZ]{4}-[2-9BCDFGHJKMNPQRSTVWXYZ]{4}$/);
  });

  it('has every character as likely as any other: of a byte that would begin the alphabet once more nothing is made', () => {
    const bytes = [252, 253, 254, 255, ...Array.from({ length: 12 }, (_, at) => at)];
    const random = vi.spyOn(crypto, 'getRandomValues').mockImplementation((array) => {
      (array as Uint8Array).set(bytes);
      return array;
    });
    expect(makeReference()).toBe('2345-6789');
    random.mockRestore();
  });

  it('does not repeat itself and uses the whole alphabet in every place', () => {
    expect(new Set(many)).toHaveProperty('size', many.length);
    for (const place of [0, 3, 5, 8]) expect(new Set(many.map((reference) => reference[place]))).toHaveProperty('size', 28);
  });
});
