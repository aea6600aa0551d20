import * as words from '#words/international';
import type { PageModule } from '../../app/page-modules.ts';
import { ClinicTime } from '../../components/clinic-time/clinic-time.tsx';
import { island } from '../../components/island/island.tsx';
import { keptEnquiry } from '../../components/lead-form/kept-enquiry.ts';
import { Link } from '../../components/link.tsx';
import { Section } from '../../components/section/section.tsx';
import { withParts } from '../../components/with-parts.ts';
import { ENQUIRY_ID } from '../../content/abroad.ts';
import { internationalTexts } from '../../content/international.ts';
import { pageTexts } from '../../content/pages.ts';
import { href } from '../../routes.ts';
import { clinicSchema } from '../../seo/clinic-schema.ts';
import { Arrival, Payment, Visa } from './arrival.tsx';
import { Hotels, Sights } from './hotels.tsx';
import style from './international-page.module.css';
import { PrintedHead } from './print.tsx';
import { Tour } from './tour.tsx';
import { TurningBanner } from './turning-banner.tsx';

const { clock, guidance, form } = internationalTexts;

export const head: PageModule['head'] = () => ({ description: pageTexts.international.lead, jsonLd: [clinicSchema()] });

/**
 * The page for patients from abroad (rows INTL-01 to INTL-12). On paper it is one sheet: what stands in `sheet`, without pictures,
 * form and gallery.
 */
export function Page() {
  return (
    <div className={style.sheet} data-full="">
      <TurningBanner />
      <PrintedHead />
      <Section heading={clock.heading} lead={clock.lead}>
        <ClinicTime />
      </Section>
      <Section label={guidance.heading} ground="shell">
        <div className={style.guidance}>
          <h2>{guidance.heading}</h2>
          <div>
            {guidance.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            <p data-print="none">{withParts(words.dayByDay, { plan: <Link to={href('planYourStay')}>{words.plan}</Link> })}</p>
          </div>
        </div>
      </Section>
      <Arrival />
      <Visa />
      <Hotels />
      <Payment />
      <div data-print="none">
        <Sights />
        <Section id={ENQUIRY_ID} heading={form.heading} lead={form.lead} ground="soft">
          <LaterInternationalForm />
        </Section>
        <Tour />
      </div>
    </div>
  );
}

/** The form for patients from abroad, its code fetched when the visitor comes to it, or when an enquiry waits on the device. */
const LaterInternationalForm = island({
  id: 'enquiry-from-abroad',
  load: async () => (await import('../../components/lead-form/international-form.tsx')).InternationalForm,
  room: style.enquiry,
  isUrgent: () => keptEnquiry('international', Date.now()) !== null,
});
