import { expect, it } from 'vitest';
import { declinesMeasurement } from './request-headers.ts';

it.each<[Record<string, string>, boolean]>([
  [{}, false],
  [{ 'Save-Data': 'on' }, true],
  [{ 'Save-Data': 'off' }, false],
  [{ Cookie: 'a=b; data-saver=on' }, true],
  [{ Cookie: 'data-saver=off' }, false],
  [{ Cookie: 'data-saver=2g' }, false],
  [{ Cookie: 'x-data-saver=on' }, false],
  [{ 'Save-Data': 'on', Cookie: 'data-saver=off' }, true],
  [{ 'Sec-GPC': '1' }, true],
  [{ DNT: '1' }, true],
  [{ DNT: '0' }, false],
])('%j asks for no reports: %s', (headers, declines) => {
  expect(declinesMeasurement(new Headers(headers))).toBe(declines);
});
