/** Adds the content as it is now to a finished build, for the last resort of an outage; the build itself stays what was tested. */

import { writeSnapshot } from '../build/snapshot.ts';
import { commandLine } from './command-line.ts';

commandLine(`
npm run snapshot

Reads WordPress and the clinic's API as the variables in the environment name them, and lays the records beside dist/client.`);
console.log(`${await writeSnapshot(process.env, 'dist/client')} records of content in the snapshot`);
