import { join } from 'node:path';
import { modulesOf, type ReadRecord } from '../records/write-records.ts';
import { SourceError } from '../source-error.ts';
import { writeFiles, writeModules } from '../words/write-words.ts';
import { namesOf, newerModule, offersModule, reviewedModule, tableModule, translationsModule } from './language-modules.ts';
import { type LanguageState, readStates, sentencesOf } from './language-state.ts';
import { pagesOf, type TranslatedPage } from './page-list.ts';
import { translatedRecords } from './translated-records.ts';
import { wordsModules } from './translated-words.ts';
import { englishOf, patchOf } from './translation-patch.ts';

/**
 * Makes the modules of every language below `root`: `.cache/languages.ts` and `.cache/languages/`, and for each language `.cache/words/<code>`
 * and `.cache/records-<code>`, in the shape of the English ones. What is still to come is in English in them, and its pages are not in the
 * list. Equal files keep their time. Returns the codes, each with the pages that are not in the list although the language offers them.
 * @throws SourceError with every problem of a file that must not stay as it is
 */
export async function writeLanguages(root = '.'): Promise<Map<string, readonly TranslatedPage[]>> {
  const states = await readStates(root);
  const problems = states.flatMap((state) => [...sentencesOf(state, ['wrong']), ...missingWords(state)]);
  if (problems.length) throw new SourceError(problems);
  const listed = states.map((state) => ({
    state,
    language: state.language,
    pages: pagesOf(state),
    records: translatedRecords(state),
  }));
  const cache = join(root, '.cache');
  for (const { language, state, pages, records } of listed) {
    await writeModules(join(cache, `records-${language.code}`), modulesOf(records, recordsOf(state)));
    await writeModules(join(cache, 'words', language.code), wordsModules(state, namesOf(pages)));
  }
  const patches = listed.map(({ language, state, records }) => [language.code, patchOf(recordsOf(state), records)] as const);
  const modules: [string, string][] = [
    ['newer.ts', newerModule(listed)],
    ['offers.ts', offersModule(states.map(({ language }) => language.code))],
    ['reviewed.ts', reviewedModule(states)],
    ['translations.ts', translationsModule(patches, englishOf(states[0] ? recordsOf(states[0]) : []))],
  ];
  await writeModules(join(cache, 'languages'), new Map(modules));
  await writeFiles(cache, new Map([['languages.ts', tableModule(listed)]]));
  return new Map(listed.map(({ language, pages }) => [language.code, pages.filter(({ missing }) => missing.length)]));
}

/** Records of English, in the order of the translated ones. */
const recordsOf = ({ files }: LanguageState): ReadRecord[] => files.flatMap(({ english }) => english.record ?? []);

/** A language that is no longer under work has every word of the interface. */
function missingWords({ language, files }: LanguageState): string[] {
  if (language.underWork) return [];
  const words = files.filter(({ english }) => english.words);
  const absent = words.filter(({ translation }) => !translation).map(({ file }) => `${file}: is missing.`);
  return [...absent, ...sentencesOf({ language, files: words, strays: [] }, ['missing'])];
}
