const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** `1 day`, `2 days` */
export const counted = (count: number, unit: string): string => `${count} ${unit}${count === 1 ? '' : 's'}`;

/** How long something lasts, as a person of the team would say it: `42 minutes`, `3 hours`, `7 days`; whole ones, rounded down. */
export function durationText(ms: number): string {
  if (ms < 2 * HOUR_MS) return counted(Math.floor(ms / MINUTE_MS), 'minute');
  return ms < 2 * DAY_MS ? counted(Math.floor(ms / HOUR_MS), 'hour') : counted(Math.floor(ms / DAY_MS), 'day');
}

const MINUTE_SEC = 60;
const HOUR_SEC = 3600;
const DAY_SEC = 86_400;

/** The same where there is little room, rounded: `42 s`, `7 min`, `3 h`, `12 days`. */
export function age(seconds: number): string {
  if (seconds < MINUTE_SEC) return `${seconds} s`;
  if (seconds < HOUR_SEC) return `${Math.round(seconds / MINUTE_SEC)} min`;
  return seconds < 2 * DAY_SEC ? `${Math.round(seconds / HOUR_SEC)} h` : `${Math.round(seconds / DAY_SEC)} days`;
}
