import { type ComponentProps, type ReactNode, useId } from 'react';
import style from './lead-form.module.css';

interface FrameProps {
  label: string;
  error?: string | undefined;
  /** A sentence under the control. */
  hint?: ReactNode;
}

/** What a control gets from its frame, so that label, hint and error belong to it (row FORM-19). */
interface ControlProps {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

/** A labelled control with its hint, and its error beside it. */
export function FieldFrame({ label, error, hint, children }: FrameProps & { children: (control: ControlProps) => ReactNode }) {
  const id = useId();
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={style.field}>
      <label htmlFor={id}>{label}</label>
      {children({ id, 'aria-invalid': error ? true : undefined, 'aria-describedby': describedBy || undefined })}
      {hint && (
        <p className={style.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error && (
        <p className={style.error} id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  );
}

/** A labelled input. */
export function Field({ label, error, hint, ...input }: FrameProps & ComponentProps<'input'> & { name: string }) {
  return (
    <FieldFrame label={label} error={error} hint={hint}>
      {(control) => <input {...control} {...input} />}
    </FieldFrame>
  );
}

/** A labelled choice; the options are its children. */
export function SelectField({ label, error, hint, ...select }: FrameProps & ComponentProps<'select'> & { name: string }) {
  return (
    <FieldFrame label={label} error={error} hint={hint}>
      {(control) => <select {...control} {...select} />}
    </FieldFrame>
  );
}

/** A labelled text of several lines. */
export function TextField({ label, error, hint, ...text }: FrameProps & ComponentProps<'textarea'> & { name: string }) {
  return (
    <FieldFrame label={label} error={error} hint={hint}>
      {(control) => <textarea rows={4} maxLength={2000} {...control} {...text} />}
    </FieldFrame>
  );
}

/** A box to tick, never ticked beforehand. */
export function TickField({
  label,
  error,
  ...input
}: Omit<FrameProps, 'label'> & { label: ReactNode } & ComponentProps<'input'> & { name: string }) {
  const id = useId();
  return (
    <div className={style.tick}>
      <input
        id={id}
        type="checkbox"
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        {...input}
      />
      <label htmlFor={id}>{label}</label>
      {error && (
        <p className={style.error} id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  );
}
