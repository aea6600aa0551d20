import type { ReactNode, Ref } from 'react';
import { MOVE_MS, PER_VIEW, type PerView } from './carousel-timings.ts';

export interface CarouselSlide {
  /** Unique within the carousel. */
  id: string;
  content: ReactNode;
}

/** What a page may ask of a carousel from outside. */
export interface CarouselHandle {
  /** Goes to a slide, wrapping at both ends. */
  show(index: number): void;
}

export interface CarouselProps {
  /** Accessible name, for example "Plastic surgery results". */
  label: string;
  slides: readonly CarouselSlide[];
  /** Time between automatic moves; absent: moves by hand only. */
  intervalMs?: number;
  moveMs?: number;
  perView?: PerView;
  variant?: 'slide' | 'fade';
  /** How the position is shown: one dot a slide, `n / total`, or not at all. */
  position?: 'dots' | 'counter' | 'none';
  /** Stands at the start of the control row, which is then above the slides, with the stop button beside it. */
  heading?: ReactNode;
  onChange?: (index: number) => void;
  ref?: Ref<CarouselHandle>;
}

export function Carousel({ label, slides, perView = PER_VIEW.one, moveMs = MOVE_MS, heading }: CarouselProps) {
  return (
    <section aria-roledescription="carousel" aria-label={label} data-per={perView.wide} data-move={moveMs}>
      {heading}
      {slides.map(({ id, content }) => (
        <div key={id}>{content}</div>
      ))}
    </section>
  );
}
