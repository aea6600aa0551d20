import { within } from '../lib/async.ts';
import { remembered } from '../lib/remembered.ts';
import type { Settings } from '../settings.ts';

const FRESH_MS = 30_000;
const TIMEOUT_MS = 2000;
/** Four looks in a row that did not come. */
const SILENT_MS = 20 * 60_000;

/**
 * The watch itself, for anybody to see. `undelivered`: it has found something, and a channel does not take its alert. `no-channel`:
 * production has none that it could tell anybody by. `off`: by the setting `WATCH`. `unreachable`: the monitor does not answer.
 */
export type WatchHealth = 'ok' | 'silent' | 'undelivered' | 'no-channel' | 'off' | 'unreachable';

/** What the monitor knows of the watch. */
export interface WatchState {
  /** When it last looked, milliseconds since 1970; null: never. */
  watchedAt: number | null;
  /** Channels that have not taken an alert. */
  undelivered: readonly string[];
  /** How many channels there are. */
  channels: number;
}

interface Looks extends Pick<WatchState, 'watchedAt'> {
  settings: Pick<Settings, 'WATCH' | 'ENVIRONMENT'>;
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
 * Whether somebody is told when anything goes wrong: who watches from outside learns by it that the crons have stopped, or that alerts do not
 * arrive, which the site cannot tell by itself. The monitor is asked twice a minute at most. Never throws.
 */
export async function watchHealth(
  ask: () => Promise<WatchState>,
  { settings, builtAt, now }: Omit<Looks, 'watchedAt'>,
): Promise<WatchHealth> {
  if (settings.WATCH === 'off') return 'off';
  return kept(
    () =>
      within(ask(), TIMEOUT_MS).then(
        ({ watchedAt, undelivered, channels }) => {
          if (silentFor({ settings, watchedAt, builtAt, now }) !== null) return 'silent';
          if (settings.ENVIRONMENT === 'production' && channels === 0) return 'no-channel';
          return undelivered.length ? 'undelivered' : 'ok';
        },
        () => 'unreachable' as const,
      ),
    now,
  );
}
