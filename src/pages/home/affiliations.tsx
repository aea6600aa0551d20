import { Carousel, INTERVAL_MS, PER_VIEW } from '../../components/carousel/carousel.tsx';
import { Section, useShown } from '../../components/section/section.tsx';
import { affiliations } from '../../content/affiliations.ts';
import { homeTexts } from '../../content/home.ts';
import { mediaCoverage } from '../../content/media-coverage.ts';
import style from './affiliations.module.css';
import mediaCoverageStyle from './media-coverage.module.css';
import { PictureSlot } from './picture-slot.tsx';

const SIZES = '(max-width: 47.99rem) 6rem, 12rem';

const slideOf = ({ value: { src, name } }: (typeof affiliations)[number]) => ({
  id: src,
  content: (
    <div className={style.plate}>
      <PictureSlot name={src} alt={name} sizes={SIZES} />
      <p aria-hidden="true">{name}</p>
    </div>
  ),
});

/** Twelve bodies (rows HOME-37 to HOME-40). The name is the picture's text; those who see it read it below. */
export function Affiliations() {
  const { heading, label } = homeTexts.affiliations;
  const shown = useShown(affiliations);
  return (
    <Section heading={heading} screenOnly empty={!shown.length}>
      <Carousel
        label={label}
        slides={shown.map(slideOf)}
        intervalMs={INTERVAL_MS.affiliations}
        perView={PER_VIEW.affiliations}
        position="none"
      />
    </Section>
  );
}

/** Four outlets, each a link to where it was published (rows HOME-41, HOME-42). */
export function MediaCoverage() {
  const shown = useShown(mediaCoverage);
  return (
    <Section heading={homeTexts.media.heading} ground="soft" empty={!shown.length}>
      <ul className={mediaCoverageStyle.outlets}>
        {shown.map(({ value: { name, image, link, description } }) => (
          <li key={link}>
            <PictureSlot name={image} alt="" sizes="4.5rem" />
            <h3>
              <a href={link} rel="noopener">
                {name}
              </a>
            </h3>
            <p>{description}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
