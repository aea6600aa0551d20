import { filled } from '../../src/content/schema/filled.ts';
import { valuesIn } from '../records/read-record.ts';
import type { ReadRecord } from '../records/write-records.ts';
import type { LanguageState } from './language-state.ts';
import { nameOf, recordWith } from './record-texts.ts';

/**
 * Every record in a language: English where a text is still to come. A translated text takes over what stands in the translated record, an
 * English one what stands in the English.
 */
export function translatedRecords({ files }: LanguageState): ReadRecord[] {
  const english: Record<string, unknown> = {};
  const translated: Record<string, unknown> = {};
  return files.flatMap(({ english: { record }, translation }) => {
    if (!record) return [];
    const { kind, id, raw } = record;
    const data = recordWith(kind, filled(raw, valuesIn(english)), ({ path, text }) => {
      const said = translation?.texts.get(nameOf(path));
      return said === undefined ? text : String(filled(said, valuesIn(translated)));
    });
    // Kinds stand in the order in which they take over from each other (src/content/schema/kinds.ts).
    if (!kind.files.includes('*')) {
      english[id] = record.data;
      translated[id] = data;
    }
    return [{ kind, id, data }];
  });
}
