import { choseDataSaver } from '../../src/documents/reduced-data.ts';

/**
 * Whether this visitor's browser is to report nothing: it saves data, by its header or by the switch of the site, or it sends Global
 * Privacy Control or Do Not Track. Nothing personal would be in a report; whoever says no is asked for none all the same.
 */
export function declinesMeasurement(headers: Headers): boolean {
  const says = (name: string, word: string): boolean => headers.get(name)?.trim().toLowerCase() === word;
  return says('Save-Data', 'on') || says('Sec-GPC', '1') || says('DNT', '1') || choseDataSaver(headers);
}
