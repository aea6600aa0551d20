import { Section } from '../../components/section/section.tsx';
import { homeTexts } from '../../content/home.ts';
import { plasticSurgeryCards } from '../../content/service-cards.ts';
import { ServiceCards } from './service-cards.tsx';

/** Row HOME-20. */
export function PlasticSurgeryServices() {
  const { heading, lead } = homeTexts.plasticSurgery;
  return (
    <Section heading={heading} lead={lead}>
      <ServiceCards cards={plasticSurgeryCards()} />
    </Section>
  );
}
