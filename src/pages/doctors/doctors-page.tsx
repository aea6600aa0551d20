import * as words from '#words/doctors';
import { colon } from '#words/language';
import type { PageModule } from '../../app/page-modules.ts';
import { ContactBlock } from '../../components/contact-block/contact-block.tsx';
import { PageIntro } from '../../components/page-intro.tsx';
import { Section, useShown } from '../../components/section/section.tsx';
import { doctorBiographies } from '../../content/doctor-biographies.ts';
import { doctorTeam, type TeamMember } from '../../content/doctor-team.ts';
import { doctorsTexts } from '../../content/doctors-page.ts';
import { pageTexts } from '../../content/pages.ts';
import { shownOf } from '../../content/placeholder.ts';
import { physicianSchema } from '../../seo/physician-schema.ts';
import { PictureSlot } from './biography.tsx';
import { LeadDoctors } from './lead-doctors.tsx';
import style from './team.module.css';

const text = pageTexts.doctors;

export const head: PageModule['head'] = ({ hidesPlaceholders }) => ({
  description: text.lead,
  jsonLd: [
    ...Object.values(doctorBiographies()).map(({ name, registration, ...doctor }) =>
      physicianSchema({ ...doctor, name: name.value, registration: registration.value }),
    ),
    ...shownOf(doctorTeam, hidesPlaceholders).map(({ value }) => physicianSchema(value)),
  ],
});

/**
 * The doctors (rows DOC-01 to DOC-10). All of them stand in the HTML; nothing is fetched, so the text for loading of row DOC-06 has
 * no moment at which it would show.
 */
export function Page() {
  return (
    <>
      <PageIntro {...text} />
      <LeadDoctors />
      <Team />
      <ContactBlock />
    </>
  );
}

const { team, facts } = doctorsTexts;

/** Four further doctors (rows DOC-04, DOC-09, DOC-10). */
function Team() {
  const shown = useShown(doctorTeam);
  return (
    <Section heading={team.heading} lead={team.lead} ground="shell" empty={!shown.length}>
      <ul className={style.team}>
        {shown.map(({ value }) => (
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
        <dd>{registration ? `${registration.council}, ${registration.number}` : words.registrationToCome}</dd>
      </dl>
      <a href={`#${id}`}>
        {doctorsTexts.link}
        <span className="visually-hidden">{colon + name}</span>
      </a>
    </article>
  );
}
