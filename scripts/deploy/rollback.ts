import { type Read, ROLLBACK_MESSAGE, versionBefore } from './live-version.ts';

type Command = [command: string, args: string[]];

/** What a rollback does, in this order. */
export interface Rollback {
  /** Where it leads, in a sentence. */
  sentence: string;
  back: Command;
  smoke: Command;
}

/** Throws when no version is named and there is none before. */
export async function planRollback(
  environment: 'staging' | 'production',
  named: string | undefined,
  { originOf, read }: { originOf: (environment: 'staging' | 'production') => string; read: Read },
): Promise<Rollback> {
  const earlier = named === undefined ? await versionBefore(read, environment) : null;
  const version = named ?? earlier?.version ?? '';
  return {
    sentence: `${environment} goes back to version ${version}${earlier ? `, ${earlier.how}` : ''}`,
    back: ['wrangler', ['rollback', version, '--env', environment, '--message', ROLLBACK_MESSAGE, '--yes']],
    smoke: ['node', ['scripts/smoke.ts', originOf(environment)]],
  };
}
