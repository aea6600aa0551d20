import { Section } from '../../components/section/section.tsx';
import { homeTexts } from '../../content/home.ts';
import { dermatologyCards } from '../../content/service-cards.ts';
import { Reasons } from './reasons.tsx';
import { ServiceCards } from './service-cards.tsx';
import { Transformations } from './transformations.tsx';

/** The dermatology cards, then the reasons and the results, which the specification counts with them (rows HOME-21 to HOME-29). */
export function DermatologyServices() {
  const { heading, lead } = homeTexts.dermatology;
  return (
    <>
      <Section heading={heading} lead={lead} ground="soft" derm>
        <ServiceCards cards={dermatologyCards()} />
      </Section>
      <Reasons />
      <Transformations />
    </>
  );
}
