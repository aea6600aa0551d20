import { comma } from '#words/language';
import { Button } from '../../components/button/button.tsx';
import { clinic } from '../../content/clinic.ts';
import { internationalTexts } from '../../content/international.ts';
import { fromTheLeft } from '../../current-language.ts';
import style from './international-page.module.css';

const { name, email, phones, address } = clinic;

/** On paper the header is missing; this says whose sheet it is and how to reach them. */
export function PrintedHead() {
  const { lines, city, postalCode, country } = address.value;
  return (
    <div className={`wrap ${style.printed}`}>
      <p>{[name.value, ...lines, `${city} ${postalCode}`, country].join(comma)}</p>
      <p>
        {Object.values(phones).map(({ value: { label, shown } }) => (
          <span key={label}>{`${label} ${import.meta.english ? shown : fromTheLeft(shown)} · `}</span>
        ))}
        {email.value}
      </p>
    </div>
  );
}

/** Without script the browser's own menu prints the same sheet, and the button is not shown. */
export function PrintButton() {
  return (
    <span className={style.print}>
      <Button variant="line" onClick={() => print()}>
        {internationalTexts.print}
      </Button>
    </span>
  );
}
