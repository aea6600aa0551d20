import { useEffect, useEffectEvent, useRef, useState } from 'react';
import * as leadMessages from '#words/lead-messages';
import { type SendResult, sendLead, type Unsent } from '../../leads/send-lead.ts';
import type { OpenedNote } from './form-token.ts';
import { forgetEnquiry } from './kept-enquiry.ts';
import { loadedFormExtras, loadFormExtras } from './use-form-extras.ts';
import type { FormFields } from './visit-drafts.ts';

/** An enquiry that could not be sent yet. It is sent again by itself until it is edited. */
export interface UnsentEnquiry {
  fields: FormFields;
  reason: Unsent;
  retryAfterMs: number;
  /** Site key of the check that asks for a person, where one would help. */
  challenge?: string | undefined;
}

export interface Sending {
  sending: boolean;
  /** What is said while it is being sent: nothing at first, then that the line is slow or dead. */
  progress: string;
  unsent: UnsentEnquiry | null;
  /** Notes when the form was opened; asked for when it is first touched. */
  noteOpened: () => Promise<void>;
  send: (fields: FormFields) => Promise<void>;
  /** Sends the unsent enquiry again, with the answer of a check where there is one. */
  sendAgain: (challenge?: string) => Promise<void>;
  /** The unsent enquiry is another one now: it is neither sent by itself nor kept. */
  drop: () => void;
}

/** So long nobody wonders. */
const SLOW_AFTER_MS = 2000;

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Sends the enquiries of a form, and again what did not go out (rows FORM-11 and GATE-15 to GATE-17).
 * @param onResult answers whether the form was written on meanwhile: what went out is then not sent again.
 * @param notSent one that could not be sent before.
 */
export function useSending(
  onResult: (result: SendResult, fields: FormFields) => boolean,
  notSent: UnsentEnquiry | null = null,
): Sending {
  const note = useRef<OpenedNote>(null);
  const [sending, setSending] = useState(false);
  const [progress, setProgress] = useState('');
  const [unsent, setUnsent] = useState(notSent);

  const noteOpened = async () => {
    const extras = await loadFormExtras();
    note.current ??= extras && new extras.OpenedNote();
    note.current?.ask();
  };
  const drop = (fields = unsent?.fields) => {
    setUnsent(null);
    if (fields) forgetEnquiry(fields);
  };
  const send = async (fields: FormFields) => {
    setSending(true);
    const answered = loadedFormExtras()?.onItsWay(fields);
    // Of a line that is known to be dead it is said already. Whether the line is slow or the site is not known here.
    const slow = setTimeout(() => setProgress((said) => said || leadMessages.slow), SLOW_AFTER_MS);
    const opened = (await note.current?.ripe(pause)) ?? '';
    const result = await sendLead(
      { ...fields, opened },
      {
        fetch: (input, init) => fetch(input, init),
        wait: pause,
        onTrouble: (reason) => reason === 'line' && setProgress(leadMessages.offline),
      },
    );
    clearTimeout(slow);
    setProgress('');
    setSending(false);
    const edited = onResult(result, fields);
    answered?.(result, edited);
    if (result.status === 'failed' && !edited) {
      const { reason, retryAfterMs, challenge } = result;
      setUnsent({ fields, reason, retryAfterMs, challenge });
    } else drop(fields);
  };
  const sendAgain = async (challenge?: string) => {
    if (unsent && !sending) await send(challenge ? { ...unsent.fields, challenge } : unsent.fields);
  };
  useResend(unsent !== null, unsent?.retryAfterMs ?? 0, () => sendAgain());

  return { sending, progress, unsent, noteOpened, send, sendAgain, drop };
}

const FIRST_PAUSE_MS = 15_000;
const LONGEST_PAUSE_MS = 300_000;

/**
 * While `waiting`, sends again: at once when the network returns, else after growing pauses, for as long as the page lives.
 * @param notBeforeMs what the Worker asked to wait; the network's return does not shorten that.
 */
function useResend(waiting: boolean, notBeforeMs: number, send: () => Promise<void>): void {
  const again = useEffectEvent(send);
  useEffect(() => {
    if (!waiting) return;
    const begun = performance.now();
    let waitMs = Math.max(FIRST_PAUSE_MS, notBeforeMs);
    let busy = false;
    let timer: ReturnType<typeof setTimeout>;
    const attempt = async () => {
      if (busy) return;
      busy = true;
      clearTimeout(timer);
      await again();
      busy = false;
      waitMs = Math.min(waitMs * 2, LONGEST_PAUSE_MS);
      timer = setTimeout(attempt, waitMs);
    };
    const onOnline = () => performance.now() - begun >= notBeforeMs && void attempt();
    timer = setTimeout(attempt, waitMs);
    addEventListener('online', onOnline);
    return () => {
      busy = true;
      clearTimeout(timer);
      removeEventListener('online', onOnline);
    };
  }, [waiting, notBeforeMs]);
}
