import { pictures as banner } from 'virtual:pictures/page/services';
import { pictures as cardPictures } from 'virtual:pictures/service/*/card';
import { serviceLeads } from '#records/service-leads';
import { serviceNames } from '#records/service-names';
import type { PageModule } from '../../app/page-modules.ts';
import { Banner } from '../../components/banner/banner.tsx';
import { BookingLink } from '../../components/button/button-link.tsx';
import { CardGrid, ServiceCard } from '../../components/cards/cards.tsx';
import { ContactBlock } from '../../components/contact-block/contact-block.tsx';
import { Link } from '../../components/link.tsx';
import { Offers } from '../../components/offers/offers.tsx';
import { Section } from '../../components/section/section.tsx';
import type { Department } from '../../content/clinic.ts';
import { departmentServices } from '../../content/departments.ts';
import { listedCards } from '../../content/listed-service-cards.ts';
import { pageTexts } from '../../content/pages.ts';
import { servicesTexts } from '../../content/services-list.ts';
import { pictureSlots } from '../../media/picture-slots.tsx';
import { href } from '../../routes.ts';
import style from './all-treatments.module.css';

/** A picture of the services listing by its key. */
const PictureSlot = pictureSlots({ ...banner, ...cardPictures });

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
        upload={text.picture}
      />
      <Offers />
      <Section heading={cards.heading} lead={cards.lead}>
        <CardGrid stagger>
          {listedCards().map(({ id, image, title, slug }) => (
            <ServiceCard key={id} title={title} to={href(slug)} picture={<PictureSlot name={image} />} more={cards.more} />
          ))}
        </CardGrid>
      </Section>
      <AllTreatments />
      <ContactBlock />
    </>
  );
}

const { all, departments } = servicesTexts;

/** All twenty services as a list by department; menus lead to either part (rows SVCL-13, HEAD-08). */
function AllTreatments() {
  return (
    <Section heading={all.heading} lead={all.lead} ground="shell">
      <div className={style.departments}>
        <DepartmentList department="plasticSurgery" />
        <DepartmentList department="dermatology" />
      </div>
      <p className={style.other}>
        {servicesTexts.other} <Link to={href('other-services')}>{serviceNames['other-services']}</Link>
      </p>
    </Section>
  );
}

function DepartmentList({ department }: { department: Department }) {
  const { id, heading, book } = departments[department];
  return (
    <section id={id} aria-labelledby={`${id}-heading`} className={department === 'dermatology' ? 'derm' : undefined}>
      <div className={style.head}>
        <h3 id={`${id}-heading`}>{heading}</h3>
        <BookingLink department={department} variant="line">
          {book}
        </BookingLink>
      </div>
      <ul className={style.list}>
        {departmentServices[department].map((slug) => (
          <li key={slug}>
            <Link to={href(slug)}>{serviceNames[slug]}</Link>
            <p>{serviceLeads[slug]}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
