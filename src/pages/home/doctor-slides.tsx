import * as words from '#words/home';
import { useSeed } from '../../browser/page-context.ts';
import { Carousel, type CarouselSlide, INTERVAL_MS } from '../../components/carousel/carousel.tsx';
import { Fold } from '../../components/fold/fold.tsx';
import { Section } from '../../components/section/section.tsx';
import { type Tab, Tabs } from '../../components/tabs/tabs.tsx';
import { claims, isSupported } from '../../content/claims.ts';
import { doctorProfileSlides } from '../../content/doctor-profile-slides.ts';
import type { DoctorSlide, SlideShow } from '../../content/doctor-slide.ts';
import { doctorPresentation } from '../../content/doctor-slides.ts';
import { type LeadDoctorName, leadDoctors } from '../../content/doctors.ts';
import { homeTexts } from '../../content/home.ts';
import { isPlaceholder, shown } from '../../content/placeholder.ts';
import { DoctorSlideBody } from './doctor-slide-body.tsx';
import style from './doctor-slides.module.css';
import { PictureSlot } from './picture-slot.tsx';

/** What slides rest on beside their own words. */
const CLAIM_OF: Partial<Record<DoctorSlide['kind'], (typeof claims)[keyof typeof claims]>> = {
  features: claims.clinicYears,
  testimonials: claims.surgeries,
};

/** The slides of a presentation, for the carousel; on the live site without placeholders, in their words or as the basis of a figure. */
const doctorSlides = (show: SlideShow, hidesPlaceholders = false): CarouselSlide[] =>
  show.flatMap((entry) => {
    const slide = shown<DoctorSlide>(entry);
    const claim = CLAIM_OF[slide.kind];
    if (hidesPlaceholders && (isPlaceholder(entry) || (claim && !isSupported(claim, true)))) return [];
    return { id: slide.id, content: <DoctorSlideView slide={slide} /> };
  });

/** Pictures of a doctor are those of the profile, the intro and the last slide of a doctor's own carousel. */
const isLikeness = ({ kind, image }: DoctorSlide): boolean => kind !== 'certificates' && Boolean(image?.startsWith('doctor/'));

/** On paper each doctor is introduced once; the other slides stay on the screen. */
const PRINTED: readonly DoctorSlide['kind'][] = ['profile', 'procedures', 'certificates'];

/** A picture beside a heading is small below 60rem; a slide that is a picture alone fills its row. */
const BESIDE_HEADING = '(min-width: 60rem) 30rem, (min-width: 30rem) 24vw, (min-resolution: 2.5dppx) 5rem, 6.4rem';

/** One slide. Its heading stands over the text beside a picture, or alone and larger where there is none. */
function DoctorSlideView({ slide }: { slide: DoctorSlide }) {
  const heading = <h3>{slide.title}</h3>;
  return (
    <div className={style.slide} data-kind={slide.kind} data-print={PRINTED.includes(slide.kind) ? undefined : 'none'}>
      <div className={slide.image ? style.picture : style.heading}>
        {slide.image ? (
          <PictureSlot
            name={slide.image}
            likeness={isLikeness(slide)}
            {...(slide.kind !== 'image' && { sizes: BESIDE_HEADING })}
          />
        ) : (
          heading
        )}
      </div>
      <div className={style.body}>
        {slide.image && heading}
        <DoctorSlideBody slide={slide} />
      </div>
    </div>
  );
}

/** Nine slides about the doctors together (rows HOME-30 to HOME-33). */
export function DoctorPresentation() {
  const slides = doctorSlides(doctorPresentation(), useSeed().hidesPlaceholders);
  const { heading, label, fold } = homeTexts.presentation;
  return (
    <Section heading={heading} screenOnly>
      <Fold as="h3" quiet heading={fold}>
        <Carousel label={label} slides={slides} intervalMs={INTERVAL_MS.doctorSlides} position="dots" />
      </Fold>
    </Section>
  );
}

const { experts } = homeTexts;
const order = ['surgeon', 'dermatologist'] as const satisfies LeadDoctorName[];

/** Row HOME-35: the surgeon first. */
const tab = (who: LeadDoctorName, hidesPlaceholders?: boolean): Tab => {
  const { name, designation } = leadDoctors[who];
  const carousel = (
    <Carousel
      label={words.profile({ name: name.value })}
      slides={doctorSlides(doctorProfileSlides(who), hidesPlaceholders)}
      intervalMs={INTERVAL_MS.doctorSlides}
      position="dots"
      heading={<p className={style.designation}>{designation}</p>}
    />
  );
  return { id: who, label: name.value, panel: who === 'dermatologist' ? <div className="derm">{carousel}</div> : carousel };
};

/** The two lead doctors, nine slides each (rows HOME-34 to HOME-36, DOCP-01 to DOCP-18). */
export function MedicalExperts() {
  const { hidesPlaceholders } = useSeed();
  return (
    <Section heading={experts.heading} ground="shell">
      <Tabs label={experts.heading} tabs={order.map((who) => tab(who, hidesPlaceholders))} />
    </Section>
  );
}
