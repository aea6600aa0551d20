import { pictures } from 'virtual:pictures/international';
import { ButtonLink } from '../../components/button/button-link.tsx';
import { Carousel, PER_VIEW } from '../../components/carousel/carousel.tsx';
import { Section } from '../../components/section/section.tsx';
import { internationalGallery, internationalTexts } from '../../content/international.ts';
import { pictureSlots } from '../../media/picture-slots.tsx';
import { href } from '../../routes.ts';
import style from './international-page.module.css';

/** A picture of the international page by its key. */
export const PictureSlot = pictureSlots(pictures);

const slides = internationalGallery.value.map((name) => ({
  id: name,
  content: (
    <div className={style.room}>
      <PictureSlot name={name} likeness />
    </div>
  ),
}));

/** Eight pictures, moved by hand, and the way to the results (rows INTL-11, INTL-12). */
export function Tour() {
  const { heading, label, more } = internationalTexts.gallery;
  return (
    <Section heading={heading}>
      <Carousel label={label} slides={slides} perView={PER_VIEW.cards} />
      <p className={style.more}>
        <ButtonLink to={href('gallery')} variant="line">
          {more}
        </ButtonLink>
      </p>
    </Section>
  );
}
