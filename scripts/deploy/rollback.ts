/** The commands of a rollback, in order. Throws when it is not said where, or when the version is none. */
export function rollbackCommands(
  [environment, version]: readonly string[],
  originOf: (environment: 'staging' | 'production') => string,
): [command: string, args: string[]][] {
  if (environment !== 'production' && environment !== 'staging') throw new Error('Where? npm run rollback -- production');
  if (version !== undefined && !/^[0-9a-f-]{36}$/.test(version))
    throw new Error(`${version} is no version; see npx wrangler versions list --env ${environment}`);
  const message = ['--message', 'npm run rollback', '--yes'];
  return [
    ['wrangler', ['rollback', ...(version ? [version] : []), '--env', environment, ...message]],
    ['node', ['scripts/smoke.ts', originOf(environment)]],
  ];
}
