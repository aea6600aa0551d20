import type { CarouselSlide } from '../../components/carousel/carousel.tsx';
import type { DoctorSlide, SlideShow } from '../../content/doctor-slide.ts';
import { shown } from '../../content/placeholder.ts';
import { DoctorSlideBody } from './doctor-slide-body.tsx';
import style from './doctor-slides.module.css';
import { PictureSlot } from './picture-slot.tsx';

/** The slides of a presentation, for the carousel. */
export const doctorSlides = (show: SlideShow): CarouselSlide[] =>
  show.map((entry) => {
    const slide = shown<DoctorSlide>(entry);
    return { id: slide.id, content: <DoctorSlideView slide={slide} /> };
  });

/** One slide: its picture and heading on one side, what it says on the other. */
function DoctorSlideView({ slide }: { slide: DoctorSlide }) {
  return (
    <div className={style.slide} data-kind={slide.kind}>
      <div className={style.side}>
        <h3>{slide.title}</h3>
        {slide.image && <PictureSlot name={slide.image} />}
      </div>
      <div className={style.body}>
        <DoctorSlideBody slide={slide} />
      </div>
    </div>
  );
}
