import type { MetadataJson } from 'libphonenumber-js/core/es6';

/**
 * Countries whose numbers are shown in their own groups; others stand as digits after their code. Where most patients write from, and where
 * French and Arabic are read.
 */
const GROUPED = new Set('IN GB US AE SA QA OM KW BH SG AU BD LK FR MA DZ TN EG JO IQ LB YE SD LY'.split(' '));
/** Two formats of India list every small town's area code. Such a landline is shown in the groups of a mobile number. */
const LONGEST_LEADING_DIGITS = 80;

/** Places within a country's record: libphonenumber-js, METADATA.md. */
const FORMATS = 4;
const INTERNATIONAL_FORMAT = 5;
/** How a number is written at home, kinds of numbers, and what is dialled or written before an extension: nothing that reading needs. */
const NOT_READ = [6, 9, 11, 12, 13];

/**
 * The numbering plans without what only tells kinds of numbers apart, and with few formats: half the bytes. A number found by these is
 * the same number that is found by the whole ones; whether it exists is told by the whole ones alone.
 */
export function liteMetadata(whole: MetadataJson): MetadataJson {
  // The library's types do not have the codes of satellites and the like.
  const { nonGeographic } = whole as { nonGeographic?: Readonly<Record<string, unknown>> };
  return { ...whole, countries: liteRecords(whole.countries), nonGeographic: liteRecords(nonGeographic ?? {}) } as MetadataJson;
}

const liteRecords = (records: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(records).map(([region, record]) => [region, liteRecord(region, record as unknown[])]));

function liteRecord(region: string, record: readonly unknown[]): unknown[] {
  const formats: unknown = record[FORMATS];
  const kept = GROUPED.has(region) && Array.isArray(formats) ? formats.map(liteFormat).filter(isShort) : 0;
  const lite = record.map((part, place) => (NOT_READ.includes(place) ? 0 : part));
  lite[FORMATS] = kept;
  return withoutEnd(lite);
}

/** Its international form, and the last and most exact of its leading digits. */
function liteFormat(format: unknown): unknown {
  if (!Array.isArray(format)) return format;
  const [pattern, national, leading] = format as unknown[];
  const international: unknown = format[INTERNATIONAL_FORMAT];
  const shown = typeof international === 'string' && international !== 'NA' ? international : national;
  return [pattern, shown, Array.isArray(leading) ? leading.slice(-1) : leading];
}

const isShort = (format: unknown): boolean =>
  JSON.stringify(Array.isArray(format) ? format[2] : '').length <= LONGEST_LEADING_DIGITS;

/** Nought stands for "none", as an empty place does. */
const withoutEnd = (record: unknown[]): unknown[] => record.slice(0, record.findLastIndex(Boolean) + 1).map((part) => part ?? 0);
