import { BookingLink } from '../../components/button/button-link.tsx';
import { ButtonRow } from '../../components/button/button-row.tsx';
import { NO_DESCRIPTION, NO_TITLE } from '../../content/gallery/case-words.ts';
import type { GalleryCase, GalleryContent } from '../../content/gallery/gallery-records.ts';
import { categoryDepartment } from './department-of.ts';
import style from './gallery-page.module.css';
import { SaveCase } from './save-case.tsx';

/** Rows GAL-04, GAL-05, GAL-23: the panel beside the stage. */
export function CaseDetails({ content: { category }, one }: { content: GalleryContent; one: GalleryCase }) {
  const { code, name, description, disclaimer } = one;
  return (
    <aside className={style.details} aria-labelledby="treatment-details">
      <h2 id="treatment-details">Treatment Details</h2>
      {code && name && <p className={style.code}>{code}</p>}
      <h3>{name ?? code ?? NO_TITLE}</h3>
      <p>{description ?? NO_DESCRIPTION}</p>
      {disclaimer && <p className={style.disclaimer}>{disclaimer}</p>}
      <ButtonRow>
        <BookingLink department={categoryDepartment(category)} />
        <SaveCase category={category} one={one} />
      </ButtonRow>
    </aside>
  );
}
