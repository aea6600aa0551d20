import { describe, expect, it } from 'vitest';
import { type FieldRow, fieldBoard, newestBuild } from './field-board.ts';
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
  });
});
