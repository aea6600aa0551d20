import type { PageModule } from '../../app/page-modules.ts';
import { Banner } from '../../components/banner/banner.tsx';
import { ContactBlock } from '../../components/contact-block/contact-block.tsx';
import { pageTexts } from '../../content/pages.ts';
import { clinicSchema } from '../../seo/clinic-schema.ts';
import { Facilities, Fields, PictureSlot, Spotlight, Story } from './about-sections.tsx';

const text = pageTexts.about;

export const head: PageModule['head'] = () => ({ description: text.lead, jsonLd: [clinicSchema()] });

/** The about page (rows ABOUT-01 to ABOUT-11). */
export function Page() {
  return (
    <>
      <Banner
        heading={text.heading}
        lead={text.lead}
        picture={<PictureSlot name="page/about/banner" tall="page/about/banner-tall" first />}
        upload={text.picture}
      />
      <Fields />
      <Story />
      <Facilities />
      <Spotlight />
      <ContactBlock />
    </>
  );
}
