/** Format and lint rules of everything in the repository. */
import { commandLine } from './command-line.ts';
import { run } from './run.ts';

const { values } = commandLine(
  `
npm run lint | npm run format

lint checks format and rules (Biome, then oxlint) and changes nothing. format writes what can be fixed automatically.`,
  { options: { write: { type: 'boolean', default: false } } },
);

if (values.write) await run('biome', ['check', '--write', '.']);
else {
  await run('biome', ['ci', '.']);
  await run('oxlint', []);
}
