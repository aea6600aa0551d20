import { serverPart } from '../../components/island/server-parts.ts';

/** Without script there is no dialog: the same enquiry stands in the page, and every case is reached by its link. */
export function PlainLeadForm({ category }: { category: string }) {
  // No browser that runs script shows what stands in `noscript`.
  const Form = import.meta.env.SSR ? serverPart<{ category: string }>('plain-gallery-form') : null;
  return <noscript>{Form && <Form category={category} />}</noscript>;
}
