import { BeforeAfter } from '../../components/before-after/before-after.tsx';
import { ButtonLink } from '../../components/button/button-link.tsx';
import { Carousel, type CarouselSlide, INTERVAL_MS } from '../../components/carousel/carousel.tsx';
import { Section } from '../../components/section/section.tsx';
import { homeTexts } from '../../content/home.ts';
import { dermatologyGallery, type HomeGalleryItem, plasticSurgeryGallery } from '../../content/home-gallery.ts';
import type { Placeholder } from '../../content/placeholder.ts';
import { HALVES_OF_PHONE } from '../../media/size-classes.ts';
import { href } from '../../routes.ts';
import { PictureSlot } from './picture-slot.tsx';
import style from './transformations.module.css';

/** Half of a pair; two pairs stand side by side from 60rem up. */
const SIZES = `${HALVES_OF_PHONE}, (min-width: 60rem) 23vw, 46vw`;

const slidesOf = ({ value, placeholder }: Placeholder<HomeGalleryItem[]>): CarouselSlide[] =>
  value.map(({ id, title, image }) => ({
    id,
    content: (
      <>
        <BeforeAfter
          label={title}
          before={<PictureSlot name={`${image}/before`} sizes={SIZES} />}
          after={<PictureSlot name={`${image}/after`} sizes={SIZES} />}
          illustration={placeholder}
        />
        <p className={style.title}>{title}</p>
      </>
    ),
  }));

/** Results of both departments, none of them sensitive (rows HOME-24 to HOME-29). */
export function Transformations() {
  const { heading, lead, more, ...labels } = homeTexts.transformations;
  return (
    <Section heading={heading} lead={lead} ground="shell" screenOnly>
      <div className={style.galleries}>
        <Carousel
          label={labels.plasticSurgery}
          slides={slidesOf(plasticSurgeryGallery())}
          intervalMs={INTERVAL_MS.plasticSurgeryGallery}
          position="counter"
        />
        <div className="derm">
          <Carousel
            label={labels.dermatology}
            slides={slidesOf(dermatologyGallery())}
            intervalMs={INTERVAL_MS.dermatologyGallery}
            position="counter"
          />
        </div>
      </div>
      <p className={style.more}>
        <ButtonLink to={href('gallery')} variant="line">
          {more}
        </ButtonLink>
      </p>
    </Section>
  );
}
