import { useRef, useState } from 'react';
import { meantDomain } from '../../leads/mistyped-email.ts';
import { Button } from '../button/button.tsx';
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

/** Where the answer may go. A domain that looks mistyped is asked about; the address is taken as it is (row FORM-03). */
export function EmailField({ errors, typed }: FieldsState) {
  const [email, setEmail] = useState(typed['email'] ?? '');
  const input = useRef<HTMLInputElement>(null);
  const domain = meantDomain(email);
  function correct(): void {
    if (!input.current || !domain) return;
    input.current.value = input.current.value.replace(/@[^@]*$/, `@${domain}`);
    input.current.dispatchEvent(new Event('input', { bubbles: true }));
    input.current.focus();
    setEmail('');
  }
  return (
    <Field
      ref={input}
      label="Email*"
      name="email"
      type="email"
      required
      autoComplete="email"
      maxLength={254}
      defaultValue={typed['email']}
      error={errors.email}
      onBlur={({ currentTarget }) => setEmail(currentTarget.value)}
      hint={
        domain && (
          <span role="status">
            Did you mean {domain}?{' '}
            <Button variant="line" onClick={correct}>
              Yes, change it
            </Button>
          </span>
        )
      }
    />
  );
}
