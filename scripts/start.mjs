// `npm start` on any machine with Node 20 or later: installs when needed, then goes on under the Node the project brings along.
// Plain JavaScript without imports from the project: nothing may be installed yet.
import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { delimiter, resolve } from 'node:path';

const installed = 'node_modules/.package-lock.json';
const current = existsSync(installed) && statSync(installed).mtimeMs >= statSync('package-lock.json').mtimeMs;
if (!current) {
  console.log('Installing packages …');
  const npm = spawnSync('npm', ['ci'], { stdio: 'inherit', shell: process.platform === 'win32' });
  if (npm.status !== 0) process.exit(npm.status ?? 1);
}
const [script, ...args] = process.argv.slice(2)[0]?.endsWith('.ts') ? process.argv.slice(2) : ['scripts/serve.ts', ...process.argv.slice(2)];
// Both get Ctrl-C from the terminal; this one waits until the other has put everything away.
process.on('SIGINT', () => {});
// The tools start `node` by name: they shall find the one that came with them.
const env = { ...process.env, PATH: resolve('node_modules/.bin') + delimiter + process.env.PATH };
const result = spawnSync('node', [script, ...args], { stdio: 'inherit', env, shell: process.platform === 'win32' });
process.exit(result.status ?? 1);
