import { type ReactNode, type Ref, useRef } from 'react';
import * as words from '#words/carousel';
import { RoundButton } from '../button/button.tsx';
import style from './carousel.module.css';
import { type CarouselState, useCarousel } from './use-carousel.ts';

export interface CarouselSlide {
  /** Unique within the carousel. */
  id: string;
  content: ReactNode;
}

/** What a page may ask of a carousel from outside. */
export interface CarouselHandle {
  /** Goes to a slide, wrapping at both ends. */
  show: (index: number) => void;
  /** Ends automatic moves as the stop button does. */
  stop: () => void;
}

export interface CarouselProps {
  /** Accessible name, for example "Plastic surgery results". */
  label: string;
  slides: readonly CarouselSlide[];
  /** Time between automatic moves; absent: moves by hand only. */
  intervalMs?: number | undefined;
  moveMs?: number;
  perView?: PerView;
  /** `fade` shows one slide at a time; the page brings `fading-slides.css` along, which the home page does without. */
  variant?: 'slide' | 'fade';
  /** How the position is shown: one dot a slide, `n / total`, or not at all. */
  position?: 'dots' | 'counter' | 'none';
  /** Its pictures say nothing: who listens is told of its controls alone. */
  decorative?: boolean;
  /** Stands above the slides with the controls beside it; without it the controls stand below the slides. */
  heading?: ReactNode;
  /** Called with the first slide shown after every move. */
  onChange?: ((index: number) => void) | undefined;
  ref?: Ref<CarouselHandle> | undefined;
}

/**
 * A row of slides that swipes and scrolls by itself; script adds arrows, dots or counter, automatic moves and the ring.
 * Without script every slide is reachable and the controls are not shown.
 */
export function Carousel({
  label,
  slides,
  intervalMs,
  moveMs = MOVE_MS,
  perView = PER_VIEW.one,
  variant = 'slide',
  position = 'counter',
  decorative,
  heading,
  onChange,
  ref,
}: CarouselProps) {
  const root = useRef<HTMLElement>(null);
  const row = useRef<HTMLDivElement>(null);
  const state = useCarousel({ root, row, slides, intervalMs, moveMs, variant, onChange, ref });
  const { ready, running, isHidden } = state;
  const faded = ready && variant === 'fade';
  return (
    <section ref={root} className={style.carousel} aria-roledescription={words.carousel} aria-label={label}>
      <div className={heading ? `${style.bar} ${style.top}` : style.bar}>
        {heading}
        <Controls state={state} total={slides.length} automatic={intervalMs !== undefined} position={position} />
      </div>
      <p className="visually-hidden" aria-live={running ? 'off' : 'polite'}>
        {state.announcement}
      </p>
      {/* Slides that fade need no scrolling by keys: by its tabindex, `fading-slides.css` knows the row. */}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset belongs to a form */}
      <div
        ref={row}
        className={rowClass(perView)}
        role="group"
        aria-label={words.slides}
        aria-hidden={(faded && decorative) || undefined}
        tabIndex={faded ? -1 : 0}
      >
        {slides.map(({ id, content }, index) => (
          <Slide key={id} place={words.place({ number: index + 1, total: slides.length })} hidden={isHidden(index)}>
            {content}
          </Slide>
        ))}
      </div>
    </section>
  );
}

interface SlideProps {
  /** For example "3 of 12". */
  place: string;
  hidden: boolean;
  children: ReactNode;
}

function Slide({ place, hidden, children }: SlideProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset belongs to a form
    <div className={style.slide} role="group" aria-roledescription={words.slide} aria-label={place} inert={hidden}>
      {children}
    </div>
  );
}

const rowClass = ({ wide, medium }: PerView): string => `${style.row} ${style[`wide${wide}`]} ${style[`medium${medium}`]}`;

interface ControlsProps {
  state: CarouselState;
  total: number;
  automatic: boolean;
  position: NonNullable<CarouselProps['position']>;
}

/** The stop button comes first, so that whoever reads slowly meets it before the slides (WCAG 2.2.2). */
function Controls({ state: { at, fits, stopped, toggle, step, show }, total, automatic, position }: ControlsProps) {
  return (
    <div className={fits ? `${style.controls} ${style.fits}` : style.controls} data-print="none">
      {automatic && <RoundButton icon={stopped ? 'play' : 'pause'} label={stopped ? words.start : words.stop} onClick={toggle} />}
      {position !== 'none' && <p className={style.count}>{`${at + 1} / ${total}`}</p>}
      {position === 'dots' && <Dots at={at} total={total} show={show} />}
      <div className={style.arrows}>
        <RoundButton icon="chevron-left" flip label={words.previous} onClick={() => step(-1)} />
        <RoundButton icon="chevron-right" flip label={words.next} onClick={() => step(1)} />
      </div>
    </div>
  );
}

function Dots({ at, total, show }: { at: number; total: number; show: (index: number) => void }) {
  return (
    <div className={style.dots}>
      {Array.from({ length: total }, (_, index) => (
        <button
          // biome-ignore lint/suspicious/noArrayIndexKey: a dot is its index
          key={index}
          type="button"
          aria-label={words.show({ number: index + 1 })}
          aria-current={index === at || undefined}
          onClick={() => show(index)}
        />
      ))}
    </div>
  );
}

/** Every constant of the carousels, once. Rows HOME-25, 26, 32, 38, 39, 48, 49, SVC-16 to SVC-18 and the design guide's table. */

/** Time of one move; where the specification gives none, this is used. */
export const MOVE_MS = 500;
/** Time of the slower fades (international banner). */
export const FADE_MS = 800;

/** Time from one automatic move to the next. */
export const INTERVAL_MS = {
  plasticSurgeryGallery: 4000,
  dermatologyGallery: 5000,
  doctorSlides: 5000,
  videoTestimonials: 3000,
  affiliations: 2000,
  aboutServices: 3000,
  facilities: 3000,
  spotlight: 5000,
  biography: 5000,
  internationalBanner: 3500,
  breastEnhancement: 1500,
  contouring: 3000,
  arrowGallery: 3000,
} as const;

/** Slides shown at once: from 1024 px up and from 768 px up; below, one. The style sheet owns the two widths. */
interface PerView {
  wide: 1 | 2 | 3 | 5;
  medium: 1 | 2;
}

export const PER_VIEW = {
  one: { wide: 1, medium: 1 },
  videoTestimonials: { wide: 2, medium: 1 },
  affiliations: { wide: 5, medium: 2 },
  cards: { wide: 3, medium: 2 },
  pairs: { wide: 2, medium: 2 },
} as const satisfies Record<string, PerView>;
