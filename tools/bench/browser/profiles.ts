/** A line and a device, as Chromium throttles them. */
export interface Profile {
  name: string;
  /** Added to each request. */
  latencyMs: number;
  /** Kilobits a second, both ways. */
  kbits: number;
}

/** The device of all measurements. */
export const PHONE = { width: 390, height: 844, deviceScaleFactor: 2 };

/** Times slower than this machine. */
export const CPU_SLOWDOWN = 4;

export const profiles: readonly Profile[] = [
  { name: 'Slow 3G', latencyMs: 400, kbits: 400 },
  { name: 'Slow 4G', latencyMs: 150, kbits: 1600 },
  { name: 'Fast 4G', latencyMs: 60, kbits: 9000 },
];

/**
 * The least time in which a line can bring a first view, in milliseconds: one round trip for the document, one more where the view
 * needs further files, and the bytes of all of them.
 */
export const networkLimitMs = ({ latencyMs, kbits }: Profile, bytes: number, needsMore: boolean): number =>
  latencyMs * (needsMore ? 2 : 1) + (bytes * 8) / kbits;
