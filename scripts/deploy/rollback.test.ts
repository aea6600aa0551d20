import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { rollbackCommands } from './rollback.ts';

const VERSION = '0b1a1c4e-1111-4222-8333-444455556666';
const originOf = (environment: string) => `https://${environment}.example`;

it('goes back to the version before, or to one by name, and tries the live address', () => {
  const [back, smoke] = rollbackCommands(['production'], originOf);
  expect(back).toEqual(['wrangler', ['rollback', '--env', 'production', '--message', 'npm run rollback', '--yes']]);
  expect(smoke).toEqual(['node', ['scripts/smoke.ts', 'https://production.example']]);
  expect(rollbackCommands(['staging', VERSION], originOf)[0]?.[1].slice(0, 4)).toEqual(['rollback', VERSION, '--env', 'staging']);
});

it.each([[[]], [['development']], [['production', 'latest']]])('refuses %j', (given) => {
  expect(() => rollbackCommands(given, originOf)).toThrow();
});

it('uses only flags that this wrangler knows', { timeout: 30_000 }, () => {
  const help = execFileSync(process.execPath, ['node_modules/wrangler/bin/wrangler.js', 'rollback', '--help'], {
    encoding: 'utf8',
  });
  const [[, args] = ['', []]] = rollbackCommands(['production', VERSION], originOf);
  for (const flag of args.filter((arg) => arg.startsWith('--'))) expect(help).toContain(flag);
});
