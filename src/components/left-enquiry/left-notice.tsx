import { useEffect, useEffectEvent, useRef, useState } from 'react';
import * as buttons from '#words/buttons';
import * as callback from '#words/callback';
import * as words from '#words/lead-answer';
import * as forms from '#words/lead-form';
import * as leadMessages from '#words/lead-messages';
import { leadForms } from '../../leads/lead.ts';
import type { SendResult } from '../../leads/send-lead.ts';
import { Button, RoundButton } from '../button/button.tsx';
import { write } from '../lead-form/correct-address.ts';
import { Reference } from '../lead-form/lead-answer.tsx';
import { nextOf, OtherWays } from '../lead-form/lead-unsent.tsx';
import type { LeftEnquiry } from '../lead-form/on-its-way.ts';
import { type UnsentEnquiry, useSending } from '../lead-form/use-sending.ts';
import { type FormFields, forgetDraft, noteSent } from '../lead-form/visit-drafts.ts';
import style from './left-notice.module.css';
import { leftOutlet } from './left-outlet.tsx';

let left: readonly LeftEnquiry[] = [];

/** Tells what became of an enquiry whose form is gone. One that is told of already is sent by what tells of it. */
export function tellOf(enquiry: LeftEnquiry): void {
  if (!left.some(({ fields }) => fields['key'] === enquiry.fields['key'])) showAll([...left, enquiry]);
}

function showAll(enquiries: readonly LeftEnquiry[]): void {
  left = enquiries;
  leftOutlet.show(
    left.map((each) => (
      <LeftNotice key={each.fields['key']} enquiry={each} onClose={() => showAll(left.filter((other) => other !== each))} />
    )),
  );
}

/** The visitor clears all traces, in this tab or in another: nothing is sent any more. */
addEventListener('storage', ({ key }) => {
  if (key === null) showAll([]);
});

/** A live region is read when it changes, so its words come a moment after it. */
const ANNOUNCE_AFTER_MS = 100;

/** Controls that hold the visitor's own words. */
const TYPED = ':is(input:not([type=hidden], [type=checkbox], [name=subject]), textarea)';

const TOUCHES = ['focusin', 'click'] as const;

/** Where a form stands on its page, once that is shown. */
const PLACES: Partial<Record<string, string>> = { consultation: '#consultation', international: '#enquiry-from-abroad' };

interface LeftNoticeProps {
  enquiry: LeftEnquiry;
  onClose: () => void;
}

/**
 * It comes unasked, as the callback does, and takes nothing: no focus, no scroll. Until there is an answer it is not seen.
 * While the keyboard is on the page no more than its first line lies over that; the rest comes when Tab or a tap gets there.
 */
function LeftNotice({ enquiry: { fields, edited, result: first }, onClose }: LeftNoticeProps) {
  const [result, setResult] = useState(first);
  const [announced, setAnnounced] = useState('');
  const { send, sendAgain, sending, progress, unsent } = useSending(
    (next) => {
      if (next.status === 'stored') {
        forgetWords(fields);
        noteSent(fields);
      }
      setResult(next);
      return false;
    },
    edited ? null : unsentOf(fields, first),
  );
  const begin = useEffectEvent(() => void (first ?? send(fields)));
  // A form of its name has the same words, and perhaps more since: who sends that is told there, and no second enquiry goes out from here.
  const onSubmit = useEffectEvent(({ target }: Event) => {
    if (target instanceof HTMLFormElement && new FormData(target).get('form') === fields['form']) onClose();
  });
  const notice = useRef<HTMLDivElement>(null);
  const [isSmall, setSmall] = useState(false);
  const onTouch = useEffectEvent(({ target }: Event) => {
    if (!(target instanceof Element)) return;
    if (notice.current?.contains(target)) setSmall(false);
    // Not back again when a press takes the focus away: it would grow under the finger.
    else if (target.matches(':focus-visible')) setSmall(true);
  });
  useEffect(() => {
    begin();
    document.addEventListener('submit', onSubmit);
    for (const type of TOUCHES) document.addEventListener(type, onTouch);
    return () => {
      document.removeEventListener('submit', onSubmit);
      for (const type of TOUCHES) document.removeEventListener(type, onTouch);
    };
  }, []);

  function close(): void {
    // The button that was pressed goes with it.
    if (notice.current?.contains(document.activeElement))
      document.querySelector<HTMLElement>('#main')?.focus({ preventScroll: true });
    onClose();
  }
  const isStored = result?.status === 'stored';
  const heading = isStored ? forms.sent : words.notSent;
  useEffect(() => {
    if (!result) return;
    if (isStored) emptyForm(fields);
    const timer = setTimeout(() => setAnnounced(heading), ANNOUNCE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [result, isStored, heading, fields]);

  const { form = '', page = '' } = fields;
  return (
    <>
      <p className="visually-hidden" role="status">
        {announced}
      </p>
      {result && (
        <div
          className={isSmall ? `${style.notice} ${style.small}` : style.notice}
          ref={notice}
          role="dialog"
          aria-label={heading}
          data-left=""
          data-print="none"
        >
          <div className={style.head}>
            <h2>{heading}</h2>
            <RoundButton icon="x" label={callback.close({ heading })} onClick={close} />
          </div>
          {result.status === 'stored' ? (
            <Reference reference={result.reference} />
          ) : (
            sentencesOf(result, edited).map((sentence) => (
              <p className="error" key={sentence}>
                {(unsent && progress) || sentence}
              </p>
            ))
          )}
          {edited && isStored && <p>{words.changedSince}</p>}
          {unsent && <p>{`${words.nothingLost} ${nextOf(unsent.reason)}`}</p>}
          {unsent && <Button onClick={() => void sendAgain()}>{sending ? forms.sending : buttons.tryAgain}</Button>}
          {!unsent && (edited || !isStored) && form !== 'callback' && (
            <p>
              <a href={page + (PLACES[form] ?? '')}>{words.toForm}</a>
            </p>
          )}
          {!isStored && <OtherWays fields={fields} />}
        </div>
      )}
    </>
  );
}

/** What is sent again. */
function unsentOf(fields: FormFields, result: SendResult | null): UnsentEnquiry | null {
  if (result?.status !== 'failed') return null;
  const { reason, retryAfterMs } = result;
  return { fields, reason, retryAfterMs };
}

function sentencesOf(result: Exclude<SendResult, { status: 'stored' }>, edited: boolean): string[] {
  if (result.status === 'failed') return [edited ? leadMessages.failed : result.message];
  const wrong = Object.values(result.fields);
  return wrong.length > 0 ? wrong : [result.message];
}

function forgetWords(fields: FormFields): void {
  const form = leadForms.find((name) => name === fields['form']);
  if (form) forgetDraft(form);
}

/** A form of its name, on the page that is shown now, may have begun with the words that were sent. */
function emptyForm(fields: FormFields): void {
  const form = document.querySelector<HTMLInputElement>(`[name=form][value=${fields['form']}]`)?.form;
  if (!form) return;
  const typed = [...form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(TYPED)];
  if (typed.some(({ name, value }) => value !== (fields[name] ?? ''))) return;
  for (const control of typed) write(control, '');
  for (const time of form.querySelectorAll<HTMLSelectElement>('select[name$=time]')) time.value = '';
  forgetWords(fields);
}
