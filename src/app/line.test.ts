import { describe, expect, it } from 'vitest';
import { isSlow, isVerySlow, measureLine, type Timing } from './line.ts';

/** A file that was asked for at `at` and took `ms` from its first byte to its last. */
const file = (at: number, waitMs: number, ms: number, kilobytes: number): Timing => ({
  entryType: 'resource',
  connectStart: 0,
  secureConnectionStart: 0,
  connectEnd: 0,
  requestStart: at,
  responseStart: at + waitMs,
  responseEnd: at + waitMs + ms,
  transferSize: kilobytes * 1000,
});
/** The document over a connection that was made for it. */
const first = (roundTripMs: number, ms: number, kilobytes: number): Timing => ({
  ...file(roundTripMs * 2, roundTripMs, ms, kilobytes),
  entryType: 'navigation',
  secureConnectionStart: roundTripMs,
  connectEnd: roundTripMs * 2,
});

describe('a first view', () => {
  // As they were on the packet link of `npm run bench:browser`.
  it.each([
    ['Slow 3G', [first(400, 640, 32), file(1300, 400, 700, 25)], true],
    ['Slow 4G', [first(150, 310, 32), file(500, 160, 260, 25), file(500, 300, 300, 28)], true],
    ['9 Mbit/s', [first(100, 120, 32), file(330, 105, 60, 25), file(330, 120, 90, 28)], false],
    ['a good line', [first(30, 50, 32), file(120, 30, 20, 25)], false],
  ])('over %s', (_, timings, slow) => {
    expect(isSlow(measureLine(timings))).toBe(slow);
    expect(isVerySlow(measureLine(timings))).toBe(false);
  });

  it('over 2g', () => {
    expect(isVerySlow(measureLine([first(700, 4000, 30)]))).toBe(true);
  });
});

describe('what says nothing about the line', () => {
  it.each([
    ['nothing came over it', [{ ...first(0, 0, 30), transferSize: 0 }]],
    ['a document in one flight over a good line', [first(80, 90, 16)]],
    [
      'a document that the server thought about for long, all its files from the cache',
      [{ ...file(0, 1800, 40, 30), entryType: 'navigation' }],
    ],
    ['little on an old connection', [file(0, 90, 200, 2)]],
  ])('%s', (_, timings) => {
    expect(measureLine(timings).bytesPerMs).toBeUndefined();
    expect(isSlow(measureLine(timings))).toBe(false);
  });
});

it('files that come side by side share the line', () => {
  const line = measureLine([file(0, 50, 400, 50), file(0, 50, 400, 50)]);
  expect(line).toEqual({ roundTripMs: 50, bytesPerMs: 250 });
});

it('a busy server nearby makes no slow line', () => {
  expect(isSlow(measureLine([file(0, 20, 4000, 500)]))).toBe(false);
});

it('the quickest answer is the round trip: a server that thinks does not make a line slow', () => {
  expect(measureLine([file(0, 900, 5, 1), file(1000, 60, 5, 1)]).roundTripMs).toBe(60);
});
