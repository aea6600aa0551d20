import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router-dom';
import * as language from '#words/language';
import * as words from '#words/lead-form';
import { LEADS_PATH } from '../../endpoints.ts';
import type { LeadForm as FormName, LeadFieldErrors } from '../../leads/lead.ts';
import { LANGUAGE_FIELD } from '../../leads/treatments.ts';
import { buttonClass } from '../button/button.tsx';
import { ContactLines } from '../contact-lines.tsx';
import { Consent } from './consent.tsx';
import { FormIdContext } from './field.tsx';
import style from './lead-form.module.css';
import { type StoredEnquiry, useLeadForm } from './use-lead-form.ts';
import type { FormFields } from './visit-drafts.ts';

/** What the fields of a form are drawn from. */
export interface FieldsState {
  errors: LeadFieldErrors;
  typed: FormFields;
}

/** How far an enquiry has come: `unsent` until it is sent by itself or edited. */
export type Stage = 'writing' | 'sending' | 'unsent' | 'stored';

interface LeadFormProps {
  name: FormName;
  /** What the ids of its controls begin with, where the page has another form of this name. */
  id?: string;
  /** Words of the button. */
  submit: string;
  /** Exact sentence that is shown once the enquiry is stored, and not before. */
  sent: string;
  /** First sentence of a WhatsApp message. */
  chatText: string;
  /** The visitor ticks the consent notice. */
  consentTick?: boolean;
  /** Two columns where there is room. */
  wide?: boolean;
  /** Called once, when the enquiry is stored. With `answer={false}` the owner shows the answer itself. */
  onStored?: (stored: StoredEnquiry) => void;
  answer?: boolean;
  /** Called with each new stage: an owner that can be closed keeps the form until it is known what became of its enquiry. */
  onStage?: ((stage: Stage) => void) | undefined;
  children: (state: FieldsState) => ReactNode;
}

/**
 * The frame of every form: a real form that works before and without script (row FORM-15), hidden fields, honeypot, consent notice,
 * button, and the answer. Its fields are the children.
 */
export function EnquiryForm({
  name,
  id = name,
  submit,
  sent,
  chatText,
  consentTick,
  wide,
  onStored,
  answer = true,
  onStage,
  children,
}: LeadFormProps) {
  const { pathname } = useLocation();
  const state = useLeadForm(name, onStored);
  const { form, errors, refused, attempt, message, sending, progress, stored, unsent, typed, extras } = state;
  const reach = useEffectEvent((stage: Stage) => onStage?.(stage));
  const stage = (stored && 'stored') || (unsent && 'unsent') || (sending ? 'sending' : 'writing');
  useEffect(() => reach(stage), [stage]);
  return (
    <>
      {stored && answer && (
        <div role="status">
          {extras ? (
            <extras.LeadAnswer sent={sent} stored={stored} onAnother={state.another} />
          ) : (
            <p>
              {`${sent} `}
              {stored.reference && words.yourReference({ reference: stored.reference })}
            </p>
          )}
        </div>
      )}
      {!stored && (
        <FormIdContext value={id}>
          {/* Without script a refused form is a page of its own, which opens here. */}
          <form method="post" action={`${LEADS_PATH}#${id}-form`} id={`${id}-form`} className={style.form} {...form}>
            {refused && extras && (
              <extras.ErrorSummary
                key={attempt}
                refused={refused.fields}
                message={refused.message}
                isWrong={Object.keys(errors).length > 0}
                form={form.ref}
                attempt={attempt}
              />
            )}
            <input type="hidden" name="form" value={name} />
            <input type="hidden" name="page" value={pathname} />
            {language.code !== 'en' && <input type="hidden" name={LANGUAGE_FIELD} value={language.code} />}
            <Honeypot />
            <p className={style.hint}>{words.required}</p>
            <div className={wide ? `${style.fields} ${style.wide}` : style.fields}>{children({ errors, typed })}</div>
            <Consent form={name} tick={consentTick ?? false} typed={typed} error={errors.consent} />
            <button type="submit" className={`${buttonClass()} ${style.submit}`}>
              {sending ? words.sending : submit}
            </button>
            {(progress || message) && (
              <p className="error" role="alert">
                {progress || message}
              </p>
            )}
            {unsent && extras && <extras.LeadUnsent {...state} unsent={unsent} />}
            <ContactLines text={chatText} />
          </form>
        </FormIdContext>
      )}
    </>
  );
}

/** A field that people neither see nor reach. What fills it in is a program; its enquiry is quarantined (row FORM-17). */
function Honeypot() {
  return (
    <div className="visually-hidden" aria-hidden="true">
      <label>
        {words.honeypot} <input name="subject" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
