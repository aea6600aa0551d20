/** What each language has of the English, and what its files lack. */
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { CommandError, commandLine, wrongUsage } from './command-line.ts';
import { readEnglish } from './languages/english-texts.ts';
import { readLanguages } from './languages/language-file.ts';
import { type LanguageState, readState, sentencesOf, type TranslatedFile } from './languages/language-state.ts';
import { ledgerOf } from './languages/ledger.ts';
import { completed, skeletonOf, stamped } from './languages/skeleton.ts';

const USAGE = `
npm run translations                                what each language has, file by file
npm run translations -- check ar [files]            what is missing, and what must not stay as it is
npm run translations -- skeleton ar services/rhinoplasty words/header
                                                    files to translate, with the English in them; adds what a file lacks
npm run translations -- stamp ar [files]            writes down that files were made from the English as it is now

Files are named as below src/content (services/rhinoplasty) or, with “words/” before them, below src/words.
More about translations: docs/languages.md`;

const { positionals } = commandLine(USAGE, { allowPositionals: true });
const [command, code, ...names] = positionals;
const today = new Date().toISOString().slice(0, 10);

const [languages, english] = await Promise.all([readLanguages(), readEnglish()]);
if (!command) for (const language of languages) console.log(ledgerOf(await readState(language, english)));
else {
  const language = languages.find((each) => each.code === code);
  if (!language)
    throw new CommandError(`“${code ?? ''}” is none of the languages: ${languages.map((each) => each.code).join(', ')}.`);
  const state = await readState(language, english);
  if (command === 'check') check(state);
  else if (command === 'skeleton') await writeSkeletons(state);
  else if (command === 'stamp') await stamp(state);
  else wrongUsage(`There is no command “${command}”.`, USAGE);
}

function check(state: LanguageState): void {
  const files = names.length ? chosen(state) : state.files.filter(({ translation }) => translation);
  const sentences = sentencesOf({ ...state, files, strays: names.length ? [] : state.strays });
  for (const sentence of sentences) console.log(sentence);
  console.log(`${state.language.english}: ${files.length} files, ${sentences.length} problems`);
  if (sentences.length) process.exitCode = 1;
}

async function writeSkeletons(state: LanguageState): Promise<void> {
  if (!names.length) wrongUsage('Name the files to translate.', USAGE);
  for (const { english: source, file } of chosen(state)) {
    const present = existsSync(file) ? await readFile(file, 'utf8') : null;
    await mkdir(dirname(file), { recursive: true });
    const origin = { translator: state.language.translator, date: today };
    await writeFile(file, present === null ? skeletonOf(source.texts, origin) : completed(present, source.texts));
    console.log(file);
  }
}

async function stamp(state: LanguageState): Promise<void> {
  const files = names.length ? chosen(state) : state.files.filter(({ translation }) => translation?.stale);
  for (const { english: source, file } of files) {
    await writeFile(file, stamped(await readFile(file, 'utf8'), source.texts, today));
    console.log(file);
  }
}

/** The files that were named. */
function chosen({ files }: LanguageState): TranslatedFile[] {
  return names.map((name) => {
    const bare = name.replace(/^src\/(?:languages\/\w+\/)?|\.yaml$/g, '');
    const found = files.find(({ english: { name: own } }) => own === bare || own === `content/${bare}`);
    if (!found) throw new CommandError(`No file of English is called “${name}”.`);
    return found;
  });
}
