import { describe, expect, it } from 'vitest';
import type { Lead } from '../../src/leads/lead.ts';
import { parseLead } from '../../src/leads/lead-schema.ts';
import { plausiblePhone } from '../../src/leads/phone.ts';
import { bodyDigest, contentDigest } from './lead-keys.ts';

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
    const later = { ...lead, later_field: '' };
    expect(await bodyDigest(later)).toBe(await bodyDigest(lead));
  });
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
    { website: true },
  ] satisfies Partial<Lead>[])('differs with %j', async (change) => {
    expect(await contentDigest({ ...lead, ...change })).not.toBe(await contentDigest(lead));
  });

  it('does not take one field for another', async () => {
    expect(await contentDigest({ ...lead, category: '', treatment: 'x' })).not.toBe(
      await contentDigest({ ...lead, category: 'x', treatment: '' }),
    );
  });
});
