import * as said from '#words/pictures';
import type { PageModule } from '../../app/page-modules.ts';
import { useCurrentPage } from '../../browser/page-context.ts';
import { Banner } from '../../components/banner/banner.tsx';
import { Breadcrumb } from '../../components/breadcrumb/breadcrumb.tsx';
import { ContactBlock } from '../../components/contact-block/contact-block.tsx';
import { FactStrip } from '../../components/fact-strip/fact-strip.tsx';
import { Container } from '../../components/section/section.tsx';
import type { ServiceModule } from '../../content/services/service-module.ts';
import { serviceShareCard } from '../../content/site-files.ts';
import { Picture } from '../../media/picture.tsx';
import { isService, type ServiceSlug } from '../../routes.ts';
import { Guide } from './guide.tsx';
import { Information } from './information.tsx';
import { LocalMenu } from './local-menu.tsx';
import { Numbered } from './numbered.tsx';
import { OtherServices } from './other-services.tsx';
import { Procedures } from './procedures.tsx';
import { Questions } from './questions.tsx';
import { Results } from './results.tsx';
import style from './service-page.module.css';
import { ServicePictures, useServicePicture } from './service-pictures.tsx';
import { serviceSchema } from './service-schema.ts';
import { TextParts } from './text-parts.tsx';
import { WhyUs } from './why-us.tsx';

export const head: PageModule['head'] = ({ name, service }) => {
  if (!service || !isService(name)) return {};
  const { path, width, height } = serviceShareCard(name);
  return {
    description: service.service.description,
    image: { src: path, width, height, alt: said.drawn({ what: service.service.label }) },
    jsonLd: serviceSchema(name, service.service),
    sensitive: Object.values(service.pictures).some(({ sensitive }) => sensitive),
  };
};

/** A service page. Two of them give way to a page of WordPress with the same slug (rows ROUTE-35, ROUTE-36). */
export function Page() {
  const { handle } = useCurrentPage();
  if (!handle?.service || !isService(handle.name)) throw new Error('Not a service page');
  return <ServiceBody key={handle.name} slug={handle.name} module={handle.service} />;
}

interface ServiceBodyProps {
  slug: ServiceSlug;
  module: ServiceModule;
}

/** Composed from what the record has; there is no page of its own for any service. */
function ServiceBody({ slug, module: { service, facts, pictures } }: ServiceBodyProps) {
  const hasMiddle = Boolean(service.slides ?? service.numbered ?? service.texts);
  return (
    <ServicePictures value={{ slug, pictures }}>
      <article className={service.department === 'dermatology' ? 'derm' : undefined} data-full="">
        <Head service={service} facts={facts} />
        <div className={style.first}>
          <Information service={service} />
        </div>
        {service.slides && <Procedures slides={service.slides} />}
        {service.numbered && <Numbered {...service.numbered} figures={service.viewer ? 0 : service.figures} />}
        {service.texts && <TextParts parts={service.texts} />}
        {service.listsOtherServices && <OtherServices />}
        {service.guide && <Guide guide={service.guide} shaded={!hasMiddle} />}
        {service.results && <Results label={service.label} results={service.results} />}
        {service.faq && <Questions faq={service.faq} />}
        <WhyUs part={service.whyUs} department={service.department} review={service.review} />
        <ContactBlock service={slug} />
      </article>
    </ServicePictures>
  );
}

/** Row SVC-01. The breadcrumb stands under the local menu, not on the picture. */
function Head({ service, facts }: Pick<ServiceModule, 'service' | 'facts'>) {
  const wide = useServicePicture('banner');
  const tall = useServicePicture('banner-tall');
  return (
    <>
      <div id="banner">
        {/* Drawings of skin reach to the start side as photographs do: the type needs the veil. */}
        <Banner
          heading={service.label}
          lead={service.lead}
          picture={<Picture of={wide} tall={tall} priority />}
          upload={service.picture}
          photograph
        />
      </div>
      <FactStrip {...facts} />
      <LocalMenu service={service} />
      <Container>
        <Breadcrumb place="page" />
      </Container>
    </>
  );
}
