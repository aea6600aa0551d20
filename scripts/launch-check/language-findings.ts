import { isComplete, type LanguageState, type TranslatedFile } from '../../build/languages/language-state.ts';
import { staleSince } from '../../build/languages/ledger.ts';
import type { LaunchFinding } from './finding.ts';

/** How long the English of a published text may be newer. */
const DAYS = 30;

/**
 * What stands between patients and a language that has a medical reviewer: texts that nobody has read, questions that nobody has answered, and
 * English that has been newer for more than thirty days. A draft is not published, so it keeps no deploy back (`languageNotes`).
 */
export const languageFindings = (states: readonly LanguageState[], today: string, since = staleSince): LaunchFinding[] =>
  states
    .filter(({ language }) => language.reviewer)
    .flatMap(({ files }) => files.flatMap((file) => findingsOf(file, today, since(file))));

function findingsOf(file: TranslatedFile, today: string, since: string | null): LaunchFinding[] {
  const { translation } = file;
  if (!translation || !isComplete(file)) return [];
  const finding = (what: string, wanted: string): LaunchFinding => ({ kind: 'translation', at: `${file.file}.${what}`, wanted });
  return [
    ...(translation.header?.reviewer ? [] : [finding('reviewer', 'the doctor who has read it')]),
    ...(translation.questions.length
      ? [finding('questions', `answers to ${translation.questions.length} questions of the translator`)]
      : []),
    ...(since && daysBetween(since, today) > DAYS
      ? [finding('stale', `the English is newer since ${since}: translate and stamp it`)]
      : []),
  ];
}

/** What is to be known of languages and blocks nothing: one sentence each. */
export function languageNotes(states: readonly LanguageState[], since = staleSince): string[] {
  return states.flatMap(({ language: { english, reviewer }, files }) => {
    const stale = files.filter((file) => since(file));
    return [
      ...(reviewer ? [] : [`${english} has no medical reviewer: a draft, not published in production`]),
      ...stale.map((file) => `${english}: ${file.english.name}, English is newer since ${since(file)}`),
    ];
  });
}

const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / 86_400_000;
