import { ButtonLink } from '../../components/button/button-link.tsx';
import { Section } from '../../components/section/section.tsx';
import { leadDoctors } from '../../content/doctors.ts';
import { homeTexts } from '../../content/home.ts';
import { href } from '../../routes.ts';
import style from './about.module.css';
import { PictureSlot } from './picture-slot.tsx';

/** A third of a phone's width, where half of it would fetch files twice as large. */
const SIZES = '(min-width: 60rem) 20rem, (min-width: 48rem) 46vw, (min-resolution: 2.5dppx) 23vw, 33vw';

/** Two departments, two doctors (row HOME-19). */
export function About() {
  const { heading, text, more } = homeTexts.about;
  return (
    <Section ground="shell" label={heading}>
      <div className={style.about}>
        <div className={style.pair}>
          {Object.values(leadDoctors).map(({ image, name }) => (
            <PictureSlot key={image} name={image} alt={name.value} sizes={SIZES} likeness />
          ))}
        </div>
        <div className={style.text}>
          <h2>{heading}</h2>
          <p>{text}</p>
          <ButtonLink to={href('about')} variant="line">
            {more}
          </ButtonLink>
        </div>
      </div>
    </Section>
  );
}
