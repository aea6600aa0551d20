import { ButtonLink } from '../../components/button/button-link.tsx';
import { Carousel } from '../../components/carousel/carousel.tsx';
import { INTERVAL_MS } from '../../components/carousel/carousel-timings.ts';
import { Section } from '../../components/section/section.tsx';
import { aboutTexts } from '../../content/about.ts';
import type { Department } from '../../content/clinic.ts';
import { doctorTeam } from '../../content/doctor-team.ts';
import { leadDoctors } from '../../content/doctors.ts';
import { href } from '../../routes.ts';
import { PictureSlot } from './about-pictures.tsx';
import style from './spotlight.module.css';

interface Shown {
  id: string;
  department: Department;
  name: string;
  title: string;
  image: string;
  description: string;
}

const doctors = (): Shown[] => [
  ...Object.values(leadDoctors).map(({ name, designation, ...rest }) => ({ ...rest, name: name.value, title: designation })),
  ...doctorTeam.map(({ value }) => value),
];

const slideOf = ({ id, department, name, title, image, description }: Shown) => ({
  id,
  content: (
    <div className={department === 'dermatology' ? `${style.doctor} derm` : style.doctor}>
      <div className={style.portrait}>
        <PictureSlot name={image} alt={name} likeness />
      </div>
      <div className={style.text}>
        <h3>{name}</h3>
        <p className={style.title}>{title}</p>
        <p>{description}</p>
        <ButtonLink to={`${href('doctors')}#${id}`} variant="line">
          {aboutTexts.spotlight.more}
          <span className="visually-hidden">: {name}</span>
        </ButtonLink>
      </div>
    </div>
  ),
});

/** All doctors in turn; the index wraps (rows ABOUT-09 to ABOUT-11). */
export function Spotlight() {
  const { heading, label } = aboutTexts.spotlight;
  return (
    <Section ground="soft" label={heading}>
      <Carousel
        label={label}
        slides={doctors().map(slideOf)}
        intervalMs={INTERVAL_MS.spotlight}
        variant="fade"
        position="dots"
        heading={<h2>{heading}</h2>}
      />
    </Section>
  );
}
