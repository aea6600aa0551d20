import { ServiceCard } from '../../components/cards/service-card.tsx';
import { Carousel } from '../../components/carousel/carousel.tsx';
import { INTERVAL_MS, PER_VIEW } from '../../components/carousel/carousel-timings.ts';
import { Section } from '../../components/section/section.tsx';
import { type AboutCard, aboutCards, aboutTexts } from '../../content/about.ts';
import { href } from '../../routes.ts';
import { PictureSlot } from './about-pictures.tsx';

const texts = aboutTexts.services;

const slideOf = ({ id, title, text, image }: AboutCard) => ({
  id,
  content: (
    <ServiceCard title={title} text={text} to={href('doctors')} picture={<PictureSlot name={image} />} more={texts.more} />
  ),
});

/** Five cards that lead to the doctors (rows ABOUT-02 to ABOUT-05). */
export function Fields() {
  const { heading, lead, label } = texts;
  return (
    <Section heading={heading} lead={lead}>
      <Carousel
        label={label}
        slides={aboutCards().map(slideOf)}
        intervalMs={INTERVAL_MS.aboutServices}
        perView={PER_VIEW.cards}
      />
    </Section>
  );
}
