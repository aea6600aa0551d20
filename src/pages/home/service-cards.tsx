import { CardGrid } from '../../components/cards/card-grid.tsx';
import { ServiceCard } from '../../components/cards/service-card.tsx';
import type { HomeServiceCard } from '../../content/service-cards.ts';
import { PictureSlot } from './picture-slot.tsx';

/** Six services of one department (rows HOME-20 to HOME-22). */
export function ServiceCards({ cards }: { cards: readonly HomeServiceCard[] }) {
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
