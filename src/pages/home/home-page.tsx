import type { PageModule } from '../../app/page-modules.ts';
import { ContactBlock } from '../../components/contact-block/contact-block.tsx';
import { Offers } from '../../components/offers/offers.tsx';
import { ChatGate } from '../../components/third-party-gate/chat-gate.tsx';
import { homeFaqs } from '../../content/faqs.ts';
import { pageTexts } from '../../content/pages.ts';
import { thirdParties } from '../../content/third-parties.ts';
import { clinicSchema } from '../../seo/clinic-schema.ts';
import { faqSchema } from '../../seo/page-schemas.ts';
import { About } from './about.tsx';
import { Affiliations, MediaCoverage } from './affiliations.tsx';
import { DermatologyServices, PlasticSurgeryServices } from './departments.tsx';
import { DoctorPresentation, MedicalExperts } from './doctor-slides.tsx';
import { Hero } from './hero.tsx';
import { PatientFeedback } from './patient-feedback.tsx';
import { Questions } from './questions.tsx';
import { WhyUs } from './why-us.tsx';

export const head: PageModule['head'] = () => ({
  description: pageTexts.home.lead,
  jsonLd: [clinicSchema(), faqSchema(homeFaqs)],
});

/** The home page: twelve sections in the order of row HOME-01. The chat belongs to this page alone (row HOME-55). */
export function Page() {
  const chat = thirdParties.chat();
  return (
    <>
      <Hero />
      <Offers />
      <WhyUs />
      <About />
      <PlasticSurgeryServices />
      <DermatologyServices />
      <DoctorPresentation />
      <MedicalExperts />
      <Affiliations />
      <MediaCoverage />
      <Questions />
      <PatientFeedback />
      <ContactBlock />
      <div className="wrap" data-full="">
        <ChatGate src={chat.src} provider={chat.provider.value} />
      </div>
    </>
  );
}
