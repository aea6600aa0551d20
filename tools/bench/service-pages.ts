/**
 * How long the build takes with 20 and with 200 service pages, pictures drawn before, as a Markdown table: `npm run bench:pages`.
 * Works in a copy under `.cache/`, whose further records are the one of rhinoplasty under other names. A measurement, never a test.
 */
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { addService, copySite } from '../../build/services/copy-site.ts';
import { serviceSlugs } from '../../build/services/slugs.ts';
import { commandLine } from '../../scripts/command-line.ts';
import { run } from '../../scripts/run.ts';

const SITE = '.cache/bench-pages';
const LOG = '.cache/bench-pages.log';
const FOLDER = join(SITE, 'src/content/services');
const COUNTS = [20, 200];

async function seconds(command: string, args: string[]): Promise<string> {
  const begun = performance.now();
  await run(command, args, { cwd: SITE, logFile: LOG });
  return ((performance.now() - begun) / 1000).toFixed(1);
}

commandLine(`
npm run bench:pages

How long the build takes with 20 and with 200 service pages, as a Markdown table.`);

await copySite(SITE);
console.log('| service pages | pictures kept, s | pages, s | whole build, s |');
console.log('|--:|--:|--:|--:|');
for (const count of COUNTS) {
  const present = (await serviceSlugs(FOLDER)).length;
  for (let n = present + 1; n <= count; n++) {
    await addService(SITE, `further-${n}`, { label: `Further ${n}`, order: 1000 + n });
  }
  await run('node', ['scripts/build.ts'], { cwd: SITE, logFile: LOG });
  const whole = await seconds('node', ['scripts/build.ts']);
  const pictures = await seconds('node', ['tools/pictures/draw.ts']);
  console.log(`| ${count} | ${pictures} | ${await seconds('vike', ['build'])} | ${whole} |`);
}
await rm(SITE, { recursive: true });
