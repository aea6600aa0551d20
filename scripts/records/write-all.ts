import { writeSaid, writeWords } from '../words/write-words.ts';
import { writeRecords } from './write-records.ts';

/**
 * Makes every module that is made of data: of the records, and of the words of the interface. Answers how many modules of records changed.
 * @throws RecordError, WordsError
 */
export async function writeAll(root = '.'): Promise<number> {
  const [written] = await Promise.all([writeRecords(root), writeWords(root)]);
  // Of the modules above.
  await writeSaid([], root);
  return written;
}
