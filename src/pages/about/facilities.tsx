import { Carousel } from '../../components/carousel/carousel.tsx';
import { INTERVAL_MS, PER_VIEW } from '../../components/carousel/carousel-timings.ts';
import { Section } from '../../components/section/section.tsx';
import { aboutTexts, facilities } from '../../content/about.ts';
import { PictureSlot } from './about-pictures.tsx';
import style from './facilities.module.css';

const { heading, lead, label } = aboutTexts.facilities;

const slides = facilities.value.map((name) => ({
  id: name,
  content: (
    <div className={style.room}>
      <PictureSlot name={name} likeness />
    </div>
  ),
}));

/** Ten pictures of the rooms (rows ABOUT-07, ABOUT-08). */
export function Facilities() {
  return (
    <Section heading={heading} lead={lead}>
      <Carousel label={label} slides={slides} intervalMs={INTERVAL_MS.facilities} perView={PER_VIEW.videoTestimonials} />
    </Section>
  );
}
