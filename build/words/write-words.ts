import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, posix } from 'node:path';
import { SourceError } from '../source-error.ts';
import { filesEnding, misnamedSentence } from '../yaml-files.ts';
import { english, LANGUAGE_AREA, languageModule, saidLanguage } from './language-module.ts';
import { readWords, type Words } from './read-words.ts';
import { saidModule } from './said-module.ts';
import { englishPluralForm, wordsModule } from './words-module.ts';

const WORDS = 'src/words';
/** Where `#words/…` leads (package.json): one language, … */
const FOLDER = '.cache/words/en';
/** … and where several are rendered, whichever counts. */
const SAID = '.cache/words/said';
const ENGLISH_FORMS = ['one', 'other'];

/**
 * Makes a module of each file of English words below `root`. Equal files keep their time. Returns how many were written.
 * @throws SourceError with every problem of every file
 */
export async function writeWords(root = '.'): Promise<number> {
  const areas = await readAreas(root);
  const modules = [...areas].map(([area, words]) => [`${area}.ts`, wordsModule(words)] as const);
  const own: [string, string][] = [
    ['plural-form.ts', englishPluralForm],
    [`${LANGUAGE_AREA}.ts`, languageModule(english)],
  ];
  return writeModules(join(root, FOLDER), new Map([...modules, ...own]));
}

/** Makes the modules that speak several languages: English, and those of `codes`, whose own are written already. */
export async function writeSaid(codes: readonly string[], root = '.'): Promise<number> {
  const areas = await readAreas(root);
  return writeModules(
    join(root, SAID),
    new Map([...[...areas].map(([area, words]) => [`${area}.ts`, saidModule(area, words, codes)] as const), saidLanguage(codes)]),
  );
}

/** English words by the names of their files. @throws SourceError */
async function readAreas(root: string): Promise<Map<string, Words>> {
  const areas = new Map<string, Words>();
  const problems: string[] = [];
  const { names, misnamed } = await filesEnding(join(root, WORDS), '.yaml');
  problems.push(...misnamed.map((name) => misnamedSentence(posix.join(WORDS, name))));
  for (const name of names) {
    if (name === `${LANGUAGE_AREA}.yaml`)
      throw new SourceError([`${WORDS}/${name}: the name is taken by what code knows of a language.`]);
    const file = posix.join(WORDS, name);
    try {
      const words = readWords(await readFile(join(root, file), 'utf8'), { file, categories: ENGLISH_FORMS });
      areas.set(name.replace(/\.yaml$/, ''), words);
    } catch (error) {
      if (!(error instanceof SourceError)) throw error;
      problems.push(...error.sentences);
    }
  }
  if (problems.length) throw new SourceError(problems);
  return areas;
}

/** Writes what differs, and removes what no source has any more. Returns how many were written. */
export async function writeModules(folder: string, modules: ReadonlyMap<string, string>): Promise<number> {
  const written = await writeFiles(folder, modules);
  const present = await readdir(folder, { recursive: true });
  for (const name of present) if (name.endsWith('.ts') && !modules.has(name)) await rm(join(folder, name));
  return written;
}

/** Writes what differs. Returns how many were written. */
export async function writeFiles(folder: string, modules: ReadonlyMap<string, string>): Promise<number> {
  await mkdir(folder, { recursive: true });
  let written = 0;
  for (const [name, text] of modules) {
    const path = join(folder, name);
    if ((await readFile(path, 'utf8').catch(() => null)) === text) continue;
    await mkdir(join(path, '..'), { recursive: true });
    await writeFile(path, text);
    written++;
  }
  return written;
}
