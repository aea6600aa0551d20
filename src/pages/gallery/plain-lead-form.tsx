import { serverPart } from '../../components/island/server-parts.ts';

/** Without script there is no dialog: the same enquiry stands in the page, and every case is reached by its link. */
export const PlainLeadForm = ({ category }: { category: string }) => (
  // No browser that runs script shows what stands here, so its part need not contain it.
  <noscript>{import.meta.env.SSR && serverPart('plain-gallery-form', { category })}</noscript>
);
