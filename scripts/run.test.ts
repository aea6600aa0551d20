import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';

it('leaves out lines that say nothing, and fails as the command does', () => {
  const command = `console.log('kept'); console.error('a warning of no use'); console.error('told'); process.exitCode = 3`;
  const script = `
    const { run } = await import('./scripts/run.ts');
    await run(process.execPath, ['-e', ${JSON.stringify(command)}], { hide: /of no use/ }).catch(({ message }) => console.log(message.slice(-12)));`;
  const said = execFileSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' });
  expect(said.trim().split('\n').sort()).toEqual(['ended with 3', 'kept', 'told']);
});
