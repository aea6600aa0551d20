import { serviceNames } from '#records/service-names';
import * as departments from '#words/departments';
import * as words from '#words/header';
import { Link } from '../../components/link.tsx';
import { Section } from '../../components/section/section.tsx';
import { departmentServices } from '../../content/departments.ts';
import { listedServices } from '../../content/listed-service-cards.ts';
import { href } from '../../routes.ts';
import style from './other-services.module.css';

const groups = ['plasticSurgery', 'dermatology'] as const;

const hasCard = new Set<string>(listedServices);

/** Every service without a card on the services page (row ROUTE-35). */
export function OtherServices() {
  return (
    <Section ground="shell" label={words.otherServices}>
      <div className={style.groups}>
        {groups.map((department) => (
          <div key={department} className={department === 'dermatology' ? 'derm' : undefined}>
            <h2>{department === 'dermatology' ? departments.dermatology : departments.plasticSurgery}</h2>
            <ul className={style.list}>
              {departmentServices[department]
                .filter((slug) => !hasCard.has(slug))
                .map((slug) => (
                  <li key={slug}>
                    <Link to={href(slug)}>{serviceNames[slug]}</Link>
                  </li>
                ))}
            </ul>
          </div>
        ))}
      </div>
      <p className={style.all}>
        <Link to={href('services')}>{words.allServices}</Link>
      </p>
    </Section>
  );
}
