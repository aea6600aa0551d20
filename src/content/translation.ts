/**
 * A translation of records: what a language says in place of English texts, nested as the records are (`.cache/languages/<code>/patch.ts`).
 * It holds texts alone, so that a phone number, a picture or a price is the one that counts now, whatever a translation was made from.
 */
import { type Fields, type Overlay, overlaid } from './overlay.ts';

/**
 * A value in a language. A text is replaced where there is one, a list of texts as a whole; what WordPress has taken away stays away.
 * The value itself is not changed.
 */
export function inTranslation(value: unknown, patch: unknown): unknown {
  if (typeof patch === 'string') return typeof value === 'string' ? patch : value;
  if (Array.isArray(patch)) return Array.isArray(value) ? patch : value;
  if (!isObject(patch) || !isObject(value)) return value;
  if (Array.isArray(value)) return value.map((entry: unknown, at) => inTranslation(entry, patch[at]));
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, inTranslation(inner, patch[key])]));
}

/** The records as they stand now, in a language: for `withOverlay`, around which what WordPress says lies already. */
export function translationOverlay(patch: Overlay): Overlay {
  const overlay: Record<string, Fields> = {};
  for (const [name, data] of overlaid.records) {
    const said = patch[name];
    if (said) overlay[name] = { ...overlay[name], ...fieldsIn(data as Fields, said) };
  }
  return overlay;
}

/** Fields that WordPress says, in a language: what a document of that language brings along for the browser. */
export const overlayIn = (overlay: Overlay, patch: Overlay): Overlay =>
  Object.fromEntries(
    Object.entries(overlay).map(([name, fields]) => [name, { ...fields, ...fieldsIn(fields, patch[name] ?? {}) }]),
  );

/** Names of records of which WordPress says something that a translation does not know: these parts are newer in English. */
export const newerThan = (patch: Overlay, overlay: Overlay): string[] =>
  Object.keys(overlay).filter((name) => Object.keys(overlay[name] ?? {}).some((field) => patch[name]?.[field] !== undefined));

/** The fields that a translation says otherwise. */
const fieldsIn = (data: Fields, said: Fields): Fields =>
  Object.fromEntries(
    Object.keys(said)
      .filter((field) => field in data)
      .map((field) => [field, inTranslation(data[field], said[field])]),
  );

const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
