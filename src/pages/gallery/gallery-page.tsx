import type { PageModule } from '../../app/page-modules.ts';
import { GalleryLeadForm } from '../../components/lead-form/gallery-lead-form.tsx';
import { PageIntro } from '../../components/page-intro.tsx';
import { defaultGalleryCategory } from '../../content/gallery-categories.ts';
import { pageTexts } from '../../content/pages.ts';

const text = pageTexts.gallery;

export const head: PageModule['head'] = () => ({ description: text.lead });

/** The results gallery. */
export function Page() {
  return (
    <>
      <PageIntro {...text} />
      <GalleryLeadForm category={defaultGalleryCategory} />
    </>
  );
}
