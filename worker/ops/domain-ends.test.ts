import { describe, expect, it } from 'vitest';
import { domainEnds, watchedDomains } from './domain-ends.ts';

const settings = { DOMAINS: [], RDAP_URL: 'https://rdap.example/domain/', SITE_ORIGIN: 'https://www.clinic.example' };
const known = [{ name: 'clinic.example', endsAt: 7, askedAt: 3 }];
const events = (eventDate: string) => ({ events: [{ eventAction: 'registration' }, { eventAction: 'expiration', eventDate }] });
const asked = (answer: () => Response | Promise<Response>, changes: object = {}) =>
  domainEnds({ settings: { ...settings, ...changes }, known, now: () => 9, fetch: async () => answer() });

describe('the end of a domain', () => {
  it('is what its registry says', async () => {
    expect(await asked(() => Response.json(events('2027-03-01T00:00:00Z')))).toEqual([
      { name: 'clinic.example', endsAt: Date.parse('2027-03-01'), askedAt: 9 },
    ]);
  });

  it('is not known where the registry keeps it to itself', async () => {
    expect(await asked(() => Response.json({ events: [] }))).toEqual([{ name: 'clinic.example', endsAt: null, askedAt: 9 }]);
  });

  it.each<[string, () => Response]>([
    ['away', () => Promise.reject(new Error('down')) as never],
    ['an error', () => new Response('', { status: 429 })],
    ['no JSON', () => new Response('<html>')],
    ['endless', () => new Response('x'.repeat(600_000))],
    ['of another form', () => Response.json({ events: 'soon' })],
  ])('stays as it was known while the registry is %s', async (_, answer) => {
    expect(await asked(answer)).toEqual(known);
  });

  it('is asked of nobody where that is turned off', async () => {
    expect(await asked(() => Response.json(events('2027-03-01')), { RDAP_URL: '' })).toEqual([]);
  });

  it('is that of the site, or of those that are named', () => {
    expect(watchedDomains(settings)).toEqual(['clinic.example']);
    expect(watchedDomains({ ...settings, DOMAINS: ['a.example', 'b.example'] })).toEqual(['a.example', 'b.example']);
  });
});
