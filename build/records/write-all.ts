import { writeLanguages } from '../languages/write-languages.ts';
import { writeSaid, writeWords } from '../words/write-words.ts';
import { writeRecords } from './write-records.ts';

/**
 * Makes every module that is made of data: of the records, of the words of the interface, and of both in other languages. Answers how many modules of records changed.
 * @throws RecordError, WordsError, TranslationError
 */
export async function writeAll(root = '.'): Promise<number> {
  const [written] = await Promise.all([writeRecords(root), writeWords(root)]);
  // Of the modules above.
  await writeSaid(await writeLanguages(root), root);
  return written;
}
