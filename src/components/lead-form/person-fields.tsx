import { useRef, useState } from 'react';
import * as words from '#words/lead-form';
import { Button } from '../button/button.tsx';
import { Field } from './field.tsx';
import type { FieldsState } from './lead-form.tsx';
import { loadedFormExtras, loadFormExtras } from './use-form-extras.ts';

/** Who writes. */
export function NameField({ errors, typed, label = words.name }: FieldsState & { label?: string }) {
  return <Field label={label} name="name" required autoComplete="name" defaultValue={typed['name']} error={errors.name} />;
}

/** Where the answer may go. A domain that looks mistyped is asked about; the address is taken as it is (row FORM-03). */
export function EmailField({ errors, typed }: FieldsState) {
  const input = useRef<HTMLInputElement>(null);
  const meant = (text = '') => loadedFormExtras()?.meantAddress(text) ?? '';
  const [address, setAddress] = useState(() => meant(typed['email']));
  async function question(): Promise<void> {
    await loadFormExtras();
    setAddress(meant(input.current?.value));
  }
  function correct(): void {
    if (input.current) loadedFormExtras()?.correctAddress(input.current);
    setAddress('');
  }
  return (
    <Field
      ref={input}
      label={words.email}
      name="email"
      type="email"
      required
      autoComplete="email"
      defaultValue={typed['email']}
      error={errors.email}
      onBlur={() => void question()}
      hint={
        address && (
          <span role="status">
            {`${words.didYouMean({ domain: address.replace(/.*@/, '') })} `}
            {/* Without script nothing could answer it. */}
            {!import.meta.env.SSR && (
              <Button variant="line" onClick={correct}>
                {words.correct}
              </Button>
            )}
          </span>
        )
      }
    />
  );
}
