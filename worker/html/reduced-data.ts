import { parse } from 'hono/utils/cookie';
import { DATA_SAVER_COOKIE } from '../../src/content/data-saver.ts';

/** What a document depends on beside its address: for caches between us and the visitor. */
export const VARIES = 'Save-Data, Cookie';

/**
 * Whether a visitor gets lite documents: pictures on tap, no fonts, no film. The visitor's own word (the switch in the footer) beats
 * what the browser says of itself: its `Save-Data` header, or a line of 2g, which only our first script can see (`boot.ts`).
 */
export function requestsReducedData(headers: Headers): boolean {
  const choice = parse(headers.get('Cookie') ?? '', DATA_SAVER_COOKIE)[DATA_SAVER_COOKIE];
  if (choice === 'on' || choice === 'off') return choice === 'on';
  return choice === '2g' || headers.get('Save-Data')?.trim().toLowerCase() === 'on';
}
