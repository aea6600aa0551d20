import { afterEach, expect, it, vi } from 'vitest';
import { isTimeZone, ownZone } from './time-zone.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

const deviceSays = (timeZone: string) => {
  const options = new Intl.DateTimeFormat().resolvedOptions();
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({ ...options, timeZone });
};

it('knows the zones that can be reckoned with', () => {
  expect(['Europe/London', 'Asia/Kolkata', '', 'Mars/Base', '<b>'].map(isTimeZone)).toEqual([true, true, false, false, false]);
});

it.each([
  ['Asia/Kolkata', 'Asia/Kolkata'],
  ['Etc/Unknown', ''],
  ['', ''],
])('takes %j of the device for %j', (said, zone) => {
  deviceSays(said);
  expect(ownZone()).toBe(zone);
});
