/**
 * Who saves data: decided here, for the Worker with every document and for the browser with what comes after it
 * (`src/browser/visitor-preferences.ts` asks). The visitor's own word, by the switch in the footer, beats what the browser says of
 * itself. The first script alone (`src/app/boot.ts`) sees that a line is 2g, and reads what it needs itself, to stay one file.
 */

/** Cookie of the visitor's own choice, `on` or `off`; the first script sets `2g` where the line is that slow. */
export const DATA_SAVER_COOKIE = 'data-saver';
/** Id of the switch, and name of its field. */
export const DATA_SAVER_ID = 'data-saver';
/** What a document depends on beside its address: for caches between us and the visitor. */
export const VARIES = 'Save-Data, Cookie';

const wordIn = (cookies: string): string | undefined => new RegExp(`(?:^|;\\s*)${DATA_SAVER_COOKIE}=([^;]*)`).exec(cookies)?.[1];

/** The visitor has turned the data saver on. */
export const choseDataSaver = (headers: Headers): boolean => wordIn(headers.get('Cookie') ?? '') === 'on';

/** Whether a visitor gets lite documents: pictures on tap, no fonts, no film. */
export function requestsReducedData(headers: Headers): boolean {
  const word = wordIn(headers.get('Cookie') ?? '');
  if (word === 'on' || word === 'off') return word === 'on';
  return word === '2g' || headers.get('Save-Data')?.trim().toLowerCase() === 'on';
}

/** Whether the browser fetches nothing that nobody asked for. `asks`: it says so of itself. */
export const savesOnPage = ({ lite, asks, cookies }: { lite: boolean; asks: boolean; cookies: string }): boolean =>
  lite || (asks && wordIn(cookies) !== 'off');

/** The line turned out to be of 2g, which a full document did not know: from the next one on they are lite. */
export const turnsLite = ({ lite, cookies }: { lite: boolean; cookies: string }): boolean => !lite && wordIn(cookies) === '2g';
