import { Section } from '../../components/section/section.tsx';
import { REGISTRATION_TO_COME } from '../../content/doctor-biographies.ts';
import { doctorTeam, type TeamMember } from '../../content/doctor-team.ts';
import { doctorsTexts } from '../../content/doctors-page.ts';
import { areAllPlaceholders } from '../../content/placeholder.ts';
import { PictureSlot } from './doctors-pictures.tsx';
import style from './team.module.css';

const { team, facts, link } = doctorsTexts;

/** Four further doctors (rows DOC-04, DOC-09, DOC-10). */
export function Team() {
  return (
    <Section heading={team.heading} lead={team.lead} ground="shell" placeholder={areAllPlaceholders(doctorTeam)}>
      <ul className={style.team}>
        {doctorTeam.map(({ value }) => (
          <li key={value.id}>
            <Member member={value} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Member({ member: { id, name, title, image, description, department, registration } }: { member: TeamMember }) {
  return (
    <article
      id={id}
      aria-labelledby={`${id}-name`}
      className={department === 'dermatology' ? `${style.member} derm` : style.member}
    >
      <PictureSlot name={image} alt={name} likeness />
      <h3 id={`${id}-name`}>{name}</h3>
      <p className={style.title}>{title}</p>
      <p>{description}</p>
      <dl>
        <dt>{facts.registration}</dt>
        <dd>{registration ? `${registration.council}, ${registration.number}` : REGISTRATION_TO_COME}</dd>
      </dl>
      <a href={`#${id}`}>
        {link}
        <span className="visually-hidden">: {name}</span>
      </a>
    </article>
  );
}
