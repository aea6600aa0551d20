import { Link } from 'react-router-dom';
import type { PageModule } from '../../app/page-modules.ts';
import { PageIntro } from '../../components/page-intro.tsx';
import { pageTexts } from '../../content/pages.ts';
import { routes, type ServiceSlug, serviceLabels } from '../../routes.ts';

const text = pageTexts.services;

export const head: PageModule['head'] = () => ({ description: text.lead });

export function Page() {
  return (
    <>
      <PageIntro {...text} />
      <ul>
        {(Object.keys(serviceLabels) as ServiceSlug[]).map((slug) => (
          <li key={slug}>
            <Link to={routes[slug].path}>{serviceLabels[slug]}</Link>
          </li>
        ))}
      </ul>
    </>
  );
}
