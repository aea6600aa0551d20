/**
 * Regions (ISO 3166-1) in the order of their country codes (ITU E.164), and how far each code is from the one before where that is not one:
 * a third less, compressed, than with the codes.
 */
const REGIONS =
  'AGAI0AS0BB0BM0BS0CA0DM0DO0GD0GU0JM0KN0KY0LC0MP0MS0PR0SX0TC0TT0US0VC0VG0VI0KZ6RU0EG13ZA7GR3NLBEFRESHU2IT3VA0ROCHAT2GBGG0IM0JE0DKSENOPLDEPE2MXCUARBRCLCOVEMY2AUIDPHNZSGTHJP15KRVN2CN2TR4PK2AFLKMMIR3SS113MADZTN3LY2GM2SNMRMLGNCIBFNETGBJMULRSLGHNGTDCFCMCVSTGQGACGCDAOGWSC3SDRWETSODJKETZUGBIMZZM2MGREYT0ZWNAMWLSBWSZKMSH21ERAW6FOGLGI51PTLUIEISALMTCYAXFI0BGLT11LVEEMDAMBYADMCSMUA2RSMEXKHR2SIBAMK2CZ31SKLI2FK77BZGTSVHNNICRPAPMHTGP81BOGYECGFPYMQSRUYBQCW0TL71NF2BNNRPGTOSBVUFJPWWFCKNUWS2KINCTVPFTKFMMHKP158HK2MOKH2LABD24TW6MV74LBJOSYIQKWSAYEOMPS2AEILBHQABTMNNPTJ15TMAZGEKGUZ2';

/** Every region but India and its country code. */
export function regionCodes(): [region: string, code: string][] {
  let code = 0;
  return [...REGIONS.matchAll(/([A-Z]{2})(\d*)/g)].map(([, region = '', step]) => {
    code += step ? Number(step) : 1;
    return [region, String(code)];
  });
}

/** Value of an option: several countries share a code. */
export const INDIA = 'IN+91';

/**
 * The options of the country list as HTML: where the visitor is, India, then every other country by its name. The names come from the
 * platform, so they cost no bytes of script. The browser keeps the options that came with the document: its names and their order may
 * be others than the server's.
 * @param chosen value of the option that is selected.
 */
export function countryOptions(chosen: string): string {
  const names = new Intl.DisplayNames('en', { type: 'region' });
  const others = regionCodes()
    .map(([region, code]): [value: string, label: string] => [`${region}+${code}`, `${names.of(region) ?? region} (+${code})`])
    .sort(([, a], [, b]) => a.localeCompare(b, 'en'));
  const options: [value: string, label: string][] = [['', 'Where I am'], [INDIA, 'India (+91)'], ...others];
  return options
    .map(
      ([value, label]) =>
        `<option value="${value}"${value === chosen ? ' selected' : ''}>${label.replace('&', '&amp;')}</option>`,
    )
    .join('');
}
