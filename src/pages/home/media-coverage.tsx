import { Section } from '../../components/section/section.tsx';
import { homeTexts } from '../../content/home.ts';
import { mediaCoverage } from '../../content/media-coverage.ts';
import { areAllPlaceholders } from '../../content/placeholder.ts';
import style from './media-coverage.module.css';
import { PictureSlot } from './picture-slot.tsx';

/** Four outlets, each a link to where it was published (rows HOME-41, HOME-42). */
export function MediaCoverage() {
  return (
    <Section heading={homeTexts.media.heading} ground="soft" placeholder={areAllPlaceholders(mediaCoverage)}>
      <ul className={style.outlets}>
        {mediaCoverage.map(({ value: { name, image, link, description } }) => (
          <li key={link}>
            <PictureSlot name={image} alt="" />
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
