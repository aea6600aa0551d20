import { type ComponentProps, createContext, type ReactNode, use } from 'react';
import * as words from '#words/lead-form';
import style from './lead-form.module.css';

/** What ids within a form begin with. Not `useId`: a form is hydrated in a tree of its own (see `island`). */
export const FormIdContext = createContext('form');

/** Id of a control in the form around it. */
export const useControlId = (name: string): string => `${use(FormIdContext)}-${name}`;

interface FrameProps {
  name: string;
  label: string;
  error?: string | undefined;
  /** A sentence under the control. */
  hint?: ReactNode;
}

/** What a control gets from its frame, so that label, hint and error belong to it (row FORM-19). */
interface ControlProps {
  id: string;
  /**
   * Also said where all is well: Chromium's screen readers hear of a list, a day or a box that has yet to be filled in as of a mistake, those of
   * Firefox of every field.
   */
  'aria-invalid': boolean;
  'aria-describedby': string | undefined;
}

/** A labelled control with its hint, and its error beside it. */
export function FieldFrame({
  name,
  label,
  error,
  hint,
  children,
}: FrameProps & { children: (control: ControlProps) => ReactNode }) {
  const id = useControlId(name);
  return (
    <div className={style.field}>
      <label htmlFor={id}>{label}</label>
      {children(controlProps(id, hint, error))}
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  );
}

function controlProps(id: string, hint: ReactNode, error: string | undefined): ControlProps {
  const describedBy = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return { id, 'aria-invalid': !!error, 'aria-describedby': describedBy || undefined };
}

/** The error first: fields beside one another have hints of different lengths, below which errors would stand at two heights. */
function FieldNotes({ id, hint, error }: Pick<FrameProps, 'hint' | 'error'> & { id: string }) {
  return (
    <>
      {error && (
        <p className="error" id={`${id}-error`}>
          {error}
        </p>
      )}
      {hint && (
        <p className={style.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </>
  );
}

/** A labelled input. Without a greatest length: the browser would cut what is pasted without a word; the rules say that a text is too long. */
export function Field({ label, error, hint, name, ...input }: FrameProps & ComponentProps<'input'>) {
  return (
    <FieldFrame name={name} label={label} error={error} hint={hint}>
      {(control) => <input {...control} name={name} {...input} />}
    </FieldFrame>
  );
}

/** A labelled choice; the options are its children. */
export function SelectField({ label, error, hint, name, ...select }: FrameProps & ComponentProps<'select'>) {
  return (
    <FieldFrame name={name} label={label} error={error} hint={hint}>
      {(control) => <select {...control} name={name} {...select} />}
    </FieldFrame>
  );
}

/** A labelled text of several lines, in whatever language: it runs as its own letters do. */
export function TextField({ label, error, hint, name, ...text }: FrameProps & ComponentProps<'textarea'>) {
  return (
    <FieldFrame name={name} label={label} error={error} hint={hint}>
      {(control) => <textarea rows={4} dir="auto" {...control} name={name} {...text} />}
    </FieldFrame>
  );
}

interface TickProps {
  name: string;
  label: ReactNode;
  error?: string | undefined;
  /** The visitor ticked it before the form was shown again. */
  wasTicked: boolean;
}

/** A box to tick, never ticked beforehand: an agreement is given with each sending. */
export function TickField({ name, label, error, wasTicked, ...input }: TickProps & ComponentProps<'input'>) {
  const id = useControlId(name);
  const hint = wasTicked && words.tickAgain;
  return (
    <div className={style.tick}>
      <input {...controlProps(id, hint, error)} name={name} type="checkbox" {...input} />
      <label htmlFor={id}>{label}</label>
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  );
}
