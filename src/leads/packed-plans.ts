import type { CountryCode, MetadataJson } from 'libphonenumber-js/core/es6';

/** Numbering plans on their way to a browser: what can be told from the rest is left out. */
export interface PackedPlans {
  version: number;
  /** A record each, its region before the calling code: `GB44`. Countries that share a code stand together, the main one first. */
  countries: unknown[][];
  nonGeographic: unknown;
}

/** At build. */
export function packPlans({
  version,
  country_calling_codes,
  countries,
  ...rest
}: MetadataJson & { version?: number }): PackedPlans {
  const { nonGeographic = {} } = rest as { nonGeographic?: unknown };
  const regions = Object.values(country_calling_codes).flat();
  return {
    version: Number(version),
    countries: regions.map((region) => {
      const [code, ...others] = countries[region] as unknown as unknown[];
      return [`${region}${code}`, ...others];
    }),
    nonGeographic,
  };
}

/** In the browser. */
export function unpackPlans({ countries: packed, ...rest }: PackedPlans): MetadataJson {
  const countries: Record<string, unknown[]> = {};
  const codes: Record<string, CountryCode[]> = {};
  for (const [name, ...others] of packed) {
    const region = String(name).slice(0, 2) as CountryCode;
    const code = String(name).slice(2);
    countries[region] = [code, ...others];
    codes[code] = [...(codes[code] ?? []), region];
  }
  return { ...rest, countries, country_calling_codes: codes } as unknown as MetadataJson;
}
