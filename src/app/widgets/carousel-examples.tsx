import { useRef, useState } from 'react';
import { Button } from '../../components/button/button.tsx';
import {
  Carousel,
  type CarouselHandle,
  type CarouselSlide,
  FADE_MS,
  INTERVAL_MS,
  PER_VIEW,
} from '../../components/carousel/carousel.tsx';
import '../../components/fading-slides/fading-slides.css';
import { Section } from '../../components/section/section.tsx';
import one from './pictures/one.svg';
import three from './pictures/three.svg';
import two from './pictures/two.svg';

const slides = (name: string, count: number): CarouselSlide[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `${name}-${index}`,
    content: (
      <figure>
        <DemoPicture n={index} />
        <figcaption>
          <a href={`#${name}-${index + 1}`}>
            {name} {index + 1}
          </a>
        </figcaption>
      </figure>
    ),
  }));

const biography = ['The surgeon', 'The dermatologist'].map((name) => ({
  id: name,
  content: <p>{name} sees every patient before a treatment is planned, and again afterwards.</p>,
}));

/** Every form of the carousel, with the constants of the screens that use it. */
export function CarouselExamples() {
  return (
    <>
      <Section heading="Carousel, counter">
        <Carousel label="Twelve results" slides={slides('Result', 12)} intervalMs={INTERVAL_MS.plasticSurgeryGallery} />
      </Section>
      <Section heading="Carousel, dots">
        <Carousel label="Nine slides" slides={slides('Page', 9)} intervalMs={INTERVAL_MS.doctorSlides} position="dots" />
      </Section>
      <Section heading="Carousel, five at once">
        <Carousel
          label="Twelve affiliations"
          slides={slides('Seal', 12)}
          intervalMs={INTERVAL_MS.affiliations}
          perView={PER_VIEW.affiliations}
          position="none"
        />
      </Section>
      <Section heading="Carousel, two at once">
        <Carousel
          label="Four videos"
          slides={slides('Video', 4)}
          intervalMs={INTERVAL_MS.videoTestimonials}
          perView={PER_VIEW.videoTestimonials}
          position="dots"
        />
      </Section>
      <Section heading="Carousel, three at once">
        <Carousel
          label="Four services"
          slides={slides('Service', 4)}
          intervalMs={INTERVAL_MS.breastEnhancement}
          perView={PER_VIEW.cards}
        />
      </Section>
      <Section heading="Carousel, fade">
        <Carousel
          label="Banner"
          slides={slides('View', 6)}
          intervalMs={INTERVAL_MS.internationalBanner}
          moveMs={FADE_MS}
          variant="fade"
        />
      </Section>
      <Section heading="Carousel, by hand">
        <Carousel label="Eight pictures" slides={slides('Picture', 8)} />
      </Section>
      <Section heading="Carousel, from right to left">
        <div dir="rtl">
          <Carousel label="Right to left" slides={slides('Leaf', 5)} intervalMs={INTERVAL_MS.arrowGallery} />
        </div>
      </Section>
      <Biography />
    </>
  );
}

/** A page that steers its carousel and follows it. */
function Biography() {
  const carousel = useRef<CarouselHandle>(null);
  const [at, setAt] = useState(0);
  return (
    <Section label="Carousel, steered">
      <Carousel
        label="Biography"
        ref={carousel}
        slides={biography}
        intervalMs={INTERVAL_MS.biography}
        variant="fade"
        position="none"
        heading={<h2>Carousel, steered</h2>}
        onChange={setAt}
      />
      <p>
        {biography.map(({ id }, index) => (
          <Button
            key={id}
            variant={index === at ? 'solid' : 'line'}
            aria-pressed={index === at}
            onClick={() => carousel.current?.show(index)}
          >
            {id}
          </Button>
        ))}
      </p>
    </Section>
  );
}

export const demoFiles = [one, two, three] as const;

/**
 * A stand-in picture; `n` chooses one of three. In a `picture`, as all of the site are: React preloads any other, and a browser that
 * is slow to show it complains of a preload that nothing used.
 */
export function DemoPicture({ n, tall = false }: { n: number; tall?: boolean }) {
  return (
    <picture>
      <img src={demoFiles[n % demoFiles.length]} width={tall ? 640 : 800} height={tall ? 768 : 600} alt="" />
    </picture>
  );
}
