/** Makes modules of the records in `src/content` and of the words in `src/words`: run by every build, before anything reads them. */

import { TranslationError } from '../build/languages/translation-error.ts';
import { RecordError } from '../build/records/read-record.ts';
import { writeAll } from '../build/records/write-all.ts';
import { WordsError } from '../build/words/read-words.ts';
import { commandLine } from './command-line.ts';

commandLine(`
npm run records

Checks the records in src/content and makes a module of each, which the site imports as #records/… (docs/records.md).
Of the words of the interface, in src/words, it makes modules #words/….`);

try {
  const written = await writeAll();
  if (written) console.log(`${written} modules of records made`);
} catch (error) {
  if (!(error instanceof RecordError || error instanceof WordsError || error instanceof TranslationError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
