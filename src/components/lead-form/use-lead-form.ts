import { type FormEvent, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useRefusedForm } from '../../app/refused-form-context.ts';
import type { LeadFieldErrors, LeadForm } from '../../leads/lead.ts';
import { parseLead } from '../../leads/lead-schema.ts';
import { type SendResult, sendLead } from '../../leads/send-lead.ts';
import { fillForm } from './fill-form.ts';
import { forgetEnquiry, keepEnquiry, keptEnquiry } from './kept-enquiry.ts';
import { OpenedNote } from './opened-note.ts';
import { useResend } from './use-resend.ts';
import { draftOf, enquirySent, type FormFields, forgetDraft, keepForVisit, sentDetails } from './visit-drafts.ts';

/** An enquiry that is stored: its reference, and what was sent. */
export interface StoredEnquiry {
  reference: string | null;
  /** When the answer came, milliseconds since 1970. */
  at: number;
  fields: FormFields;
}

/** An enquiry that could not be sent yet. It is sent again by itself until it is edited. */
export interface UnsentEnquiry {
  fields: FormFields;
  retryAfterMs: number;
  /** Site key of the check that asks for a person, where one would help. */
  challenge?: string | undefined;
}

export interface LeadFormState {
  /** For the `<form>`; React leaves its fields alone, so nothing typed is ever lost. */
  form: {
    ref: RefObject<HTMLFormElement | null>;
    onSubmit: (event: FormEvent<HTMLFormElement>) => void;
    onChange: () => void;
    onFocus: () => void;
  };
  errors: LeadFieldErrors;
  /** One sentence about the whole form, or empty. */
  message: string;
  sending: boolean;
  stored: StoredEnquiry | null;
  unsent: UnsentEnquiry | null;
  /** Whether the unsent enquiry is kept on the device. */
  kept: boolean;
  /** Keeps it there, or no longer. Answers false where the device refuses. */
  keep: (on: boolean) => boolean;
  /** Sends the unsent enquiry again, with the answer of a check where there is one. */
  sendAgain: (challenge?: string) => Promise<void>;
  /** Back to an empty form. */
  another: () => void;
  /** What the fields begin with: a form refused without script, or what was typed earlier in this visit. */
  typed: FormFields;
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

const textsOf = (form: HTMLFormElement): FormFields =>
  Object.fromEntries([...new FormData(form)].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])));

/**
 * One submit path for every form: the browser's own rules until the application is there, then ours with their exact sentences, then
 * the Worker's, which are the same. Errors appear on submit and go as they are mended; focus goes to the first wrong field.
 */
export function useLeadForm(name: LeadForm, onStored?: (stored: StoredEnquiry) => void): LeadFormState {
  const refused = useRefusedForm();
  const own = refused?.form === name ? refused : null;
  const ref = useRef<HTMLFormElement>(null);
  const key = useRef('');
  const note = useRef<OpenedNote>(null);
  const [errors, setErrors] = useState<LeadFieldErrors>(own?.fields ?? {});
  const [message, setMessage] = useState(own?.message ?? '');
  const [sending, setSending] = useState(false);
  const [stored, setStored] = useState<StoredEnquiry | null>(null);
  const [unsent, setUnsent] = useState<UnsentEnquiry | null>(null);
  const [kept, setKept] = useState(false);
  const [typed, setTyped] = useState<FormFields>(() => own?.values ?? draftOf(name) ?? {});

  const fieldsOf = (form: HTMLFormElement): FormFields => {
    key.current ||= crypto.randomUUID();
    return { ...textsOf(form), key: key.current, page: location.pathname };
  };

  const show = (fields: LeadFieldErrors, sentence = '') => {
    setErrors(fields);
    setMessage(sentence);
    const controls = [...(ref.current?.elements ?? [])];
    const first = controls.find((control) => (control.getAttribute('name') ?? '') in fields);
    if (first instanceof HTMLElement) first.focus();
  };

  const settle = (result: SendResult, fields: FormFields) => {
    if (result.status === 'failed') {
      const { retryAfterMs, challenge } = result;
      setUnsent({ fields, retryAfterMs, challenge });
      return setMessage(result.message);
    }
    setUnsent(null);
    setKept(false);
    forgetEnquiry(name);
    if (result.status === 'refused') return show(result.fields, Object.keys(result.fields).length ? '' : result.message);
    key.current = '';
    forgetDraft(name);
    setTyped({});
    const answer = { reference: result.reference, fields, at: Date.now() };
    setStored(answer);
    enquirySent.set(true);
    const { name: visitor = '', phone_number = '', country_code = '' } = fields;
    sentDetails.set({ name: visitor, phone_number, country_code });
    onStored?.(answer);
  };

  const send = async (fields: FormFields) => {
    setSending(true);
    setMessage('');
    note.current ??= new OpenedNote();
    const opened = await note.current.ripe(pause);
    const result = await sendLead({ ...fields, opened }, { fetch: (input, init) => fetch(input, init), wait: pause });
    setSending(false);
    settle(result, fields);
  };

  const sendAgain = async (challenge?: string) => {
    if (unsent && !sending) await send(challenge ? { ...unsent.fields, challenge } : unsent.fields);
  };
  useResend(unsent !== null, unsent?.retryAfterMs ?? 0, () => sendAgain());

  const takeUpKept = useEffectEvent(() => {
    const fields = keptEnquiry(name, Date.now());
    const form = ref.current;
    if (!fields || !form) return;
    fillForm(form, fields);
    key.current = fields['key'] ?? '';
    setKept(true);
    void send(fields);
  });
  useEffect(() => {
    // From here on our own sentences are shown in place of the browser's bubbles. The form is a new one after an answer.
    if (ref.current && !stored) ref.current.noValidate = true;
  }, [stored]);
  useEffect(() => {
    // After the fields have what only the browser can give them, such as the countries.
    const timer = setTimeout(takeUpKept);
    return () => clearTimeout(timer);
  }, []);

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (sending) return;
    const fields = fieldsOf(event.currentTarget);
    const checked = parseLead(fields);
    if (!checked.ok) return show(checked.fields);
    show({});
    void send(fields);
  };

  const onChange = () => {
    const form = ref.current;
    if (!form || sending) return;
    // An edited form is another enquiry (reliability rules, Leads).
    key.current = '';
    keepForVisit(name, textsOf(form));
    if (unsent) {
      setUnsent(null);
      setMessage('');
      forgetEnquiry(name);
      setKept(false);
    }
    if (!Object.keys(errors).length) return;
    const checked = parseLead({ ...textsOf(form), page: location.pathname });
    const remaining = Object.entries(checked.ok ? {} : checked.fields).filter(([field]) => field in errors);
    setErrors(Object.fromEntries(remaining));
  };

  const keep = (on: boolean): boolean => {
    const done = !on || (unsent !== null && keepEnquiry(name, unsent.fields, Date.now()));
    if (!on) forgetEnquiry(name);
    setKept(on && done);
    return done;
  };

  return {
    form: {
      ref,
      onSubmit,
      onChange,
      onFocus: () => {
        note.current ??= new OpenedNote();
        note.current.ask();
      },
    },
    errors,
    message,
    sending,
    stored,
    unsent,
    kept,
    keep,
    sendAgain,
    another: () => setStored(null),
    typed,
  };
}
