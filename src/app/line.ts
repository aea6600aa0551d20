/** What of a navigation's or a file's timing says something about the line; times in milliseconds. */
export type Timing = Pick<
  PerformanceResourceTiming,
  | 'entryType'
  | 'connectStart'
  | 'secureConnectionStart'
  | 'connectEnd'
  | 'requestStart'
  | 'responseStart'
  | 'responseEnd'
  | 'transferSize'
>;

/** What files have taken until now. */
export interface MeasuredLine {
  /** To the edge and back; undefined where nothing came over the line. */
  roundTripMs?: number;
  /** Bytes a millisecond, which is kilobytes a second; undefined where too little came to tell. */
  bytesPerMs?: number;
}

/** Fewer come with the first answer, whatever the line. */
const ENOUGH_BYTES = 10_000;
/** A new connection speeds up from one round trip to the next: what is over before says nothing about the line. */
const ENOUGH_ROUND_TRIPS = 2;
/** A quick answer comes from nearby: what is slow then is a server or a device. */
const NEAR_MS = 60;
const SLOW = { roundTripMs: 300, bytesPerMs: 250 };
/** As browsers that know a kind of line bound 2g. */
const VERY_SLOW = { roundTripMs: 1400, bytesPerMs: 9 };

/**
 * Measures the line by what came over it (`timings`: the document and the files of its page): no browser says more than that on a first
 * visit. Chromium calls a new line of 400 kbit/s "4g", and Safari and Firefox name none.
 */
export function measureLine(timings: readonly Timing[]): MeasuredLine {
  const sent = timings.filter(({ transferSize, responseStart }) => transferSize > 0 && responseStart > 0);
  const trips = sent.flatMap(roundTrips).filter((ms) => ms > 0);
  if (!trips.length) return {};
  const roundTripMs = Math.min(...trips);
  let [bytes, busyMs, until] = [0, 0, 0];
  for (const { responseStart, responseEnd, transferSize } of sent.sort((a, b) => a.responseStart - b.responseStart)) {
    bytes += transferSize;
    busyMs += Math.max(0, responseEnd - Math.max(responseStart, until));
    until = Math.max(until, responseEnd);
  }
  const isEnough = bytes >= ENOUGH_BYTES && busyMs > roundTripMs * ENOUGH_ROUND_TRIPS;
  return { roundTripMs, ...(isEnough && { bytesPerMs: bytes / busyMs }) };
}

/** By what came over the line until now, the document first of all. */
export const measuredLine = (): MeasuredLine =>
  measureLine([
    ...performance.getEntriesByType('navigation'),
    ...performance.getEntriesByType('resource'),
  ] as PerformanceResourceTiming[]);

/**
 * The first part of a new connection is one, and so is the wait for a file. That for a document says nothing: the server may have had
 * to ask others, and where all its files come from the cache there is nothing to compare it with.
 */
function roundTrips({
  entryType,
  connectStart,
  secureConnectionStart,
  connectEnd,
  requestStart,
  responseStart,
}: Timing): number[] {
  return [
    entryType === 'navigation' ? 0 : responseStart - requestStart,
    (secureConnectionStart > connectStart ? secureConnectionStart : connectEnd) - connectStart,
  ];
}

const isBelow = ({ roundTripMs = 0, bytesPerMs = Infinity }: MeasuredLine, bounds: typeof SLOW): boolean =>
  roundTripMs > bounds.roundTripMs || (roundTripMs > NEAR_MS && bytesPerMs < bounds.bytesPerMs);

/** So slow that the application would hold up what the visitor does next. */
export const isSlow = (line: MeasuredLine): boolean => isBelow(line, SLOW);

/** So slow that pictures come on tap. */
export const isVerySlow = (line: MeasuredLine): boolean => isBelow(line, VERY_SLOW);
