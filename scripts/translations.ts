/** What each language has of the English, and what its files lack. */
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { readEnglish } from '../build/languages/english-texts.ts';
import { readLanguages } from '../build/languages/language-file.ts';
import { type LanguageState, readState, sentencesOf, type TranslatedFile } from '../build/languages/language-state.ts';
import { ledgerOf } from '../build/languages/ledger.ts';
import { pagesOf } from '../build/languages/page-list.ts';
import { completed, skeletonOf, stamped } from '../build/languages/skeleton.ts';
import { readXliff, xliffOf } from '../build/languages/xliff.ts';
import { imported, unknownUnits } from '../build/languages/xliff-import.ts';
import { CommandError, commandLine, wrongUsage } from './command-line.ts';

const USAGE = `
npm run translations                                what each language has, file by file
npm run translations -- check ar [files]            what is missing, and what must not stay as it is
npm run translations -- pages ar                    which pages exist in a language, and what the others lack
npm run translations -- questions ar [files]        what translators ask the reviewer (# reviewer: …)
npm run translations -- skeleton ar services/rhinoplasty words/header [--only label,lead]
                                                    files to translate, with the English in them; adds what a file lacks
npm run translations -- stamp ar [files]            writes down that files were made from the English as it is now
npm run translations -- export ar FILE.xlf [files]  XLIFF 2.0 for an agency, with what is translated already
npm run translations -- import ar FILE.xlf [--translator NAME]

Files are named as below src/content (services/rhinoplasty) or, with “words/” before them, below src/words.
More about translations: docs/languages.md`;

const { positionals, values } = commandLine(USAGE, {
  allowPositionals: true,
  options: { only: { type: 'string' }, translator: { type: 'string' } },
});
const [command, code, ...names] = positionals;
const today = new Date().toISOString().slice(0, 10);

const commands: Readonly<Record<string, (state: LanguageState) => void | Promise<void>>> = {
  check,
  pages,
  questions,
  skeleton: writeSkeletons,
  stamp,
  export: writeXliff,
  import: takeXliff,
};

const [languages, english] = await Promise.all([readLanguages(), readEnglish()]);
if (!command) for (const language of languages) console.log(ledgerOf(await readState(language, english)));
else {
  const work = commands[command];
  if (!work) wrongUsage(`There is no command “${command}”.`, USAGE);
  const language = languages.find((each) => each.code === code);
  if (!language)
    throw new CommandError(`“${code ?? ''}” is none of the languages: ${languages.map((each) => each.code).join(', ')}.`);
  await work(await readState(language, english));
}

function check(state: LanguageState): void {
  const files = names.length ? chosen(state) : state.files.filter(({ translation }) => translation);
  const sentences = sentencesOf({ ...state, files, strays: names.length ? [] : state.strays });
  for (const sentence of sentences) console.log(sentence);
  console.log(`${state.language.english}: ${files.length} files, ${sentences.length} problems`);
  if (sentences.length) process.exitCode = 1;
}

function pages(state: LanguageState): void {
  for (const { page, missing, stale } of pagesOf(state)) {
    const newer = stale.length ? `; English is newer: ${stale.join(', ')}` : '';
    const files = [...Map.groupBy(missing, (at) => at.split(': ')[0])].map(([file, texts]) => `${file} ${texts.length}`);
    console.log(`${page}: ${missing.length ? `lacks ${missing.length} texts: ${files.join(', ')}` : 'exists'}${newer}`);
  }
}

function questions(state: LanguageState): void {
  const files = names.length ? chosen(state) : state.files;
  for (const { file, translation } of files)
    for (const question of translation?.questions ?? []) console.log(`${file}, ${question}`);
}

async function writeSkeletons(state: LanguageState): Promise<void> {
  if (!names.length) wrongUsage('Name the files to translate.', USAGE);
  for (const { english: source, file } of chosen(state)) {
    const present = existsSync(file) ? await readFile(file, 'utf8') : null;
    await mkdir(dirname(file), { recursive: true });
    const only = values.only?.split(',');
    const texts = source.texts.filter(({ path }) => !only || only.includes(String(path[0])));
    const origin = { translator: state.language.translator, date: today };
    const text = present === null ? skeletonOf(texts, origin) : completed(present, texts);
    // What it was made from is the whole file.
    await writeFile(file, (present === null && stamped(text, source.texts, today)) || text);
    console.log(file);
  }
}

async function stamp(state: LanguageState): Promise<void> {
  const files = names.length ? chosen(state) : state.files.filter(({ translation }) => translation?.stale);
  for (const { english: source, file } of files) {
    if (!existsSync(file))
      throw new CommandError(`There is no file ${file} yet: npm run translations -- skeleton ${code} ${source.name}`);
    const text = stamped(await readFile(file, 'utf8'), source.texts, today);
    if (text === null) throw new CommandError(`${file} has no header with a line for each of its parts, so it was left alone.`);
    await writeFile(file, text);
    console.log(file);
  }
}

async function writeXliff(state: LanguageState): Promise<void> {
  const [target, ...wanted] = names;
  // A file of texts in its place would be written over.
  if (!target?.endsWith('.xlf')) return wrongUsage('Name the file to write, FILE.xlf, before the files that go into it.', USAGE);
  await writeFile(target, xliffOf(state, wanted.length ? chosen(state, wanted) : state.files));
  console.log(target);
}

async function takeXliff(state: LanguageState): Promise<void> {
  const [from] = names;
  if (!from) return wrongUsage('Name the file that came back.', USAGE);
  if (!existsSync(from)) throw new CommandError(`There is no file ${from}.`);
  const origin = { translator: values.translator ?? state.language.translator, date: today };
  for (const returned of returnedIn(from, await readFile(from, 'utf8'))) {
    if (!returned.texts.size) continue;
    const [file] = chosen(state, [returned.name]) as [TranslatedFile];
    for (const unit of unknownUnits(file, returned))
      console.log(`${from}: “${unit}” of ${returned.name} is no text of English, and left out.`);
    const present = existsSync(file.file) ? await readFile(file.file, 'utf8') : null;
    await mkdir(dirname(file.file), { recursive: true });
    await writeFile(file.file, imported(file, returned, present, origin));
    console.log(file.file);
  }
}

function returnedIn(file: string, text: string): ReturnType<typeof readXliff> {
  try {
    return readXliff(text);
  } catch (error) {
    throw new CommandError(`${file} ${error instanceof Error ? error.message : 'cannot be read'}.`);
  }
}

/** The files that were named. */
function chosen({ files }: LanguageState, wanted = names): TranslatedFile[] {
  return wanted.map((name) => {
    const bare = name.replace(/^src\/(?:languages\/\w+\/)?|\.yaml$/g, '');
    const found = files.find(({ english: { name: own } }) => own === bare || own === `content/${bare}`);
    if (!found) throw new CommandError(`No file of English is called “${name}”.`);
    return found;
  });
}
