import { describe, expect, it } from 'vitest';
import { type Measured, PageVisits } from './page-visits.ts';

const measured = (changes: Partial<Measured>): Measured => ({
  name: 'LCP',
  value: 1200,
  id: 'v1',
  navigationType: 'navigate',
  navigationId: 1,
  ...changes,
});

describe('PageVisits', () => {
  it('gathers the values of one visit, and reports each once', () => {
    const visits = new PageVisits();
    visits.take(measured({ name: 'TTFB', value: 80, id: 'a' }), '/gallery');
    visits.take(measured({ name: 'LCP', value: 900.123456, id: 'b' }), '/gallery');
    expect(visits.unreported()).toEqual([
      {
        path: '/gallery',
        navigation: 'load',
        first: true,
        values: [
          ['ttfb', 80, null],
          ['lcp', 900.1235, null],
        ],
      },
    ]);
    expect(visits.unreported()).toEqual([]);
  });

  it('reports a value that has changed since with the one it replaces, as the same visit', () => {
    const visits = new PageVisits();
    visits.take(measured({ name: 'CLS', value: 0, id: 'a' }), '/');
    visits.unreported();
    visits.take(measured({ name: 'CLS', value: 0.02, id: 'a' }), '/');
    visits.take(measured({ name: 'INP', value: 64, id: 'b' }), '/');
    expect(visits.unreported()).toEqual([
      {
        path: '/',
        navigation: 'load',
        first: false,
        values: [
          ['cls', 0.02, 0],
          ['inp', 64, null],
        ],
      },
    ]);
  });

  it('takes each return from the cache as a visit of its own', () => {
    const visits = new PageVisits();
    visits.take(measured({ id: 'a' }), '/');
    for (const id of ['b', 'c']) visits.take(measured({ id, navigationType: 'back-forward-cache', value: 40 }), '/');
    expect(visits.unreported().map(({ navigation, first }) => [navigation, first])).toEqual([
      ['load', true],
      ['restored', true],
      ['restored', true],
    ]);
  });

  it('knows a soft navigation by the page it led to, and gives it no first byte', () => {
    const visits = new PageVisits();
    const soft = {
      navigationType: 'soft-navigation',
      navigationId: 2,
      navigationURL: 'https://www.clinic.example/gallery?x=secret',
    } as const;
    visits.take(measured({ ...soft, name: 'TTFB', value: 0, id: 'a' }), '/about-us');
    visits.take(measured({ ...soft, id: 'b' }), '/about-us');
    expect(visits.unreported()).toEqual([{ path: '/gallery', navigation: 'soft', first: true, values: [['lcp', 1200, null]] }]);
  });

  it('holds no more visits than a report takes', () => {
    const visits = new PageVisits();
    for (let n = 0; n < 40; n += 1)
      visits.take(measured({ id: `v${n}`, navigationType: 'soft-navigation', navigationId: n }), '/');
    expect(visits.unreported()).toHaveLength(12);
  });
});
