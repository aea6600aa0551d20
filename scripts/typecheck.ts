/** Types of the three worlds, each with its own globals: application (DOM), Worker (workerd), tests and scripts (Node). */
import { run } from './run.ts';

for (const project of ['src', 'worker', 'tests']) await run('tsc', ['-p', project]);
