import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { Carousel, type CarouselHandle, INTERVAL_MS } from '../../components/carousel/carousel.tsx';
import '../../components/fading-slides/fading-slides.css';
import { Section } from '../../components/section/section.tsx';
import { doctorBiographies } from '../../content/doctor-biographies.ts';
import { doctorsTexts } from '../../content/doctors-page.ts';
import { Biography } from './biography.tsx';
import style from './lead-doctors.module.css';

const texts = doctorsTexts.leads;

const doctors = () => Object.values(doctorBiographies());
const makeSlides = () => doctors().map((doctor) => ({ id: doctor.id, content: <Biography doctor={doctor} /> }));

/**
 * The two lead doctors, one biography at a time, next one every five seconds (rows DOC-01 to DOC-03). A click anywhere on it ends
 * the turning, since somebody reads; so does an address that names one of the two (row DOC-10).
 */
export function LeadDoctors() {
  const carousel = useRef<CarouselHandle>(null);
  const root = useRef<HTMLDivElement>(null);
  const [slides] = useState(makeSlides);
  const [at, setAt] = useState(0);
  const { hash, key } = useLocation();
  const named = doctors().findIndex(({ id }) => hash === `#${id}`);
  useEffect(() => {
    if (named < 0) return;
    carousel.current?.show(named);
    carousel.current?.stop();
  }, [named]);

  // The heading of whom a link named was to have the focus (`RouteAnnouncer`), which nothing takes in a slide that is not shown yet.
  const arrived = useRef('');
  useEffect(() => {
    if (at !== named || arrived.current === key) return;
    arrived.current = key;
    root.current?.querySelector<HTMLElement>(`${hash} h2[tabindex="-1"]`)?.focus({ preventScroll: true });
  }, [at, named, hash, key]);

  useEffect(() => {
    const read = ({ target }: MouseEvent): void => {
      if (!isControl(target)) carousel.current?.stop();
    };
    const element = root.current;
    element?.addEventListener('click', read);
    return () => element?.removeEventListener('click', read);
  }, []);

  // A name shows its doctor, also when the timer has just turned to them; arrows and timer lead on (row DOC-03).
  const choose = (index: number): void => {
    carousel.current?.show(index);
    carousel.current?.stop();
  };
  return (
    <Section label={texts.toggle}>
      <div ref={root} className={style.leads}>
        <Carousel
          ref={carousel}
          label={texts.label}
          slides={slides}
          intervalMs={INTERVAL_MS.biography}
          variant="fade"
          position="none"
          onChange={setAt}
          heading={<Names at={at} choose={choose} />}
        />
      </div>
    </Section>
  );
}

/** Buttons do what they say; the stop button would be pressed twice. */
const isControl = (target: EventTarget | null): boolean => target instanceof Element && target.closest('button') !== null;

function Names({ at, choose }: { at: number; choose: (index: number) => void }) {
  return (
    <fieldset className={style.names} data-print="none">
      <legend className="visually-hidden">{texts.toggle}</legend>
      {doctors().map(({ id, name }, index) => (
        <button key={id} type="button" aria-pressed={index === at} onClick={() => choose(index)}>
          {name.value}
        </button>
      ))}
    </fieldset>
  );
}
