import { addServerPart } from '../components/island/server-parts.ts';
import { ConsultationForm } from '../components/lead-form/consultation-form.tsx';
import * as formExtras from '../components/lead-form/form-extras.ts';
import { GalleryLeadForm } from '../components/lead-form/gallery-lead-form.tsx';
import { InternationalForm } from '../components/lead-form/international-form.tsx';
import { provideFormExtras } from '../components/lead-form/use-form-extras.ts';

/** What the server writes into documents while the browser fetches its code later, or never. */
addServerPart('consultation', ConsultationForm);
addServerPart('enquiry-from-abroad', InternationalForm);
addServerPart('plain-gallery-form', GalleryLeadForm);
provideFormExtras(formExtras);
