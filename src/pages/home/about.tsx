import { ButtonLink } from '../../components/button/button-link.tsx';
import { Section } from '../../components/section/section.tsx';
import { leadDoctors } from '../../content/doctors.ts';
import { homeTexts } from '../../content/home.ts';
import { href } from '../../routes.ts';
import style from './about.module.css';
import { PictureSlot } from './picture-slot.tsx';

/** Two departments, two doctors (row HOME-19). */
export function About() {
  const { heading, text, more } = homeTexts.about;
  return (
    <Section ground="shell" label={heading}>
      <div className={style.about}>
        <div className={style.pair}>
          {Object.values(leadDoctors).map(({ image, name }) => (
            <PictureSlot key={image} name={image} alt={name.value} likeness />
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
