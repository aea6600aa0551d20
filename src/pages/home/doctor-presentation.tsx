import { useSeed } from '../../browser/page-context.ts';
import { Carousel } from '../../components/carousel/carousel.tsx';
import { INTERVAL_MS } from '../../components/carousel/carousel-timings.ts';
import { Fold } from '../../components/fold/fold.tsx';
import { Section } from '../../components/section/section.tsx';
import { doctorPresentation } from '../../content/doctor-slides.ts';
import { homeTexts } from '../../content/home.ts';
import { doctorSlides, suppliedSlides } from './doctor-slides.tsx';

/** Nine slides about the doctors together (rows HOME-30 to HOME-33). */
export function DoctorPresentation() {
  const show = doctorPresentation();
  const slides = doctorSlides(useSeed().hidesPlaceholders ? suppliedSlides(show) : show);
  const { heading, label, fold } = homeTexts.presentation;
  return (
    <Section heading={heading} screenOnly>
      <Fold as="h3" quiet heading={fold}>
        <Carousel label={label} slides={slides} intervalMs={INTERVAL_MS.doctorSlides} position="dots" />
      </Fold>
    </Section>
  );
}
