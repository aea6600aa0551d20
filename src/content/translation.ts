/**
 * A translation of records: what a language says in place of English texts, nested as the records are (`#languages/translations`), and the
 * English that it was made from, nested in the same way. A text is replaced where it is still that English alone: WordPress may have
 * changed it, and then what counts is the new sentence in English and not the old one in the language. Phone numbers, pictures and prices
 * are those that count now, whatever a translation was made from.
 */
import { type Fields, type Overlay, overlaid } from './overlay.ts';

/** A language: what it says (`patch`), and in place of what (`english`). */
export interface Translation {
  patch: Overlay;
  english: Overlay;
}

/**
 * A value in a language. Entries of a list keep their words where an editor has put them in another order. What WordPress has taken away
 * stays away. The value itself is not changed.
 */
export function inTranslation(value: unknown, patch: unknown, english: unknown): unknown {
  if (typeof patch === 'string') return value === english ? patch : value;
  if (!isObject(patch) || !isObject(value) || !isObject(english)) return value;
  if (!Array.isArray(value))
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, inTranslation(inner, patch[key], english[key])]));
  // Parts of a sentence stand in another order in another language.
  if (Array.isArray(patch) && !isAlike(patch, english)) return isEqual(value, english) ? patch : value;
  return value.map((entry: unknown, at) => {
    const from = placeOf(entry, at, { patch, english });
    return inTranslation(entry, patch[from], english[from]);
  });
}

/** What of a value is no longer the English that a translation has words for, entries that were put beside it included. */
function newIn(value: unknown, patch: unknown, english: unknown): unknown[] {
  if (patch === undefined) return [];
  if (!isObject(patch) || !isObject(value) || !isObject(english)) return value === english ? [] : [value];
  if (!Array.isArray(value)) return Object.keys(patch).flatMap((key) => newIn(value[key], patch[key], english[key]));
  if (Array.isArray(patch) && !isAlike(patch, english)) return isEqual(value, english) ? [] : [value];
  return value.flatMap((entry: unknown, at) => {
    const from = placeOf(entry, at, { patch, english });
    return from in english ? newIn(entry, patch[from], english[from]) : [entry];
  });
}

/** Where the words of an entry stand in the list that was translated: in its own place, or where its English stood. */
function placeOf(entry: unknown, at: number, { patch, english }: { patch: Fields; english: Fields }): number {
  const fits = (from: number) => patch[from] !== undefined && newIn(entry, patch[from], english[from]).length === 0;
  return fits(at) ? at : (Object.keys(english).map(Number).find(fits) ?? at);
}

/** Whether two lists have entries of the same names, one for one. */
const isAlike = (one: Fields, other: Fields): boolean =>
  String(Object.keys(one)) === String(Object.keys(other)) &&
  Object.keys(one).every((key) => {
    const [a, b] = [one[key], other[key]];
    return isObject(a) && isObject(b) ? isAlike(a, b) : typeof a === typeof b;
  });

const isEqual = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The records as they stand now, in a language: for `withOverlay`, around which what WordPress says lies already. */
export function translationOverlay({ patch, english }: Translation): Overlay {
  const overlay: Record<string, Fields> = {};
  for (const [name, data] of overlaid.records) {
    const said = patch[name];
    if (said) overlay[name] = { ...overlay[name], ...fieldsIn(data as Fields, said, english[name] ?? {}) };
  }
  return overlay;
}

/** Fields that WordPress says, in a language: what a document of that language brings along for the browser. */
export const overlayIn = (overlay: Overlay, { patch, english }: Translation): Overlay =>
  Object.fromEntries(
    Object.entries(overlay).map(([name, fields]) => [
      name,
      { ...fields, ...fieldsIn(fields, patch[name] ?? {}, english[name] ?? {}) },
    ]),
  );

/** Texts of what WordPress says that a translation does not know: they are in English. */
export const newTexts = ({ patch, english }: Translation, overlay: Overlay): string[] =>
  Object.entries(overlay).flatMap(([name, fields]) =>
    Object.keys(fields).flatMap((field) => textsOf(newIn(fields[field], patch[name]?.[field], english[name]?.[field]))),
  );

const textsOf = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return isObject(value) ? Object.values(value).flatMap(textsOf) : [];
};

/** The fields that a translation says otherwise. */
const fieldsIn = (data: Fields, said: Fields, english: Fields): Fields =>
  Object.fromEntries(
    Object.keys(said)
      .filter((field) => field in data)
      .map((field) => [field, inTranslation(data[field], said[field], english[field])]),
  );

const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
