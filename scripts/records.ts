/** Makes modules of the records in `src/content` and of the words in `src/words`: run by every build, before anything reads them. */

import { writeAll } from '../build/records/write-all.ts';
import { SourceError } from '../build/source-error.ts';
import { commandLine } from './command-line.ts';

commandLine(`
npm run records

Checks the records in src/content and makes a module of each, which the site imports as #records/… (docs/records.md).
Of the words of the interface, in src/words, it makes modules #words/….`);

try {
  const { written, lost } = await writeAll();
  if (written) console.log(`${written} modules of records made`);
  // One new text in English takes every page that shows it out of every language: nobody would notice.
  for (const [code, pages] of lost)
    if (pages[0])
      console.log(
        `${code}: ${pages.length} pages are not there, for they lack texts, such as ${pages[0].missing[0]} (npm run translations -- pages ${code})`,
      );
} catch (error) {
  if (!(error instanceof SourceError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
