import type { Answer } from './answer.ts';
import { AREAS, type Area } from './area.ts';
import type { Call } from './calls.ts';

/**
 * What can go wrong with an answer:
 * - `down`: the connection is reset before anything is answered
 * - `lost-answer`: the request is taken (a lead is recorded), then the connection is reset
 * - `html`: 200 with the challenge page of a firewall
 * - `slow`: the right answer, later than any reader should wait
 * - `hang`: the request is accepted and never answered
 * - `truncated`: the right answer, cut in the middle but ended properly
 * - `endless`: a body that never ends
 * - `oversized`: the right answer's headers without a length, then 40 MB that end properly
 * - `wrong-shape`: valid JSON of another kind, an object for a list and a list for an object
 * - `empty`: `[]`
 * - `warnings`: PHP warnings in front of the JSON
 */
export const NAMED_FAULTS = [
  'down',
  'lost-answer',
  'html',
  'slow',
  'hang',
  'truncated',
  'endless',
  'oversized',
  'wrong-shape',
  'empty',
  'warnings',
] as const;

export type NamedFault = (typeof NAMED_FAULTS)[number];

/**
 * A named fault, a status with the body the real system would send, the right answer after a delay, or a cache before the system that asks
 * for each address once, whatever the answer says of keeping it.
 */
export type Fault =
  | NamedFault
  | { status: number; headers?: Record<string, string> }
  | { delayMs: number }
  | { kept: Map<string, Answer> };

export interface FaultLimits {
  /** How many calls it hits before it clears itself; without end by default. */
  times?: number;
  /** Only calls whose path and query contain this text (`&page=2`: `per_page=2` has `page=2` in it), or that satisfy this. */
  match?: string | ((call: Call) => boolean);
}

export interface Faults {
  /** Sets the one fault of an area, in place of an earlier one. */
  set: (area: Area, fault: Fault, limits?: FaultLimits) => void;
  /** Clears one area, or all. */
  clear: (area?: Area) => void;
  /** The fault for this call, if any; counts it. */
  take: (call: Call) => Fault | undefined;
}

export function createFaults(): Faults {
  const active = new Map<Call['area'], { fault: Fault; left: number; match: FaultLimits['match'] }>();
  return {
    set: (area, fault, { times = Number.POSITIVE_INFINITY, match } = {}) => {
      active.set(area, { fault, left: times, match });
    },
    clear: (area) => {
      for (const name of area ? [area] : AREAS) active.delete(name);
    },
    take: (call) => {
      const entry = active.get(call.area);
      if (!entry || entry.left <= 0 || !matches(entry.match, call)) return undefined;
      entry.left -= 1;
      return entry.fault;
    },
  };
}

function matches(match: FaultLimits['match'], call: Call): boolean {
  if (match === undefined) return true;
  return typeof match === 'string' ? call.url.includes(match) : match(call);
}
