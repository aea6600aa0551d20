import { Link } from '../../components/link.tsx';
import { Section } from '../../components/section/section.tsx';
import { departmentServices } from '../../content/departments.ts';
import { listedCards } from '../../content/listed-service-cards.ts';
import { href, serviceLabels } from '../../routes.ts';
import style from './other-services.module.css';

const GROUPS = [
  { department: 'plasticSurgery', name: 'Plastic Surgery' },
  { department: 'dermatology', name: 'Dermatology' },
] as const;

const hasCard = new Set<string>(listedCards.map(({ slug }) => slug));

/** Every service without a card on the services page (row ROUTE-35). */
export function OtherServices() {
  return (
    <Section ground="shell" label="Other services">
      <div className={style.groups}>
        {GROUPS.map(({ department, name }) => (
          <div key={department} className={department === 'dermatology' ? 'derm' : undefined}>
            <h2>{name}</h2>
            <ul className={style.list}>
              {departmentServices[department]
                .filter((slug) => !hasCard.has(slug))
                .map((slug) => (
                  <li key={slug}>
                    <Link to={href(slug)}>{serviceLabels[slug]}</Link>
                  </li>
                ))}
            </ul>
          </div>
        ))}
      </div>
      <p className={style.all}>
        <Link to={href('services')}>All services</Link>
      </p>
    </Section>
  );
}
