import type { MetadataJson } from 'libphonenumber-js/core/es6';

/** Countries whose numbers are shown in their own groups; others stand as digits after their code. Where most patients write from. */
const GROUPED = new Set('IN GB US AE SA QA OM KW BH SG AU BD LK'.split(' '));

/** Places within a country's record: libphonenumber-js, METADATA.md. */
const FORMATS = 4;
const TYPES = 11;
const INTERNATIONAL_FORMAT = 5;

/**
 * The numbering plans without what only tells kinds of numbers apart, and with few formats: half the bytes. A number found by these is
 * the same number that is found by the whole ones; whether it exists is told by the whole ones alone.
 */
export function leanMetadata(whole: MetadataJson): MetadataJson {
  const countries = Object.entries(whole.countries).map(([region, record]) => {
    const lite = [...(record as unknown[])];
    const formats: unknown = lite[FORMATS];
    lite[FORMATS] = GROUPED.has(region) && Array.isArray(formats) ? formats.map(leanFormat) : 0;
    lite[TYPES] = 0;
    return [region, withoutEnd(lite)];
  });
  return { ...whole, countries: Object.fromEntries(countries) };
}

/** Its international form, and the last and most exact of its leading digits. */
function leanFormat(format: unknown): unknown {
  if (!Array.isArray(format)) return format;
  const [pattern, national, leading] = format as unknown[];
  const international: unknown = format[INTERNATIONAL_FORMAT];
  const shown = typeof international === 'string' && international !== 'NA' ? international : national;
  return [pattern, shown, Array.isArray(leading) ? leading.slice(-1) : leading];
}

/** Nought stands for "none", as an empty place does. */
const withoutEnd = (record: unknown[]): unknown[] => record.slice(0, record.findLastIndex(Boolean) + 1).map((part) => part ?? 0);
