import { type ClipboardEvent, useState, useSyncExternalStore } from 'react';
import { normalisePhone } from '../../leads/phone.ts';
import { type Country, INDIA, otherCountries } from './calling-codes.ts';
import { FieldFrame, useControlId } from './field.tsx';
import style from './lead-form.module.css';

interface PhoneFieldProps {
  label: string;
  error?: string | undefined;
  typed: Record<string, string>;
}

const INDIAN_DIGITS = 10;
/** E.164 has fifteen digits; people put spaces between them. */
const LONGEST = 22;

/** The list never changes; it is only absent on the server and in the first render of the browser. */
const never = () => () => undefined;
const NONE: Country[] = [];
const noneYet = () => NONE;

/**
 * A phone number with its country (rows GATE-05, GATE-06, GATE-08). India comes first and keeps the ten-digit rule; the other
 * countries are there once the application is. A whole number that is pasted finds its country by itself.
 */
export function PhoneField({ label, error, typed }: PhoneFieldProps) {
  const others = useSyncExternalStore(never, otherCountries, noneYet);
  const [country, setCountry] = useState(typed['country_code'] ?? INDIA.value);
  const countryId = useControlId('country_code');
  const inIndia = country === INDIA.value;

  function onPaste(event: ClipboardEvent<HTMLInputElement>): void {
    const number = normalisePhone(event.clipboardData.getData('text'));
    if (!number) return;
    event.preventDefault();
    const found = number.startsWith('+') ? longestMatch(number, others) : INDIA;
    const input = event.currentTarget;
    input.value = number;
    if (found) setCountry(found.value);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  }
  return (
    <FieldFrame name="phone_number" label={label} error={error}>
      {(control) => (
        <div className={style.phone}>
          <label className="visually-hidden" htmlFor={countryId}>
            Country code
          </label>
          <select
            id={countryId}
            name="country_code"
            autoComplete="tel-country-code"
            value={country}
            onChange={({ currentTarget }) => setCountry(currentTarget.value)}
          >
            {[INDIA, ...others].map(({ value, label: name }) => (
              <option key={value} value={value}>
                {name}
              </option>
            ))}
          </select>
          <input
            {...control}
            name="phone_number"
            type="tel"
            inputMode={inIndia ? 'numeric' : 'tel'}
            required
            autoComplete="tel-national"
            maxLength={inIndia ? INDIAN_DIGITS : LONGEST}
            {...(inIndia && { pattern: '[0-9]{10}', title: '10 digits' })}
            defaultValue={typed['phone_number']}
            onPaste={onPaste}
          />
        </div>
      )}
    </FieldFrame>
  );
}

/** The country whose code begins a number; of several that share it the first. */
function longestMatch(number: string, countries: Country[]): Country | undefined {
  const codeOf = ({ value }: Country) => value.slice(2);
  return countries.filter((country) => number.startsWith(codeOf(country))).sort((a, b) => codeOf(b).length - codeOf(a).length)[0];
}
