import type { Page } from 'playwright-core';

/** Has requests that match a pattern wait. What it answers lets them go on, and all that come after; or `abort` loses them then. */
export async function holdRequests(page: Page, pattern: string, then: 'continue' | 'abort' = 'continue'): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(pattern, async (route) => {
    await released;
    await route[then]();
  });
  return () => release();
}
