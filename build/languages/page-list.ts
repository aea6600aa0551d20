import type { ShownOn } from '../../src/content/schema/kind.ts';
import type { EnglishFile, EnglishText } from './english-texts.ts';
import type { LanguageState } from './language-state.ts';
import { nameOf, type SourcePath } from './record-texts.ts';

/** A page in a language, as far as its records say. */
export interface TranslatedPage {
  page: string;
  /** Texts that it lacks: file and path. Without any, the page exists. */
  missing: readonly string[];
  /** Its files of which the English is newer. */
  stale: readonly string[];
}

/** What is offered with a page: one screen with it, or what its list leads to. */
const COMES_WITH: Readonly<Record<string, readonly string[]>> = {
  gallery: ['galleryCategory', 'galleryCase'],
  blogs: ['blogsByService', 'post'],
};

/** Every page that a language offers (`pages` in its `language.yaml`), with what it lacks. */
export function pagesOf(state: LanguageState): TranslatedPage[] {
  const lacking = lackingTexts(state);
  const services = new Set(
    state.files.flatMap(({ english: { record } }) => (record?.kind.constant === 'service' ? [record.id] : [])),
  );
  const needed = state.files.flatMap(({ english, translation }) =>
    english.texts.map((text) => ({
      name: english.name,
      at: `${english.name}: ${nameOf(text.path)}`,
      stale: Boolean(translation?.stale),
      shownOn: shownOn(english, text.path),
    })),
  );
  return state.language.pages.flatMap((page) => {
    const own = needed.filter((text) => isOn(page, text.shownOn, services));
    const found = {
      missing: own.flatMap(({ at }) => (lacking.has(at) ? [at] : [])),
      stale: [...new Set(own.flatMap(({ name, stale }) => (stale ? [name] : [])))],
    };
    return [page, ...(COMES_WITH[page] ?? [])].map((each) => ({ page: each, ...found }));
  });
}

/** Texts that are still to come, and those that take one of these over. */
export function lackingTexts({ files }: LanguageState): Set<string> {
  const lacking = new Set<string>();
  for (const { english, translation } of files) {
    const troubled = new Set(translation?.troubles.map(({ path }) => path));
    for (const text of english.texts) {
      const at = `${english.name}: ${nameOf(text.path)}`;
      const isThere = translation?.header && !troubled.has(nameOf(text.path));
      if ((!isThere && !text.mayStay) || takenFrom(text).some((source) => lacking.has(source))) lacking.add(at);
    }
  }
  return lacking;
}

/** Texts that stand in a text: `content/figures: recovery` of `{{figures.recovery}}`. */
const takenFrom = ({ text }: EnglishText): string[] =>
  [...text.matchAll(/\{\{([\w-]+)\.([\w.-]+)\}\}/g)].map(([, record, path]) => `content/${record}: ${path}`);

/** Pages by their names; some are services, which only the records know. */
type Pages = Exclude<ShownOn, readonly unknown[]> | readonly string[];

/** Where records are shown of which WordPress says nothing (`Kind.shownOn`). What no page shows is the desk's, or taken over by others. */
const CLOSED: Readonly<Record<string, (path: SourcePath) => readonly Pages[]>> = {
  thirdParties: () => ['every page'],
  consentNotices: () => ['every page'],
  drawings: ([treatment]) => [['home', 'services', 'gallery', String(treatment)]],
  sampleCases: () => [['home', 'gallery'], 'every service'],
};

/** Pages that show a text. Menus name every treatment, and the list of services shows the sentence of each. */
function shownOn({ record }: EnglishFile, path: SourcePath): readonly Pages[] {
  if (!record) return [];
  const { kind, id } = record;
  if (!kind.shownOn) return CLOSED[kind.constant]?.(path) ?? [];
  if (kind.constant !== 'service') return [kind.shownOn(id, String(path[0]))];
  return path[0] === 'label' ? ['every page'] : [path[0] === 'lead' ? [id, 'services'] : [id]];
}

const isOn = (page: string, shown: readonly Pages[], services: ReadonlySet<string>): boolean =>
  shown.some((pages) => pages === 'every page' || (pages === 'every service' ? services.has(page) : pages.includes(page)));
