import type { Overlay } from '../../src/content/overlay.ts';
import type { Language } from './language-file.ts';
import type { LanguageState } from './language-state.ts';
import { lackingTexts, type TranslatedPage } from './page-list.ts';

const HEAD = '/* Made of src/languages by npm run records. */\n';
/** From `.cache/languages` to the root. */
const ROOT = '../..';

/** The languages besides English, and their codes (`#languages`). */
export function tableModule(languages: readonly { language: Language; pages: readonly TranslatedPage[] }[]): string {
  const entries = languages.map(({ language, pages }) => entryOf(language, pages));
  return `${HEAD}import type { RouteName } from '../src/routes.ts';

export interface LanguageEntry {
  code: string;
  /** In its own script. */
  name: string;
  english: string;
  direction: 'ltr' | 'rtl';
  /** ISO 15924. */
  script: string;
  /** For formatters. */
  intl: string;
  openGraph: string;
  /** The doctor who answers for it. Without one it is a draft: in development and staging only. */
  reviewer: string | null;
  /** Pages that exist in it: all that they show is translated. */
  pages: readonly RouteName[];
}

/** In order of their codes. */
export const languages: readonly LanguageEntry[] = ${literal(entries)};

/** Their codes: the addresses that they take. */
export const codes: string = '${languages.map(({ language }) => language.code).join(' ')}';
`;
}

const entryOf = (
  { code, name, english, direction, script, intl, openGraph, reviewer }: Language,
  pages: readonly TranslatedPage[],
) => ({
  code,
  name,
  english,
  direction,
  script,
  intl,
  openGraph,
  reviewer,
  pages: namesOf(pages),
});

/** Names of the pages that lack nothing. */
export const namesOf = (pages: readonly TranslatedPage[]): string[] =>
  pages.flatMap(({ page, missing }) => (missing.length ? [] : page));

/** Which parts of pages are newer in English (`#languages/newer`). */
export function newerModule(languages: readonly { language: Language; pages: readonly TranslatedPage[] }[]): string {
  const newer = languages.map(({ language, pages }) => {
    const stale = pages.filter(({ missing, stale: files }) => !missing.length && files.length);
    return [language.code, Object.fromEntries(stale.map(({ page, stale: files }) => [page, files]))];
  });
  return `${HEAD}import type { RouteName } from '${ROOT}/src/routes.ts';

/** By language and page: records whose English has changed since, such as \`content/home\`. */
export const newerInEnglish: Readonly<Record<string, Partial<Record<RouteName, readonly string[]>>>> = ${literal(
    Object.fromEntries(newer),
  )};
`;
}

/** What each language says to offer a page in itself (`#languages/offers`): a browser reads all of them, in whichever it was built. */
export function offersModule(codes: readonly string[]): string {
  const all = ['en', ...codes];
  const imports = all.map((code) => `import { offer as ${code} } from '../words/${code}/languages.ts';\n`);
  return `${HEAD}${imports.join('')}
export const offers: Readonly<Record<string, string>> = { ${all.join(', ')} };
`;
}

/** Which records a doctor has read in which language (`#languages/reviewed`). */
export function reviewedModule(states: readonly LanguageState[]): string {
  const reviewed = states.map((state) => [state.language.code, reviewedOf(state)]);
  return `${HEAD}/** By language: records, such as \`content/desk\`, that a doctor has read as they stand: whole, no older than the English, and without a question. */
export const reviewedRecords: Readonly<Record<string, readonly string[]>> = ${literal(Object.fromEntries(reviewed))};
`;
}

function reviewedOf(state: LanguageState): string[] {
  const lacking = [...lackingTexts(state)];
  return state.files.flatMap(({ english: { name, record }, translation }) => {
    const isRead = translation?.header?.reviewer && !translation.stale && !translation.questions.length;
    return record && isRead && !lacking.some((at) => at.startsWith(`${name}: `)) ? [name] : [];
  });
}

/** What each language says in place of English texts, and these (`#languages/translations`); read when the first page of it is asked for. */
export function translationsModule(patches: readonly (readonly [code: string, patch: Overlay])[], english: Overlay): string {
  const readOnce = (code: string, overlay: Overlay) =>
    `(read['${code}'] ??= JSON.parse(${JSON.stringify(JSON.stringify(overlay))}) as Overlay)`;
  const getters = patches.map(
    ([code, patch]) => `  get ${code}() {
    return { patch: ${readOnce(code, patch)}, english: english() };
  },\n`,
  );
  return `${HEAD}import type { Overlay } from '${ROOT}/src/content/overlay.ts';
import type { Translation } from '${ROOT}/src/content/translation.ts';

const read: Record<string, Overlay> = {};

const english = () => ${readOnce('en', english)};

/** Texts alone, nested as the records are: laid on with src/content/translation.ts. */
export const translations: Readonly<Record<string, Translation>> = {
${getters.join('')}};
`;
}

const literal = (value: unknown): string => JSON.stringify(value, null, 2);
