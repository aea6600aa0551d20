import { comma } from '#words/language';
import { clinic } from '../content/clinic.ts';

/** The clinic's address as an envelope has it. */
export function PostalAddress() {
  const { lines, city, region, postalCode, country } = clinic.address.value;
  return (
    <address>
      {[clinic.name.value, ...lines, `${city} ${postalCode}`, `${region}${comma}${country}`].map((line) => (
        <span key={line}>
          {line} <br />
        </span>
      ))}
    </address>
  );
}
