/** Builds what browsers load in one language: started by scripts/build.ts, once for each. */
import { createBuilder } from 'vite';
import { CommandError, commandLine } from '../scripts/command-line.ts';
import { CLIENT_BUILDS, LANGUAGE_VARIABLE } from './languages/build-folders.ts';

const { positionals } = commandLine(
  `
node build/build-language.ts LANGUAGE

The scripts that browsers load in a language besides English, into ${CLIENT_BUILDS}. A part of npm run build.`,
  { allowPositionals: true },
);
const [code] = positionals;
if (!code) throw new CommandError('Name the language.');

// Read by vite.config.ts.
process.env[LANGUAGE_VARIABLE] = code;
// vike leaves a build to Vitest that a test of ours has begun (tests/html/added-service.test.ts).
delete process.env['VITEST'];
const builder = await createBuilder({
  logLevel: 'warn',
  build: { outDir: `${CLIENT_BUILDS}/${code}` },
  environments: { client: { build: { copyPublicDir: false } } },
});
const { client } = builder.environments;
if (!client) throw new Error('The site has no part for browsers');
await builder.build(client);
