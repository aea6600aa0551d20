import { serviceLeads } from '#records/service-leads';
import { BookingLink } from '../../components/button/button-link.tsx';
import { Link } from '../../components/link.tsx';
import { Section } from '../../components/section/section.tsx';
import type { Department } from '../../content/clinic.ts';
import { departmentServices } from '../../content/departments.ts';
import { servicesTexts } from '../../content/services-list.ts';
import { href, serviceLabels } from '../../routes.ts';
import style from './all-treatments.module.css';

const { all, departments, other } = servicesTexts;

/** All twenty services as a list by department; menus lead to either part (rows SVCL-13, HEAD-08). */
export function AllTreatments() {
  return (
    <Section heading={all.heading} lead={all.lead} ground="shell">
      <div className={style.departments}>
        <DepartmentList department="plasticSurgery" />
        <DepartmentList department="dermatology" />
      </div>
      <p className={style.other}>
        {other} <Link to={href('other-services')}>{serviceLabels['other-services']}</Link>
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
            <Link to={href(slug)}>{serviceLabels[slug]}</Link>
            <p>{serviceLeads[slug]}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
