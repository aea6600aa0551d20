import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useRefusedForm } from '../../app/refused-form-context.ts';
import type { LeadFieldErrors, LeadForm } from '../../leads/lead.ts';
import { parseLead } from '../../leads/lead-schema.ts';
import { type SendResult, sendLead } from '../../leads/send-lead.ts';

export interface LeadFormState {
  /** For the `<form>`; React leaves its fields alone, so nothing typed is ever lost. */
  form: {
    ref: React.RefObject<HTMLFormElement | null>;
    onSubmit: (event: FormEvent<HTMLFormElement>) => void;
    onChange: () => void;
  };
  errors: LeadFieldErrors;
  /** One sentence about the whole form, or empty. */
  message: string;
  sending: boolean;
  /** Set once the enquiry is stored. */
  stored: Extract<SendResult, { status: 'stored' }> | null;
  /** What was typed into a form that was posted without script and refused. */
  typed: Record<string, string>;
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * One submit path for every form: the browser's own rules until the application is there, then ours with their exact sentences, then
 * the Worker's, which are the same. Errors appear on submit and go as they are mended; focus goes to the first wrong field.
 */
export function useLeadForm(name: LeadForm): LeadFormState {
  const refused = useRefusedForm();
  const own = refused?.form === name ? refused : null;
  const ref = useRef<HTMLFormElement>(null);
  const key = useRef('');
  const [errors, setErrors] = useState<LeadFieldErrors>(own?.fields ?? {});
  const [message, setMessage] = useState(own?.message ?? '');
  const [sending, setSending] = useState(false);
  const [stored, setStored] = useState<LeadFormState['stored']>(null);

  useEffect(() => {
    // From here on our own sentences are shown in place of the browser's bubbles.
    if (ref.current) ref.current.noValidate = true;
  }, []);

  const fieldsOf = (form: HTMLFormElement) => {
    key.current ||= crypto.randomUUID();
    return { ...Object.fromEntries(new FormData(form)), key: key.current, page: location.pathname };
  };

  const show = (form: HTMLFormElement, fields: LeadFieldErrors, sentence = '') => {
    setErrors(fields);
    setMessage(sentence);
    const first = [...form.elements].find(
      (element) => element instanceof HTMLElement && (element.getAttribute('name') ?? '') in fields,
    );
    if (first instanceof HTMLElement) first.focus();
  };

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (sending) return;
    const form = event.currentTarget;
    const fields = fieldsOf(form);
    const checked = parseLead(fields);
    if (!checked.ok) return show(form, checked.fields);
    setSending(true);
    show(form, {});
    const result = await sendLead(fields, { fetch: (input, init) => fetch(input, init), wait: pause });
    setSending(false);
    if (result.status !== 'stored') {
      const wrong = result.status === 'refused' ? result.fields : {};
      return show(form, wrong, Object.keys(wrong).length ? '' : result.message);
    }
    key.current = '';
    form.reset();
    setStored(result);
  };

  const onChange = () => {
    // An edited form is another enquiry (reliability rules, Leads).
    if (!sending) key.current = '';
    const form = ref.current;
    if (!form || !Object.keys(errors).length) return;
    const checked = parseLead(fieldsOf(form));
    const remaining = Object.entries(checked.ok ? {} : checked.fields).filter(([field]) => field in errors);
    setErrors(Object.fromEntries(remaining));
  };

  return {
    form: { ref, onSubmit: (event) => void onSubmit(event), onChange },
    errors,
    message,
    sending,
    stored,
    typed: own?.values ?? {},
  };
}
