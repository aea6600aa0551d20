import type { PageModule } from '../../app/page-modules.ts';
import { ContactBlock } from '../../components/contact-block/contact-block.tsx';
import { PageIntro } from '../../components/page-intro.tsx';
import { doctorBiographies } from '../../content/doctor-biographies.ts';
import { doctorTeam } from '../../content/doctor-team.ts';
import { pageTexts } from '../../content/pages.ts';
import { physicianSchema } from '../../seo/physician-schema.ts';
import { LeadDoctors } from './lead-doctors.tsx';
import { Team } from './team.tsx';

const text = pageTexts.doctors;

export const head: PageModule['head'] = () => ({
  description: text.lead,
  jsonLd: [
    ...Object.values(doctorBiographies()).map(({ name, registration, ...doctor }) =>
      physicianSchema({ ...doctor, name: name.value, registration: registration.value }),
    ),
    ...doctorTeam.map(({ value }) => physicianSchema(value)),
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
