import { useEffect, useRef, useState } from 'react';
import * as words from '#words/lead-answer';
import { whatsappLink } from '../../content/clinic.ts';
import { calendarPath } from '../../leads/calendar-entry.ts';
import { enquiryAction, whatNext } from '../../leads/enquiry-view.ts';
import { Button } from '../button/button.tsx';
import { withParts } from '../with-parts.ts';
import style from './lead-form.module.css';
import { loadPhoneCode } from './phone-field.tsx';
import type { StoredEnquiry } from './use-lead-form.ts';
import type { FormFields } from './visit-drafts.ts';

interface LeadAnswerProps {
  /** Exact sentence of the specification. */
  sent: string;
  stored: StoredEnquiry;
  onAnother: () => void;
}

/** Shown once an enquiry is stored: its reference, what happens next and when, and what the visitor may do with it. */
export function LeadAnswer({ sent, stored: { reference, fields, at, edited }, onAnother }: LeadAnswerProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that was pressed is gone with the form.
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={style.form}>
      <h3 ref={heading} tabIndex={-1}>
        {sent}
      </h3>
      <Reference reference={reference} />
      <CallLine fields={fields} />
      <p>{whatNext(at)}</p>
      {edited && <p>{words.writtenSince({ button: words.another })}</p>}
      <NextSteps reference={reference} slot={{ date: fields['date'] ?? '', time: fields['time'] ?? '' }} />
      <p>
        <Button variant="line" onClick={onAnother}>
          {words.another}
        </Button>
      </p>
    </div>
  );
}

/** Which number will be called: the one that the form said. */
function CallLine({ fields: { phone_number = '', country_code = '' } }: { fields: FormFields }) {
  const [sentence, setSentence] = useState('');
  useEffect(() => {
    const read = async () => {
      if (!phone_number) return;
      const code = await loadPhoneCode();
      setSentence(code?.callSentence(code.readBeside(phone_number, country_code)) ?? '');
    };
    void read();
  }, [phone_number, country_code]);
  return sentence && <p>{words.callLine({ sentence })}</p>;
}

/** The reference, in letters that can be read aloud. */
export function Reference({ reference }: { reference: string | null }) {
  if (!reference) return null;
  return <p>{withParts(words.reference, { reference: <strong className={style.reference}>{reference}</strong> })}</p>;
}

interface NextStepsProps {
  reference: string | null;
  /** Requested time; empty texts where none was asked for. */
  slot: { date: string; time: string };
}

/** Calendar entry, WhatsApp with the text ready, and the enquiry's own page. The reference travels in a POST alone, never in an address. */
export function NextSteps({ reference, slot }: NextStepsProps) {
  const text = reference ? words.chatWithReference({ reference }) : words.chat;
  return (
    <ul className={style.steps}>
      {slot.date && slot.time && (
        <li>
          {withParts(words.calendar, {
            link: (
              <a href={calendarPath(slot)} download="requested-consultation.ics">
                {words.calendarLink}
              </a>
            ),
          })}
        </li>
      )}
      <li>
        <a href={whatsappLink(text)}>{words.chatLink}</a>
      </li>
      {reference && (
        <li>
          <form method="post" action={enquiryAction()}>
            <input type="hidden" name="reference" value={reference} />
            <Button type="submit" variant="line">
              {words.status}
            </Button>
          </form>
        </li>
      )}
    </ul>
  );
}
