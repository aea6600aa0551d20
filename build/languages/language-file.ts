import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { parse } from 'yaml';
import { SourceError } from '../source-error.ts';

/** One folder for each language but English, which is the source. */
export const LANGUAGES = 'src/languages';

const line = (max = 60) => v.pipe(v.string('must be text'), v.nonEmpty('is empty'), v.maxLength(max, 'is too long'));
const CATEGORIES = ['zero', 'one', 'two', 'few', 'many', 'other'] as const;

const schema = v.pipe(
  v.strictObject({
    /** In its own script. */
    name: line(),
    english: line(),
    direction: v.picklist(['ltr', 'rtl'], 'must be ltr or rtl'),
    /** ISO 15924. */
    script: v.pipe(v.string(), v.regex(/^[A-Z][a-z]{3}$/, 'must be a script such as Arab')),
    /** For formatters: numbers and calendar with it, so that a device's own settings change nothing. */
    intl: v.pipe(
      v.string(),
      v.check((tag) => Intl.DateTimeFormat.supportedLocalesOf(tag.toLowerCase()).length === 1, 'must be a tag such as fr'),
    ),
    /** Nought to nine, as dates and times are written with. */
    digits: v.pipe(
      v.string(),
      v.check((digits) => [...digits].length === 10, 'must be the ten digits'),
    ),
    clock: v.picklist(['12', '24'], 'must be 12 or 24, in quotes'),
    openGraph: v.pipe(v.string(), v.regex(/^[a-z]{2}_[A-Z]{2}$/, 'must be such as fr_FR')),
    plurals: v.array(v.picklist(CATEGORIES, `must be of ${CATEGORIES.join(', ')}`)),
    translator: line(120),
    /** The doctor who answers for it. Without one, it is a draft. */
    reviewer: v.nullable(line(120)),
    /** Pages that it offers, by their names in src/routes.ts (the type check knows them): each exists once all that it shows is translated. */
    pages: v.array(line()),
    /** While it is, a word of the interface that is missing is in English, and no error. */
    underWork: v.boolean('must be true or false'),
  }),
  v.check(
    ({ intl, plurals }) => plurals.toSorted().join() === formsOf(intl).join(),
    ({ input: { intl } }) => `must have the plural forms ${formsOf(intl).join(', ')}`,
  ),
);

const formsOf = (tag: string): string[] => new Intl.PluralRules(tag).resolvedOptions().pluralCategories.toSorted();

export type LanguageFile = v.InferOutput<typeof schema>;

/** A language and the name of its folder, which is its code. */
export interface Language extends LanguageFile {
  code: string;
}

/** Every language below `root`, in order of the codes. @throws SourceError */
export async function readLanguages(root = '.'): Promise<Language[]> {
  const folders = await readdir(join(root, LANGUAGES), { withFileTypes: true });
  const codes = folders.flatMap((entry) => (entry.isDirectory() ? [entry.name] : [])).toSorted();
  return Promise.all(codes.map((code) => readLanguage(code, root)));
}

async function readLanguage(code: string, root: string): Promise<Language> {
  const file = `${LANGUAGES}/${code}/language.yaml`;
  return languageOf(code, file, await readFile(join(root, file), 'utf8'));
}

/** A language as its file says it. @throws SourceError */
function languageOf(code: string, file: string, source: string): Language {
  // So that a path shows whether it begins with one: src/service-worker/plan.ts.
  if (!/^[a-z]{2}$/.test(code)) throw new SourceError([`${file}: the folder must be called by two letters, as in ISO 639-1.`]);
  const { success, issues, output } = v.safeParse(schema, parse(source));
  if (success) return { code, ...output };
  throw new SourceError(issues.map((issue) => `${file}: ${issue.path ? `“${v.getDotPath(issue)}” ` : ''}${issue.message}.`));
}
