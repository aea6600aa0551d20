/**
 * Requests per second and CPU time per request of the built Worker, as a Markdown table: `npm run bench`.
 * CPU is that of the whole workerd process (user and system): router, assets, Worker, and Miniflare's stand-ins for KV,
 * cache and the store of files, which production does not charge to the Worker. `hello` is the floor under all rows;
 * "above hello" is closest to a row's own work. Trust the ratios within one run; the figures belong to the machine.
 * A measurement, never a test. Needs Linux (`/proc`).
 *
 *   npm run bench -- --rounds 3 --seconds 2
 */
import { parseArgs } from 'node:util';
import { measure, onceTotal } from './bench/measure.ts';
import { setStage } from './bench/stage.ts';
import { benchTable } from './bench/table.ts';
import { run } from './run.ts';

const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '5' }, seconds: { type: 'string', default: '3' } },
});
const plan = { rounds: Number(values.rounds), roundMs: Number(values.seconds) * 1000, onceRequests: 200 };

await run('node', ['scripts/build.ts']);
const stage = await setStage(onceTotal(plan));
try {
  const measured = await measure({ ...plan, ...stage });
  console.log(benchTable(measured));
  for (const { case: each, unexpected, example } of measured) {
    if (unexpected)
      console.log(`\n${each.name}: ${unexpected} answers were not what this row measures; the first was ${example}`);
  }
} finally {
  await stage.stop();
}
