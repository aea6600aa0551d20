import { pictures as doctors } from 'virtual:pictures/doctor';
import { pictures as banner } from 'virtual:pictures/page/about';
import { pictures as rooms } from 'virtual:pictures/room';
import { pictures as cards } from 'virtual:pictures/service/*/card';
import { colon } from '#words/language';
import { ButtonLink } from '../../components/button/button-link.tsx';
import { ServiceCard } from '../../components/cards/cards.tsx';
import { Carousel, INTERVAL_MS, PER_VIEW } from '../../components/carousel/carousel.tsx';
import '../../components/fading-slides/fading-slides.css';
import { Section, useShown } from '../../components/section/section.tsx';
import { type AboutCard, aboutCards, aboutTexts, facilities } from '../../content/about.ts';
import type { Department } from '../../content/clinic.ts';
import { doctorTeam } from '../../content/doctor-team.ts';
import { leadDoctors } from '../../content/doctors.ts';
import { pictureSlots } from '../../media/picture-slots.tsx';
import { href } from '../../routes.ts';
import facilitiesStyle from './facilities.module.css';
import spotlightStyle from './spotlight.module.css';
import style from './story.module.css';

/** A picture of the about page by its key. */
export const PictureSlot = pictureSlots({ ...banner, ...rooms, ...doctors, ...cards });

const { about, vision, mission } = aboutTexts;

/** Who the clinic is, what it hopes for and what it does (row ABOUT-06). */
export function Story() {
  return (
    <Section ground="shell" label={about.heading}>
      <div className={style.story}>
        <h2>{about.heading}</h2>
        <div className={style.text}>
          {about.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        {[vision, mission].map(({ heading, text }) => (
          <section key={heading} className={style.aim} aria-labelledby={heading.toLowerCase()}>
            <h3 id={heading.toLowerCase()}>{heading}</h3>
            <p>{text}</p>
          </section>
        ))}
      </div>
    </Section>
  );
}

const texts = aboutTexts.services;

const slideOf = ({ id, title, text, image }: AboutCard) => ({
  id,
  content: (
    <ServiceCard title={title} text={text} to={href('doctors')} picture={<PictureSlot name={image} />} more={texts.more} />
  ),
});

/** Five cards that lead to the doctors (rows ABOUT-02 to ABOUT-05). */
export function Fields() {
  const { heading, lead, label } = texts;
  return (
    <Section heading={heading} lead={lead}>
      <Carousel
        label={label}
        slides={aboutCards().map(slideOf)}
        intervalMs={INTERVAL_MS.aboutServices}
        perView={PER_VIEW.cards}
      />
    </Section>
  );
}

const facilitiesTexts = aboutTexts.facilities;

const slides = facilities.value.map((name) => ({
  id: name,
  content: (
    <div className={facilitiesStyle.room}>
      <PictureSlot name={name} likeness />
    </div>
  ),
}));

/** Ten pictures of the rooms (rows ABOUT-07, ABOUT-08). */
export function Facilities() {
  return (
    <Section heading={facilitiesTexts.heading} lead={facilitiesTexts.lead}>
      <Carousel
        label={facilitiesTexts.label}
        slides={slides}
        intervalMs={INTERVAL_MS.facilities}
        perView={PER_VIEW.videoTestimonials}
      />
    </Section>
  );
}

interface Shown {
  id: string;
  department: Department;
  name: string;
  title: string;
  image: string;
  description: string;
}

const doctorsInTurn = (team: typeof doctorTeam): Shown[] => [
  ...Object.values(leadDoctors).map(({ name, designation, ...rest }) => ({ ...rest, name: name.value, title: designation })),
  ...team.map(({ value }) => value),
];

const doctorSlide = ({ id, department, name, title, image, description }: Shown) => ({
  id,
  content: (
    <div className={department === 'dermatology' ? `${spotlightStyle.doctor} derm` : spotlightStyle.doctor}>
      <div className={spotlightStyle.portrait}>
        <PictureSlot name={image} alt={name} likeness />
      </div>
      <div className={spotlightStyle.text}>
        <h3>{name}</h3>
        <p className={spotlightStyle.title}>{title}</p>
        <p>{description}</p>
        <ButtonLink to={`${href('doctors')}#${id}`} variant="line">
          {aboutTexts.spotlight.more}
          <span className="visually-hidden">{colon + name}</span>
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
        slides={doctorsInTurn(useShown(doctorTeam)).map(doctorSlide)}
        intervalMs={INTERVAL_MS.spotlight}
        variant="fade"
        position="dots"
        heading={<h2>{heading}</h2>}
      />
    </Section>
  );
}
