import type { PageModule } from '../../app/page-modules.ts';
import { Banner } from '../../components/banner/banner.tsx';
import { CardGrid } from '../../components/cards/card-grid.tsx';
import { ServiceCard } from '../../components/cards/service-card.tsx';
import { ContactBlock } from '../../components/contact-block/contact-block.tsx';
import { Section } from '../../components/section/section.tsx';
import { listedCards } from '../../content/listed-service-cards.ts';
import { pageTexts } from '../../content/pages.ts';
import { servicesTexts } from '../../content/services-list.ts';
import { href } from '../../routes.ts';
import { AllTreatments } from './all-treatments.tsx';
import { PictureSlot } from './services-pictures.tsx';

const text = pageTexts.services;
const { cards } = servicesTexts;

export const head: PageModule['head'] = () => ({ description: text.lead });

/** The services listing (rows SVCL-01 to SVCL-13). */
export function Page() {
  return (
    <>
      <Banner
        heading={text.heading}
        lead={text.lead}
        picture={<PictureSlot name="page/services/banner" tall="page/services/banner-tall" first />}
      />
      <Section heading={cards.heading} lead={cards.lead}>
        <CardGrid stagger>
          {listedCards.map(({ id, image, title, slug }) => (
            <ServiceCard key={id} title={title} to={href(slug)} picture={<PictureSlot name={image} />} more={cards.more} />
          ))}
        </CardGrid>
      </Section>
      <AllTreatments />
      <ContactBlock />
    </>
  );
}
