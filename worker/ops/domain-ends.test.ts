import { describe, expect, it, vi } from 'vitest';
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

  it('is asked of the registry by the name of the domain, and not for ever', async () => {
    const fetch = vi.fn(async (_url: string, _init: RequestInit) => Response.json(events('2027-03-01')));
    await domainEnds({ settings, known: [], now: () => 9, fetch });
    const accepts = { Accept: 'application/rdap+json, application/json' };
    expect(fetch.mock.calls).toEqual([
      ['https://rdap.example/domain/clinic.example', { headers: accepts, signal: expect.any(AbortSignal) }],
    ]);
  });

  it('is that of the expiration, and of its own domain alone', async () => {
    const other = { events: [{ eventAction: 'registration', eventDate: '2001-01-01' }] };
    expect(await asked(() => Response.json(other))).toMatchObject([{ endsAt: null }]);
    const both = { DOMAINS: ['new.example', 'clinic.example'] };
    expect(await asked(() => new Response('', { status: 503 }), both)).toEqual([
      { name: 'new.example', endsAt: null, askedAt: null },
      ...known,
    ]);
  });

  it('is read from half a megabyte, and from no more', async () => {
    const padded = (length: number) => () => new Response(JSON.stringify(events('2027-03-01')).padEnd(length));
    expect(await asked(padded(524_288))).toMatchObject([{ askedAt: 9 }]);
    expect(await asked(padded(524_289))).toEqual(known);
  });

  it('is asked of nobody where that is turned off', async () => {
    expect(await asked(() => Response.json(events('2027-03-01')), { RDAP_URL: '' })).toEqual([]);
  });

  it('is that of the site, or of those that are named', () => {
    expect(watchedDomains(settings)).toEqual(['clinic.example']);
    expect(watchedDomains({ ...settings, SITE_ORIGIN: 'https://clinic.www.example' })).toEqual(['clinic.www.example']);
    expect(watchedDomains({ ...settings, DOMAINS: ['a.example', 'b.example'] })).toEqual(['a.example', 'b.example']);
  });
});
