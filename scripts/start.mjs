// `npm start` on any machine with Node 20 or later: installs when needed, then goes on under the Node the project brings along.
// Plain JavaScript without imports from the project: nothing may be installed yet.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { delimiter, resolve } from 'node:path';

const windows = process.platform === 'win32';
const installed = 'node_modules/.package-lock.json';
if (!existsSync(installed) || statSync(installed).mtimeMs < statSync('package-lock.json').mtimeMs) {
  console.log('Installing packages …');
  // npm would warn of each tool that needs a newer Node than the machine's: they run under the one installed here.
  const npm = spawnSync('npm', ['ci', '--loglevel=error'], { stdio: 'inherit', shell: windows });
  if (npm.status !== 0) process.exit(npm.status ?? 1);
}

const env = {
  ...process.env,
  // The tools start `node` by name: they shall find the one that came with them.
  PATH: resolve('node_modules/.bin') + delimiter + process.env.PATH,
  // They are started some hundred times, and compiling wrangler alone takes half a second.
  NODE_COMPILE_CACHE: resolve('.cache/compiled'),
};
// Modules of the records, which an installation makes as well: whatever is imported from here on may read them.
const records = spawnSync('node', ['scripts/records.ts'], { stdio: 'inherit', env, shell: windows });
if (records.status !== 0) process.exit(records.status ?? 1);
const script = process.env.npm_lifecycle_event === 'test' ? 'scripts/test.ts' : 'scripts/serve.ts';
const child = spawn('node', [script, ...process.argv.slice(2)], { stdio: 'inherit', env, shell: windows });
child.on('exit', (code) => process.exit(code ?? 1));
// Ctrl-C reaches the child from the terminal by itself; this one waits until everything is put away.
process.on('SIGINT', () => {});
process.on('SIGTERM', () => child.kill('SIGTERM'));
