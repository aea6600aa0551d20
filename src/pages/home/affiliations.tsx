import { Carousel } from '../../components/carousel/carousel.tsx';
import { INTERVAL_MS, PER_VIEW } from '../../components/carousel/carousel-timings.ts';
import { Section } from '../../components/section/section.tsx';
import { affiliations } from '../../content/affiliations.ts';
import { homeTexts } from '../../content/home.ts';
import style from './affiliations.module.css';
import { PictureSlot } from './picture-slot.tsx';

const slides = affiliations.map(({ value: { src, name } }) => ({
  id: src,
  content: (
    <figure className={style.plate}>
      <PictureSlot name={src} alt="" />
      <figcaption>{name}</figcaption>
    </figure>
  ),
}));

/** Twelve bodies (rows HOME-37 to HOME-40). */
export function Affiliations() {
  const { heading, label } = homeTexts.affiliations;
  return (
    <Section heading={heading}>
      <Carousel
        label={label}
        slides={slides}
        intervalMs={INTERVAL_MS.affiliations}
        perView={PER_VIEW.affiliations}
        position="none"
      />
    </Section>
  );
}
