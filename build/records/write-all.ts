import { writeLanguages } from '../languages/write-languages.ts';
import { writeSaid, writeWords } from '../words/write-words.ts';
import { writeRecords } from './write-records.ts';

/**
 * Makes every module that is made of data: of the records, of the words of the interface, and of both in other languages. Answers how many
 * modules of records changed, and by language the pages that it offers and that are not there.
 * @throws SourceError
 */
export async function writeAll(root = '.') {
  const [written] = await Promise.all([writeRecords(root), writeWords(root)]);
  // Of the modules above.
  const lost = await writeLanguages(root);
  await writeSaid([...lost.keys()], root);
  return { written, lost };
}
