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

/** As if it were typed: React takes no notice of a value that is set by its own property, nor would the draft and what is sent. */
function write(input: HTMLInputElement, text: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Where the answer may go. A domain that looks mistyped is asked about; the address is taken as it is (row FORM-03). */
export function EmailField({ errors, typed }: FieldsState) {
  const [domain, setDomain] = useState(() => loadedFormExtras()?.meantDomain(typed['email'] ?? '') ?? null);
  const input = useRef<HTMLInputElement>(null);
  async function question({ value }: HTMLInputElement): Promise<void> {
    const extras = await loadFormExtras();
    // It may have been written on since.
    if (input.current?.value === value) setDomain(extras?.meantDomain(value) ?? null);
  }
  function correct(): void {
    if (!input.current || !domain) return;
    write(input.current, input.current.value.replace(/@[^@]*$/, `@${domain}`));
    input.current.focus();
    setDomain(null);
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
      onBlur={({ currentTarget }) => void question(currentTarget)}
      hint={
        domain && (
          <span role="status">
            {words.didYouMean({ domain })} {/* Without script nothing could answer it. */}
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
