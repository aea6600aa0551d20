import { within } from '../lib/async.ts';
import { remembered } from '../lib/remembered.ts';
import type { Settings } from '../settings.ts';

const FRESH_MS = 30_000;
const TIMEOUT_MS = 2000;
/** Four looks in a row that did not come. */
const SILENT_MS = 20 * 60_000;

/** The watch itself, for anybody to see. `off`: by the setting `WATCH`. `unreachable`: the monitor does not answer. */
export type WatchHealth = 'ok' | 'silent' | 'off' | 'unreachable';

interface Looks {
  settings: Pick<Settings, 'WATCH'>;
  /** When the watch last looked, milliseconds since 1970; null: never. */
  watchedAt: number | null;
  /** A watch that has never looked, as where no cron runs, has no time of its own to count from. */
  builtAt: number;
  now: number;
}

/** For how long the watch has not looked, in milliseconds; null while that is as it should be, and where nothing is watched. */
export function silentFor({ settings, watchedAt, builtAt, now }: Looks): number | null {
  const silentMs = now - (watchedAt ?? builtAt);
  return settings.WATCH === 'on' && silentMs > SILENT_MS ? silentMs : null;
}

const kept = remembered<WatchHealth>(FRESH_MS);

/**
 * Whether somebody would be told if anything went wrong: who watches from outside learns by it that the crons have stopped, which the site
 * cannot tell by itself. The monitor is asked twice a minute at most. Never throws.
 */
export async function watchHealth(
  ask: () => Promise<number | null>,
  { settings, builtAt, now }: Omit<Looks, 'watchedAt'>,
): Promise<WatchHealth> {
  if (settings.WATCH === 'off') return 'off';
  return kept(
    () =>
      within(ask(), TIMEOUT_MS).then(
        (watchedAt) => (silentFor({ settings, watchedAt, builtAt, now }) === null ? 'ok' : 'silent'),
        () => 'unreachable' as const,
      ),
    now,
  );
}
