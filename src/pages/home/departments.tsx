import { CardGrid, ServiceCard } from '../../components/cards/cards.tsx';
import { Fold } from '../../components/fold/fold.tsx';
import { Section } from '../../components/section/section.tsx';
import { homeTexts } from '../../content/home.ts';
import { dermatologyCards, type HomeServiceCard, plasticSurgeryCards } from '../../content/service-cards.ts';
import { whyUsReasons } from '../../content/why-us.ts';
import { PictureSlot } from './picture-slot.tsx';
import style from './reasons.module.css';
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

/** Six services of one department (rows HOME-20 to HOME-22). */
function ServiceCards({ cards }: { cards: readonly HomeServiceCard[] }) {
  return (
    <CardGrid stagger>
      {cards.map((card) => (
        <ServiceCard
          key={card.slug}
          title={card.title}
          text={card.desc}
          to={card.service_path}
          picture={<PictureSlot name={card.bgimage} />}
          quickLinks={[card.information, card.transformation, card.faqs, card.whyUs]}
        />
      ))}
    </CardGrid>
  );
}

/** Six reasons (row HOME-23). */
function Reasons() {
  return (
    <Section heading={homeTexts.reasons.heading}>
      <ul className={style.reasons}>
        {whyUsReasons.value.map(({ title, text }) => (
          <li key={title}>
            <Fold as="h3" heading={title}>
              <p>{text}</p>
            </Fold>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** Row HOME-20. */
export function PlasticSurgeryServices() {
  const { heading, lead } = homeTexts.plasticSurgery;
  return (
    <Section heading={heading} lead={lead}>
      <ServiceCards cards={plasticSurgeryCards()} />
    </Section>
  );
}
