/**
 * Requests per second and CPU time per request of the built Worker, as a Markdown table: `npm run bench`.
 * CPU is that of the whole workerd process (user and system): router, assets, Worker, and Miniflare's stand-ins for KV,
 * cache and the store of files, which production does not charge to the Worker. `hello` is the floor under all rows;
 * "above hello" is closest to a row's own work. Trust the ratios within one run; the figures belong to the machine.
 * A measurement, never a test. Needs Linux (`/proc`).
 */
import { commandLine, numberOf } from '../../scripts/command-line.ts';
import { run } from '../../scripts/run.ts';
import { measure, onceTotal } from './measure.ts';
import { setStage } from './stage.ts';
import { benchTable } from './table.ts';

const usage = `
npm run bench [-- options]

Requests per second and CPU time per request of the built Worker, as a Markdown table. Linux; builds first.

  --rounds <n>    5 without it
  --seconds <n>   of each round; 3 without it`;
const { values } = commandLine(usage, {
  options: {
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '3' },
  },
});
const plan = {
  rounds: numberOf('--rounds', values.rounds, { least: 1, usage }),
  roundMs: numberOf('--seconds', values.seconds, { least: 1, usage }) * 1000,
  onceRequests: 200,
};

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
