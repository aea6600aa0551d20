import { offers } from '#records/offers';
import { useToday } from '../../browser/use-today.ts';
import { LongDate } from '../long-date.tsx';
import { Section } from '../section/section.tsx';

/** What the clinic offers on this day, each with its last day. Nothing stands there on any other. */
export function Offers() {
  const today = useToday();
  const current = offers.offers.filter(({ from, until }) => from <= today && today <= until);
  if (current.length === 0) return null;
  return (
    <Section label="Offers">
      <ul>
        {current.map(({ text, until }) => (
          <li key={text} data-until={until}>
            {text} Until <LongDate iso={until} />.
          </li>
        ))}
      </ul>
    </Section>
  );
}
