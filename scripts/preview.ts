/** `npm run preview`: an address for this branch. */
import { commandLine } from './command-line.ts';
import { previewProblems, readEnvironment } from './deploy/environments.ts';
import { run } from './run.ts';

const usage = `
npm run preview [-- --name <name>] [--delete]

Builds this branch and gives it an address of its own (Cloudflare's Worker Previews), with a store of enquiries of its own: what is sent
there is kept there and reaches nobody. A second time with the same name renews it.

  --name <name>   in its address; the name of the Git branch without it
  --delete        takes the preview away, with its store`;
const { values } = commandLine(usage, { options: { name: { type: 'string' }, delete: { type: 'boolean', default: false } } });

const named = ['--env', 'preview', ...(values.name ? ['--name', values.name] : [])];
const problems = previewProblems(readEnvironment('production'));
try {
  if (problems.length) throw new Error(`wrangler.toml:\n${problems.join('\n')}`);
  if (values.delete) await run('wrangler', ['preview', 'delete', ...named, '--skip-confirmation']);
  else {
    await run('node', ['scripts/build.ts']);
    await run('wrangler', ['preview', ...named, '--ignore-base-config']);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
