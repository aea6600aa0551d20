import { offers } from '#records/offers';
import * as words from '#words/cards';
import { useSeed } from '../../browser/page-context.ts';
import { clinicDate } from '../../content/clinic.ts';
import { LongDate } from '../long-date.tsx';
import { Section } from '../section/section.tsx';
import { withParts } from '../with-parts.ts';

const thisDay = (): string => clinicDate(Date.now());

/** What the clinic offers on this day, each with its last day. Nothing stands there on any other. */
export function Offers() {
  // A document that shows any says its day, so that both say the same.
  const { today = thisDay() } = useSeed();
  const current = offers.offers.filter(({ from, until }) => from <= today && today <= until);
  return (
    current.length > 0 && (
      <Section label={words.offers}>
        {current.map(({ text, until }) => (
          <p key={text}>
            {`${text} `}
            {withParts(words.offerUntil, { date: <LongDate iso={until} /> })}
          </p>
        ))}
      </Section>
    )
  );
}
