import type { Context } from 'hono';
import { BUILD_ID } from '../../dist/build-id.js';
import type { AppEnv } from '../dependencies.ts';
import type { Bindings } from '../env.ts';
import { errorName, logFailure } from '../lib/failure.ts';
import { ConfigurationError } from '../settings.ts';
import type { FigureName } from './monitor-contract.ts';
import type { SiteMonitor } from './site-monitor.ts';

/** The one monitor. A stub that has thrown may stay broken: ask for a new one for each call. */
export const monitorOf = ({ SITE_MONITOR }: Pick<Bindings, 'SITE_MONITOR'>): DurableObjectStub<SiteMonitor> =>
  SITE_MONITOR.getByName('site', { locationHint: 'apac' });

/** Calls the monitor after the answer. What it cannot take is lost, and nobody waits for it. */
export function tellMonitor(c: Context<AppEnv>, tell: (monitor: DurableObjectStub<SiteMonitor>) => Promise<unknown>): void {
  const { waitUntil, log } = c.get('deps');
  const told = async (): Promise<void> => {
    await tell(monitorOf(c.env));
  };
  waitUntil(told().catch((error: unknown) => log(JSON.stringify({ event: 'monitor-not-told', error: errorName(error) }))));
}

const GATHERED_MS = 1000;
const gathered = new Map<FigureName, number>();

/**
 * Counts something that went wrong in the Worker, by build. Gathered for a second in this isolate: while everything fails, each isolate
 * makes one call a second.
 */
export function countFigure(c: Context<AppEnv>, name: FigureName): void {
  const waiting = gathered.get(name) ?? 0;
  gathered.set(name, waiting + 1);
  if (waiting > 0) return;
  const { wait, now } = c.get('deps');
  tellMonitor(c, async (monitor) => {
    await wait(GATHERED_MS);
    const times = gathered.get(name) ?? 0;
    gathered.delete(name);
    await monitor.figure(name, BUILD_ID, times, now());
  });
}

/** Says in the log, and counts, that a request failed: by the error's name, never by what was sent. */
export function noteFailure(error: Error, c: Context<AppEnv>): void {
  logFailure(error, error instanceof ConfigurationError ? { configuration: error.message } : {});
  if (c.get('deps')) countFigure(c, 'answers-500');
}
