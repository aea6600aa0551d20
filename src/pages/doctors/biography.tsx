import { pictures as leads } from 'virtual:pictures/doctor';
import * as words from '#words/doctors';
import { colon } from '#words/language';
import { useSeed } from '../../browser/page-context.ts';
import { BookingLink } from '../../components/button/button-link.tsx';
import type { DoctorBiography } from '../../content/doctor-biographies.ts';
import { doctorsTexts } from '../../content/doctors-page.ts';
import { pictureSlots } from '../../media/picture-slots.tsx';
import style from './biography.module.css';

/** A picture of the doctors' page by its key. */
export const PictureSlot = pictureSlots(leads);

/** A lead doctor at full length (rows DOC-07, DOC-08, DOC-10). */
export function Biography({ doctor }: { doctor: DoctorBiography }) {
  const { id, name, designation, department, description, image, paragraphs, signature } = doctor;
  const { link, book } = doctorsTexts;
  return (
    <article
      id={id}
      aria-labelledby={`${id}-name`}
      className={department === 'dermatology' ? `${style.biography} derm` : style.biography}
    >
      <div className={style.portrait}>
        <PictureSlot name={image} alt={name.value} likeness />
      </div>
      <div className={style.text}>
        <h2 id={`${id}-name`}>{name.value}</h2>
        <p className={style.designation}>{designation}</p>
        <p className={style.description}>{description}</p>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {signature && <p className={style.signature}>{signature}</p>}
        <Facts doctor={doctor} />
        <p className={style.actions}>
          <BookingLink department={department}>{book}</BookingLink>
          <a href={`#${id}`}>
            {link}
            <span className="visually-hidden">{colon + name.value}</span>
          </a>
        </p>
      </div>
    </article>
  );
}

/** What the clinic still owes of them stands nowhere on a live site. */
function Facts({ doctor: { qualifications, registration, achievements } }: { doctor: DoctorBiography }) {
  const { facts } = doctorsTexts;
  const { hidesPlaceholders } = useSeed();
  const entry = registration.value;
  const all = [
    { name: facts.qualifications, of: qualifications, values: [qualifications.value] },
    {
      name: facts.registration,
      of: registration,
      values: [entry ? `${entry.council}, ${entry.number}` : words.registrationToCome],
    },
    { name: facts.achievements, of: achievements, values: achievements.value },
  ];
  const known = all.filter(({ of }) => !(hidesPlaceholders && of.placeholder));
  if (known.length === 0) return null;
  return (
    <dl className={style.facts}>
      {known.map(({ name, values }) => (
        <div key={name}>
          <dt>{name}</dt>
          {values.map((value) => (
            <dd key={value}>{value}</dd>
          ))}
        </div>
      ))}
    </dl>
  );
}
