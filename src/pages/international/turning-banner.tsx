import { use, useState } from 'react';
import { useHydrated } from '../../browser/visitor-preferences.ts';
import { ButtonLink } from '../../components/button/button-link.tsx';
import { Carousel, FADE_MS, INTERVAL_MS } from '../../components/carousel/carousel.tsx';
import { SaverContext } from '../../components/data-saver/saver-context.ts';
import '../../components/fading-slides/fading-slides.css';
import { internationalBanner, internationalTexts } from '../../content/international.ts';
import { pageTexts } from '../../content/pages.ts';
import { PrintButton } from './print.tsx';
import { PictureSlot } from './tour.tsx';
import style from './turning-banner.module.css';

const text = pageTexts.international;

/**
 * Six pictures that fade into each other behind the heading (row INTL-01). They come after the words, which say how high the banner is: the
 * controls at its foot would move while a slow line brings them. Once they lie on one another all are in view, and the browser would fetch
 * six at once, 105 kB on a phone: those behind the next one are not in the page until it is their turn.
 */
export function TurningBanner() {
  const ready = useHydrated();
  const [next, setNext] = useState(1);
  const isLite = use(SaverContext) !== null;
  const slides = internationalBanner.map((name, index) => ({
    id: name,
    content: (!ready || index <= next) && <PictureSlot name={name} tall={`${name}-tall`} first={index === 0} />,
  }));
  const { bannerLabel, ask, offline } = internationalTexts;
  return (
    <div className={style.banner} data-full="">
      <div className={`wrap ${style.text}`}>
        <h1>{text.heading}</h1>
        <p>{text.lead}</p>
        <div className={style.actions} data-print="none">
          <ButtonLink to="#enquiry-from-abroad">{ask}</ButtonLink>
          <PrintButton />
          <p>{offline}</p>
        </div>
      </div>
      <div className={style.pictures} data-print="none">
        <Carousel
          label={bannerLabel}
          slides={slides}
          intervalMs={INTERVAL_MS.internationalBanner}
          moveMs={FADE_MS}
          variant="fade"
          position="none"
          // On a lite page each is offered by a control.
          decorative={!isLite}
          onChange={(index) => setNext((last) => Math.max(last, index + 1))}
        />
      </div>
    </div>
  );
}
