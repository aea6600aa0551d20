import type { CarouselSlide } from '../../components/carousel/carousel.tsx';
import { claims, isSupported } from '../../content/claims.ts';
import type { DoctorSlide, SlideShow } from '../../content/doctor-slide.ts';
import { isPlaceholder, shown } from '../../content/placeholder.ts';
import { DoctorSlideBody } from './doctor-slide-body.tsx';
import style from './doctor-slides.module.css';
import { PictureSlot } from './picture-slot.tsx';

/** The slides of a presentation, for the carousel. */
export const doctorSlides = (show: SlideShow): CarouselSlide[] =>
  show.map((entry) => {
    const slide = shown<DoctorSlide>(entry);
    return { id: slide.id, content: <DoctorSlideView slide={slide} /> };
  });

/** What slides rest on beside their own words. */
const CLAIM_OF: Partial<Record<DoctorSlide['kind'], (typeof claims)[keyof typeof claims]>> = {
  features: claims.clinicYears,
  testimonials: claims.surgeries,
};

/** The slides without a placeholder, in their words or as the basis of a figure. */
export const suppliedSlides = (show: SlideShow): SlideShow =>
  show.filter((entry) => {
    const claim = CLAIM_OF[shown<DoctorSlide>(entry).kind];
    return !isPlaceholder(entry) && (!claim || isSupported(claim, true));
  });

/** Pictures of a doctor are those of the profile, the intro and the last slide of a doctor's own carousel. */
const isLikeness = ({ kind, image }: DoctorSlide): boolean => kind !== 'certificates' && Boolean(image?.startsWith('doctor/'));

/** On paper each doctor is introduced once; the other slides stay on the screen. */
const PRINTED: readonly DoctorSlide['kind'][] = ['profile', 'procedures', 'certificates'];

/** One slide. Its heading stands over the text beside a picture, or alone and larger where there is none. */
function DoctorSlideView({ slide }: { slide: DoctorSlide }) {
  const heading = <h3>{slide.title}</h3>;
  return (
    <div className={style.slide} data-kind={slide.kind} data-print={PRINTED.includes(slide.kind) ? undefined : 'none'}>
      <div className={slide.image ? style.picture : style.heading}>
        {slide.image ? <PictureSlot name={slide.image} likeness={isLikeness(slide)} /> : heading}
      </div>
      <div className={style.body}>
        {slide.image && heading}
        <DoctorSlideBody slide={slide} />
      </div>
    </div>
  );
}
