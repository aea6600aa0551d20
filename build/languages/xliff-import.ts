import { parseDocument } from 'yaml';
import type { TranslatedFile } from './language-state.ts';
import { nameOf } from './record-texts.ts';
import { type Origin, skeletonOf } from './skeleton.ts';
import { type ReturnedFile, restored } from './xliff.ts';

/**
 * A file of a language with what an agency sent back. Comments and what it did not translate stay; nobody has read the new texts yet, so the
 * header names no reviewer.
 * @param present The file as it is; null where there is none.
 */
export function imported({ english }: TranslatedFile, returned: ReturnedFile, present: string | null, origin: Origin): string {
  const said = english.texts.flatMap((text) => {
    const given = returned.texts.get(nameOf(text.path));
    return given === undefined ? [] : [{ ...text, text: restored(given, text.text) }];
  });
  const document = parseDocument(present ?? skeletonOf(said, origin));
  for (const { path, text } of said) if (document.getIn(path) !== text) document.setIn(path, text);
  document.setIn(['translation', 'source'], returned.source);
  document.setIn(['translation', 'translator'], origin.translator);
  document.setIn(['translation', 'reviewer'], null);
  document.setIn(['translation', 'date'], origin.date);
  return document.toString({ lineWidth: 110 });
}

/** Units that came back and that no text of English has. */
export const unknownUnits = ({ english }: TranslatedFile, { texts }: ReturnedFile): string[] => {
  const known = new Set(english.texts.map(({ path }) => nameOf(path)));
  return [...texts.keys()].filter((name) => !known.has(name));
};
