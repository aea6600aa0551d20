/** What the team is told of a new enquiry: that there is one, and where. Nothing of its content (no name, no number, no words). */
export interface TeamNotice {
  event: 'new-enquiry';
  reference: string;
  form: string;
  state: string;
  receivedAt: string;
  /** Where the team reads it. */
  inbox: string;
}

const TIMEOUT_MS = 8000;
/** A notice that fails is given again after so long, until it is a day old. */
export const NOTICE_AGAIN_MS = 10 * 60_000;
export const NOTICE_GIVE_UP_MS = 24 * 60 * 60_000;

/** Posts a notice once. Never throws; true when the other side has taken it. */
export async function postNotice(
  url: string,
  notice: TeamNotice,
  fetch: (url: string, init: RequestInit) => Promise<Response>,
): Promise<boolean> {
  try {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(notice),
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    answer.body?.cancel().catch(() => undefined);
    return answer.ok;
  } catch {
    return false;
  }
}
