import { type FormEvent, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import * as leadMessages from '#words/lead-messages';
import { useRefusedForm } from '../../browser/page-context.ts';
import type { RefusedForm } from '../../documents/document-data.ts';
import type { LeadFieldErrors, LeadForm } from '../../leads/lead.ts';
import { parseLead } from '../../leads/parse-lead.ts';
import type { SendResult } from '../../leads/send-lead.ts';
import { addCountry } from './country-list.ts';
import { keptEnquiry } from './kept-enquiry.ts';
import { readInForm } from './phone-field.tsx';
import { useFormExtras } from './use-form-extras.ts';
import { type Sending, useSending } from './use-sending.ts';
import { draftBeforeReload, draftOf, type FormFields, forgetDraft, keepForVisit, noteSent } from './visit-drafts.ts';

/** An enquiry that is stored: its reference, and what was sent. */
export interface StoredEnquiry {
  reference: string | null;
  /** When the answer came, milliseconds since 1970. */
  at: number;
  fields: FormFields;
  /** The form was written on meanwhile: what is in it now was not sent. */
  edited: boolean;
}

export interface LeadFormState extends Pick<Sending, 'sending' | 'progress' | 'unsent' | 'sendAgain'> {
  /** For the `<form>`; React leaves its fields alone, so nothing typed is ever lost. */
  form: {
    ref: RefObject<HTMLFormElement | null>;
    onSubmit: (event: FormEvent<HTMLFormElement>) => void;
    onChange: () => void;
    onFocus: () => void;
  };
  errors: LeadFieldErrors;
  /** What was wrong at the last attempt; null where nothing was. */
  refused: Pick<RefusedForm, 'fields' | 'message'> | null;
  /** Refused attempts so far. */
  attempt: number;
  /** One sentence about the whole form, or empty. */
  message: string;
  stored: StoredEnquiry | null;
  /** Back to an empty form. */
  another: () => void;
  /** What the fields begin with: a form refused without script, or what was typed earlier in this visit. */
  typed: FormFields;
  /** Null until the form is touched. */
  extras: ReturnType<typeof useFormExtras>['extras'];
}

const textsOf = (form: HTMLFormElement): FormFields =>
  Object.fromEntries([...new FormData(form)].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])));

/** What a form fills in by itself, by pairs: by the page it stands on, and after the first choice. */
const GIVEN = [
  ['treatment', 'department'],
  ['alternative_date', 'alternative_time'],
];

/** Without the pairs that the visitor left as they were given (`data-given`): on the next page they are something else. */
function ownTextsOf(form: HTMLFormElement): FormFields {
  const texts = textsOf(form);
  const isGiven = (name: string) => form.querySelector<HTMLElement>(`[name="${name}"]`)?.dataset['given'] === texts[name];
  for (const pair of GIVEN) if (pair.every(isGiven)) for (const name of pair) delete texts[name];
  return texts;
}

const isEmpty = (fields: LeadFieldErrors): boolean => Object.keys(fields).length === 0;

/**
 * One submit path for every form: the browser's own rules until the application is there, then ours with their exact sentences, then
 * the Worker's, which are the same. Errors appear on submit and go as they are mended; the focus
 * goes to the summary above the fields.
 */
export function useLeadForm(name: LeadForm, onStored?: (stored: StoredEnquiry) => void): LeadFormState {
  const refusedForm = useRefusedForm();
  const own = refusedForm?.form === name ? refusedForm : null;
  const ref = useRef<HTMLFormElement>(null);
  const key = useRef('');
  const [errors, setErrors] = useState<LeadFieldErrors>(own?.fields ?? {});
  const [refused, setRefused] = useState<LeadFormState['refused']>(own);
  const [attempt, setAttempt] = useState(0);
  const [message, setMessage] = useState('');
  const [stored, setStored] = useState<StoredEnquiry | null>(null);
  const [typed, setTyped] = useState<FormFields>(() => own?.values ?? draftOf(name) ?? {});
  const { extras, fetchExtras } = useFormExtras();

  const show = (fields: LeadFieldErrors, sentence = '') => {
    setErrors(fields);
    setMessage(isEmpty(fields) ? sentence : '');
    setRefused(isEmpty(fields) ? null : { fields, message: '' });
    if (!isEmpty(fields)) setAttempt((count) => count + 1);
  };
  const onResult = (result: SendResult, fields: FormFields): boolean => {
    // Written on meanwhile, it is another enquiry, and what went out must not take its place.
    const edited = !key.current;
    if (result.status === 'failed') setMessage(edited ? leadMessages.failed : result.message);
    else if (result.status === 'refused') show(result.fields, result.message);
    else {
      const answer = { ...result, fields, edited };
      key.current = '';
      setTyped((edited && draftOf(name)) || {});
      if (!edited) forgetDraft(name);
      setStored(answer);
      noteSent(fields);
      onStored?.(answer);
    }
    return edited;
  };
  const { send, drop, noteOpened, ...sending } = useSending(onResult);

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    fetchExtras();
    if (sending.sending) return;
    key.current ||= crypto.randomUUID();
    const fields = { ...textsOf(event.currentTarget), key: key.current, page: location.pathname };
    const checked = parseLead(fields, readInForm);
    if (!checked.ok) return show(checked.fields);
    show({});
    void send(fields);
  };
  const onChange = () => {
    const form = ref.current;
    if (!form) return;
    // An edited form is another enquiry (reliability rules, Leads).
    key.current = '';
    keepForVisit(name, ownTextsOf(form));
    if (sending.sending) return;
    if (sending.unsent) {
      drop();
      setMessage('');
    }
    if (isEmpty(errors)) return;
    const checked = parseLead(textsOf(form), readInForm);
    const remaining = Object.entries(checked.ok ? {} : checked.fields).filter(([field]) => field in errors);
    setErrors(Object.fromEntries(remaining));
  };

  const onFocus = () => {
    void noteOpened();
    fetchExtras();
  };
  const takeUp = useEffectEvent(() => {
    // It may have been touched before it came to life.
    if (ref.current?.contains(document.activeElement)) onFocus();
    if (!ref.current) return;
    const fields = keptEnquiry(name, Date.now());
    if (!fields) return fillForm(ref.current, draftBeforeReload(name) ?? {});
    fetchExtras();
    fillForm(ref.current, fields);
    key.current = fields['key'] ?? '';
    void send(fields);
  });
  useEffect(() => {
    // From here on our own sentences are shown in place of the browser's bubbles. The form is a new one after an answer.
    if (ref.current && !stored) ref.current.noValidate = true;
  }, [stored]);
  useEffect(() => {
    // After the fields have what only the browser can give them.
    const timer = setTimeout(takeUp);
    return () => clearTimeout(timer);
  }, []);

  const form = { ref, onSubmit, onChange, onFocus };
  const another = () => {
    setStored(null);
    // The button that was pressed is gone with the answer.
    requestAnimationFrame(() => ref.current?.querySelector<HTMLElement>('[name="name"]')?.focus());
  };

  return { form, errors, refused, attempt, message, stored, another, typed, extras, ...sending };
}

/**
 * Puts kept texts into a form's controls. What the visitor has typed meanwhile, and hidden fields, stay as they are. Choices come last
 * and backwards: each may fill in another (a treatment its department, a first choice its alternative) that was the visitor's own.
 */
function fillForm(form: HTMLFormElement, values: Record<string, unknown>): void {
  const controls = [...form.elements].flatMap((control) => {
    const value = 'name' in control ? values[String(control.name)] : undefined;
    return typeof value === 'string' && value !== '' ? [{ control, value }] : [];
  });
  for (const { control, value } of controls) {
    if (control instanceof HTMLInputElement) fillInput(control, value);
    else if (control instanceof HTMLTextAreaElement && control.value === control.defaultValue) control.value = value;
  }
  for (const { control, value } of controls.toReversed()) {
    if (control instanceof HTMLSelectElement) choose(control, value);
  }
}

function fillInput(input: HTMLInputElement, value: string): void {
  if (input.type === 'hidden') return;
  if (input.type === 'checkbox') input.checked = true;
  else if (input.value === input.defaultValue) input.value = value;
}

/** Through an event, so that what depends on the choice follows it. */
function choose(select: HTMLSelectElement, value: string): void {
  const isListed = () => [...select.options].some((option) => option.value === value);
  if (!isListed() && select.name === 'country_code') addCountry(select, value);
  if (!isListed()) return;
  select.value = value;
  select.dispatchEvent(new Event('change', { bubbles: true }));
}
