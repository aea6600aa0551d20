import { Field } from './field.tsx';
import type { FieldsState } from './lead-form.tsx';

/** Who writes. */
export function NameField({ errors, typed, label = 'Name*' }: FieldsState & { label?: string }) {
  return (
    <Field
      label={label}
      name="name"
      required
      autoComplete="name"
      maxLength={120}
      defaultValue={typed['name']}
      error={errors.name}
    />
  );
}

/** Where the answer may go. */
export function EmailField({ errors, typed }: FieldsState) {
  return (
    <Field
      label="Email*"
      name="email"
      type="email"
      required
      autoComplete="email"
      maxLength={254}
      defaultValue={typed['email']}
      error={errors.email}
    />
  );
}
