/** Whether a text names a time zone that can be reckoned with, such as `Europe/London`. */
export function isTimeZone(zone: string): boolean {
  try {
    return zone !== '' && new Intl.DateTimeFormat('en-US', { timeZone: zone }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/** That of the device; empty where it has none: Chromium then says `Etc/Unknown`, by which nothing can be reckoned. */
export function ownZone(): string {
  const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  return isTimeZone(zone) ? zone : '';
}
