import * as language from '#words/language';

const names = new Map<string, Intl.DisplayNames>();

/** The name of a region (ISO 3166-1) in the language of the moment. It comes from the platform, so it costs no bytes of script. */
export function countryName(region: string): string {
  const locale = language.locale;
  const known = names.get(locale) ?? new Intl.DisplayNames(locale, { type: 'region' });
  names.set(locale, known);
  return known.of(region) ?? region;
}
