import { readdir } from 'node:fs/promises';

/**
 * The files of a folder whose names have an ending, in order, and those that somebody meant to be among them: `clinic.yml` would be left out
 * without a word. What systems and editors hide there is neither.
 */
export async function filesEnding(folder: string, ending: string): Promise<{ names: string[]; misnamed: string[] }> {
  const shown = (await readdir(folder)).filter((name) => !name.startsWith('.')).toSorted();
  return {
    names: shown.filter((name) => name.endsWith(ending)),
    misnamed: shown.filter((name) => /\.ya?ml$/i.test(name) && !name.endsWith(ending)),
  };
}

/** What is wrong with such a file. */
export const misnamedSentence = (file: string): string => `${file}: the name must end in “.yaml”.`;
