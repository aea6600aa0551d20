/** Types of the four worlds, each with its own globals: application (DOM), service worker, Worker (workerd), tests and scripts (Node). */
import { commandLine } from './command-line.ts';
import { run } from './run.ts';

commandLine(`
npm run typecheck

Checks the types of the application, the service worker, the Worker, and tests with scripts, each with its own globals.`);

await run('node', ['scripts/records.ts']);
for (const project of ['src', 'src/service-worker', 'worker', 'tests']) await run('tsc', ['-p', project]);
