import { Link } from 'react-router-dom';
import type { PageModule } from '../../app/page-modules.ts';
import { PageIntro } from '../../components/page-intro.tsx';
import { pageTexts } from '../../content/pages.ts';
import { href } from '../../routes.ts';

const text = pageTexts.home;

export const head: PageModule['head'] = () => ({ description: text.lead });

export function Page() {
  return (
    <>
      <PageIntro {...text} />
      <p>
        <Link to={href('services')}>See all services</Link> or <Link to={href('contact')}>ask for an appointment</Link>.
      </p>
    </>
  );
}
