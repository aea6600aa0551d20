/** A line between a phone and the edge, packet by packet. */
export interface Line {
  name: string;
  roundTripMs: number;
  /** Kilobits a second, to the phone and from it; 0: as fast as the machine. */
  downKbits: number;
  upKbits: number;
}

/** Slow 3G and Slow 4G as Lighthouse and WebPageTest have them; 9 Mbit/s: three quarters of the world's visits are on something better (2026). */
export const LINES: readonly Line[] = [
  { name: 'Slow 3G', roundTripMs: 400, downKbits: 400, upKbits: 400 },
  { name: 'Slow 4G', roundTripMs: 150, downKbits: 1638.4, upKbits: 750 },
  { name: '9 Mbit/s', roundTripMs: 100, downKbits: 9000, upKbits: 3000 },
];

/** The command of `tunlink` that sets a line. */
export const setting = ({ roundTripMs, downKbits, upKbits }: Line): string => `set ${roundTripMs} ${downKbits} ${upKbits}`;
