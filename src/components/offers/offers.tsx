import { offers } from '#records/offers';
import { useToday } from '../../browser/use-today.ts';
import { LongDate } from '../long-date.tsx';
import { Section } from '../section/section.tsx';

/** What the clinic offers on this day, each with its last day. Nothing stands there on any other. */
export function Offers() {
  const today = useToday();
  const current = offers.offers.filter(({ from, until }) => from <= today && today <= until);
  return (
    current.length > 0 && (
      <Section label="Offers">
        {current.map(({ text, until }) => (
          <p key={text}>
            {text} Until <LongDate iso={until} />.
          </p>
        ))}
      </Section>
    )
  );
}
