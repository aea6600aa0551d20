/** Makes modules of the records in `src/content`: run by every build, before anything reads them. */
import { commandLine } from './command-line.ts';
import { RecordError } from './records/read-record.ts';
import { writeRecords } from './records/write-records.ts';

commandLine(`
npm run records

Checks the records in src/content and makes a module of each, which the site imports as #records/… (docs/records.md).`);

try {
  const written = await writeRecords();
  if (written) console.log(`${written} modules of records made`);
} catch (error) {
  if (!(error instanceof RecordError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
