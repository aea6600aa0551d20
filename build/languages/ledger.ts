import { execFileSync } from 'node:child_process';
import { isComplete, type LanguageState, type TranslatedFile } from './language-state.ts';

/** How a file of a language stands. */
export type Standing = 'complete' | 'incomplete' | 'stale' | 'missing';

/** The state of a file in a word. One that is stale and lacks something is incomplete. */
export function standingOf(file: TranslatedFile): Standing {
  if (!file.translation) return 'missing';
  if (!isComplete(file)) return 'incomplete';
  return file.translation.stale ? 'stale' : 'complete';
}

/**
 * Since which day the English is newer than a translation: the first change of its file after the translation was made. Where nothing is
 * known of changes (no repository), the day of the translation.
 */
export function staleSince({ english, translation }: TranslatedFile, changes = changesOf): string | null {
  if (!translation?.stale || !translation.header) return null;
  const { date } = translation.header;
  return changes(english.file, date).toSorted()[0] ?? date;
}

/** Days on which a file was changed, from a day on. */
function changesOf(file: string, from: string): string[] {
  try {
    const log = execFileSync('git', ['log', '--format=%cs', `--since=${from}T00:00:00Z`, '--', file], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return log.split('\n').filter(Boolean);
  } catch {
    // A copy without its history.
    return [];
  }
}

/** What a language has, as a table for a terminal. */
export function ledgerOf(state: LanguageState): string {
  const { language, strays } = state;
  // Some records hold no text.
  const files = state.files.filter(({ english }) => english.texts.length);
  const counted = (standing: Standing) => files.filter((file) => standingOf(file) === standing).length;
  const head = `${language.english} (${language.code}), reviewer: ${language.reviewer ?? 'none, a draft'}`;
  const sums = (['complete', 'stale', 'incomplete', 'missing'] as const).map((standing) => `${counted(standing)} ${standing}`);
  const lines = files.filter(({ translation }) => translation).map(lineOf);
  return `${[`${head}: ${sums.join(', ')}`, ...lines, ...strays.map((file) => `  ${file}: no English beside it`)].join('\n')}\n`;
}

function lineOf(file: TranslatedFile): string {
  const { english, translation } = file;
  const { translator, reviewer } = translation?.header ?? { translator: 'unknown', reviewer: null };
  const since = staleSince(file);
  const troubles = translation?.troubles.length ?? 0;
  const state = [
    standingOf(file),
    ...(troubles ? [`${troubles} of ${english.texts.length} texts`] : []),
    ...(translation?.questions.length ? [`${translation.questions.length} questions to the reviewer`] : []),
    ...(since ? [`English is newer since ${since}`] : []),
  ];
  return `  ${english.name.padEnd(44)} ${state.join(', ')}; by ${translator}, read by ${reviewer ?? 'nobody yet'}`;
}
