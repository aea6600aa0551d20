import type { Settings } from '../settings.ts';

const TIMEOUT_MS = 3000;

type Check = Pick<Settings, 'TURNSTILE_SITE_KEY' | 'TURNSTILE_SECRET' | 'TURNSTILE_VERIFY_URL'>;

/** The key a page shows the check with; null where none is configured. */
export const challengeOf = ({ TURNSTILE_SITE_KEY, TURNSTILE_SECRET }: Check): string | null =>
  TURNSTILE_SITE_KEY && TURNSTILE_SECRET ? TURNSTILE_SITE_KEY : null;

/** Whether a check's answer is a person's. The visitor's address is not sent along. Anything unclear counts as no. */
export async function isPerson(
  settings: Check,
  answer: string,
  fetch: (url: string, init: RequestInit) => Promise<Response>,
): Promise<boolean> {
  if (!challengeOf(settings) || answer === '' || answer.length > 4096) return false;
  try {
    const checked = await fetch(settings.TURNSTILE_VERIFY_URL, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ secret: settings.TURNSTILE_SECRET, response: answer }),
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const { success } = (await checked.json()) as { success?: unknown };
    return success === true;
  } catch {
    return false;
  }
}
