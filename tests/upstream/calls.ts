import type { IncomingHttpHeaders } from 'node:http';
import type { Area } from './area.ts';

const MOST_REMEMBERED = 10_000;

/** One request that reached the double, whatever it was answered. */
export interface Call {
  method: string;
  /** Path and query. */
  url: string;
  area: Area | 'other';
  headers: IncomingHttpHeaders;
  /** Milliseconds since 1970. */
  at: number;
}

export interface CallLog {
  /** The latest calls, oldest first; ten thousand at most, so that a long run does not fill the memory. */
  readonly list: readonly Call[];
  /** All calls to an area since the last reset, or those remembered that match. */
  count: (which?: Area | 'other' | ((call: Call) => boolean)) => number;
  record: (call: Call) => void;
  reset: () => void;
}

export function createCallLog(): CallLog {
  const list: Call[] = [];
  const totals = new Map<string, number>();
  return {
    list,
    count: (which) => {
      if (typeof which === 'function') return list.filter(which).length;
      if (which) return totals.get(which) ?? 0;
      return [...totals.values()].reduce((sum, total) => sum + total, 0);
    },
    record: (call) => {
      list.push(call);
      if (list.length > MOST_REMEMBERED) list.shift();
      totals.set(call.area, (totals.get(call.area) ?? 0) + 1);
    },
    reset: () => {
      list.length = 0;
      totals.clear();
    },
  };
}
