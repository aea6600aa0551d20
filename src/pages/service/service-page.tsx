import { Link } from 'react-router-dom';
import { useCurrentPage } from '../../app/page-context.ts';
import type { PageModule } from '../../app/page-modules.ts';
import { ContactLines } from '../../components/contact-lines.tsx';
import { PageIntro } from '../../components/page-intro.tsx';
import { serviceLeads } from '../../content/pages.ts';
import { href, type RouteName, type ServiceSlug, serviceLabels } from '../../routes.ts';
import { ManagedBody, head as managedHead } from '../managed/managed-page.tsx';

const isService = (name: RouteName | null | undefined): name is ServiceSlug => Boolean(name && name in serviceLabels);

export const head: PageModule['head'] = (page) => {
  if (page.data.status === 'found') return managedHead?.(page) ?? {};
  return isService(page.name) ? { description: serviceLeads[page.name] } : {};
};

/** A service page. Two of them give way to a page of the content system with the same slug (rows ROUTE-35, ROUTE-36). */
export function Page() {
  const { handle, data } = useCurrentPage();
  if (data.status === 'found' && data.content.kind === 'managed') return <ManagedBody page={data.content.page} />;
  if (!isService(handle?.name)) throw new Error('Not a service page');
  return (
    <>
      <PageIntro heading={serviceLabels[handle.name]} lead={serviceLeads[handle.name]} />
      <p>
        <Link to={href('gallery')}>See results</Link> or <Link to={href('services')}>all services</Link>.
      </p>
      <ContactLines text={`Hello, I have a question about ${serviceLabels[handle.name]}.`} />
    </>
  );
}
