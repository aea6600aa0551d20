import { GalleryLeadForm } from '../../components/lead-form/gallery-lead-form.tsx';

/** Without script there is no dialog: the same enquiry stands in the page, and every case is reached by its link. */
export function PlainLeadForm({ category }: { category: string }) {
  return (
    <noscript>
      <GalleryLeadForm category={category} />
    </noscript>
  );
}
