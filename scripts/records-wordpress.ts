/** Writes what the plugin for WordPress knows of the records. Run by every build; where the plugin is not at hand there is nothing to write. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { RECORDS_FILE, recordsFile } from '../build/records/wordpress/records-file.ts';
import { commandLine } from './command-line.ts';

commandLine(`
npm run records:wordpress

Writes ${RECORDS_FILE} from the schemas in src/content/schema: labels, help and limits of every field
that editors may change in WordPress.`);

const written = recordsFile();
const stored = existsSync(RECORDS_FILE) ? readFileSync(RECORDS_FILE, 'utf8') : '';
if (existsSync(dirname(RECORDS_FILE)) && stored !== written) {
  writeFileSync(RECORDS_FILE, written);
  console.log(`The fields of records have changed: ${RECORDS_FILE}`);
}
