import { describe, expect, it } from 'vitest';
import { type FieldRow, fieldBoard, isPoor, newestBuild, shownVital } from './field-board.ts';
import { count, type Histogram } from './histogram.ts';

const TODAY = 20_000;
const row = (changes: Partial<FieldRow>, lcp: number, times = 60): FieldRow => {
  const histogram: Histogram = {};
  for (let n = 0; n < times; n += 1) count(histogram, 'lcp', lcp, null);
  return {
    day: TODAY,
    build: 'b',
    route: 'home',
    line: '4g',
    document: 'full',
    navigation: 'load',
    histograms: { lcp: histogram },
    ...changes,
  };
};
const builds = [
  { build: 'b', firstSeen: (TODAY - 1) * 86_400_000 },
  { build: 'a', firstSeen: (TODAY - 40) * 86_400_000 },
];
const near = (value: number | null, wanted: number) => expect(Math.abs((value ?? 0) - wanted) / wanted).toBeLessThan(0.06);

describe('the board', () => {
  const board = fieldBoard(
    [
      row({}, 2000),
      row({ day: TODAY - 6, route: 'gallery', line: '3g' }, 2000),
      row({ day: TODAY - 7, build: 'a' }, 1000),
      row({ day: TODAY - 13, build: 'a' }, 1000),
      row({ day: TODAY - 14, build: 'a' }, 9000, 999),
      row({ navigation: 'soft' }, 100, 999),
    ],
    builds,
    TODAY,
  );

  it('sets seven days beside the seven before, of loads alone', () => {
    const { now, before } = board.overall;
    expect([now.lcp.samples, before.lcp.samples]).toEqual([120, 120]);
    near(now.lcp.p75, 2000);
    near(before.lcp.p75, 1000);
  });

  it('splits by page, line, document and kind of navigation', () => {
    expect(board.byRoute.map(({ name }) => name).toSorted()).toEqual(['gallery', 'home']);
    expect(board.byLine.map(({ name }) => name).toSorted()).toEqual(['3g', '4g']);
    expect(board.byDocument.map(({ name }) => name)).toEqual(['full']);
    expect(board.byNavigation.find(({ name }) => name === 'soft')?.now.lcp.samples).toBe(999);
  });

  it('marks the day on which a build was first seen', () => {
    expect(board.days).toHaveLength(14);
    expect(board.days.filter(({ releases }) => releases.length).map(({ day, releases }) => [day, releases])).toEqual([
      [TODAY - 1, ['b']],
    ]);
    expect(board.byBuild.map(({ build }) => build)).toEqual(['b']);
  });

  it('sets the newest build beside the others of the week', () => {
    const newest = newestBuild([row({}, 3000), row({ build: 'a', day: TODAY - 2 }, 1500)], builds, TODAY);
    near(newest?.now.lcp.p75 ?? null, 3000);
    near(newest?.others.lcp.p75 ?? null, 1500);
    expect(newestBuild([], builds.slice(0, 1), TODAY)).toBeNull();
    expect(newestBuild([], [], TODAY)).toBeNull();
    expect(newest).toMatchObject(builds[0] ?? {});
  });

  it('has nothing of older weeks and of other navigations beside the newest build', () => {
    const rows = [row({ day: TODAY - 6 }, 3000), row({ day: TODAY - 7 }, 9), row({ navigation: 'soft' }, 9)];
    const older = rows.map((one) => ({ ...one, build: 'a' }));
    const newest = newestBuild([...rows, ...older], builds, TODAY);
    expect([newest?.now.lcp.samples, newest?.others.lcp.samples]).toEqual([60, 60]);
    const { byBuild } = fieldBoard(rows, builds, TODAY);
    expect(byBuild.map(({ build, now }) => [build, now.lcp.samples])).toEqual([['b', 60]]);
  });

  it('has the most visited first, by whichever week has more, and then by name', () => {
    const visited = (route: string, measure: 'ttfb' | 'fcp', times: number, day = TODAY): FieldRow => {
      const [histogram = {}] = Object.values(row({}, 100, times).histograms);
      return { ...row({}, 100), route, day, histograms: { [measure]: histogram } };
    };
    const rows = [
      visited('few', 'ttfb', 1),
      visited('z', 'ttfb', 4),
      visited('a', 'fcp', 2),
      visited('a', 'ttfb', 2),
      visited('most', 'ttfb', 5),
      visited('before', 'ttfb', 9, TODAY - 8),
    ];
    expect(fieldBoard(rows, builds, TODAY).byRoute.map(({ name }) => name)).toEqual(['before', 'most', 'a', 'z', 'few']);
  });

  it('shows builds that are new or visited, with what was measured of each', () => {
    const known = [
      { build: 'new', firstSeen: (TODAY - 13) * 86_400_000 },
      { build: 'old', firstSeen: (TODAY - 14) * 86_400_000 },
      { build: 'visited', firstSeen: 0 },
    ];
    const [histogram = {}] = Object.values(row({}, 100, 3).histograms);
    const rows = [row({ build: 'visited', histograms: { ttfb: histogram } }, 100), row({ build: 'old', day: TODAY - 7 }, 100)];
    expect(fieldBoard(rows, known, TODAY).byBuild.map(({ build, now }) => [build, now.ttfb.samples])).toEqual([
      ['new', 0],
      ['visited', 3],
    ]);
  });

  it('shows each of fourteen days by itself, today first', () => {
    expect(board.days.map(({ day }) => TODAY - day)).toEqual(Array.from({ length: 14 }, (_, back) => back));
    expect(board.days.map(({ percentiles }) => percentiles.lcp.samples)).toEqual([60, 0, 0, 0, 0, 0, 60, 60, 0, 0, 0, 0, 0, 60]);
  });
});

it.each([
  ['cls', 0.045, '0.04'],
  ['cls', 0.25, '0.25'],
  ['lcp', 999, '999 ms'],
  ['lcp', 180.4, '180 ms'],
  ['lcp', 1000, '1.0 s'],
  ['inp', 2449, '2.4 s'],
] as const)('%s of %d is shown as %s', (name, value, shown) => {
  expect(shownVital(name, value)).toBe(shown);
});

it.each([
  ['ttfb', 1800],
  ['fcp', 3000],
  ['lcp', 4000],
  ['inp', 500],
  ['cls', 0.25],
] as const)('%s is poor above %d', (name, bound) => {
  expect([isPoor(name, bound), isPoor(name, bound * 1.01)]).toEqual([false, true]);
});
