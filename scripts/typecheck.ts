/** Types of the four worlds, each with its own globals: application (DOM), service worker, Worker (workerd), tests and scripts (Node). */
import { run } from './run.ts';

await run('node', ['scripts/records.ts']);
for (const project of ['src', 'src/service-worker', 'worker', 'tests']) await run('tsc', ['-p', project]);
