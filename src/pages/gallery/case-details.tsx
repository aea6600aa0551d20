import * as words from '#words/gallery';
import { Button, ButtonRow } from '../../components/button/button.tsx';
import { BookingLink } from '../../components/button/button-link.tsx';
import { Link } from '../../components/link.tsx';
import type { Department } from '../../content/clinic.ts';
import { type CaseTraits, filterLike, filterSearch } from '../../content/gallery/case-traits.ts';
import type { GalleryCase, GalleryContent } from '../../content/gallery/gallery-records.ts';
import { traitLines } from '../../content/gallery/trait-words.ts';
import { markedEnglish } from '../../current-language.ts';
import { type GalleryCategory, gallerySlug } from '../../gallery-categories.ts';
import { href } from '../../routes.ts';
import filterStyle from './case-filter.module.css';
import style from './gallery-page.module.css';
import { useShortlist } from './use-shortlist.ts';

/** Rows GAL-04, GAL-05, GAL-23: the panel beside the stage. */
export function CaseDetails({ content: { category }, one }: { content: GalleryContent; one: GalleryCase }) {
  const { code, name, description, disclaimer, traits } = one;
  return (
    <aside className={style.details} aria-labelledby="treatment-details">
      <h2 id="treatment-details">{words.details}</h2>
      {code && name && <p className={style.code}>{code}</p>}
      <h3 {...(import.meta.english || !name ? {} : markedEnglish())}>{name ?? code ?? words.noTitle}</h3>
      <p {...(import.meta.english || !description ? {} : markedEnglish())}>{description ?? words.noDescription}</p>
      {traits && <Traits category={category} traits={traits} />}
      {disclaimer && (
        <p className={style.disclaimer} {...(import.meta.english ? {} : markedEnglish())}>
          {disclaimer}
        </p>
      )}
      <ButtonRow>
        <BookingLink department={categoryDepartment(category)} />
        <SaveCase category={category} one={one} />
      </ButtonRow>
    </aside>
  );
}

/** What the case can be compared by, and the way to others like it. */
function Traits({ category, traits }: { category: GalleryContent['category']; traits: CaseTraits }) {
  const to = href('galleryCategory', { category: gallerySlug(category) }) + filterSearch(filterLike(traits));
  return (
    <>
      {traits.example && <p className={style.disclaimer}>{words.example}</p>}
      <dl className={filterStyle.traits}>
        {traitLines(traits).map(({ label, text }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <p>
        <Link to={to}>{words.moreLikeThis}</Link>
      </p>
    </>
  );
}

const dermatology: readonly GalleryCategory[] = [
  'Acne and acne scars',
  'Fillers and Botox',
  'Laser Hair Removal',
  'Laser tattoo removal',
  'PRP (Platelet Rich Plasma)',
  'Dark Circles and Under Eye Bags',
];

/** Whose appointments a category leads to (row PROD-06). */
const categoryDepartment = (category: GalleryCategory): Department =>
  dermatology.includes(category) ? 'dermatology' : 'plasticSurgery';

/** Puts the case on the visitor's shortlist, or takes it off. */
function SaveCase({ category, one }: { category: GalleryCategory; one: GalleryCase }) {
  const { has, toggle } = useShortlist();
  const saved = `${gallerySlug(category)}/${one.slug}` as const;
  return (
    <Button variant="line" icon={has(saved) ? 'check' : 'plus'} aria-pressed={has(saved)} onClick={() => toggle(saved)}>
      <span>{has(saved) ? words.onShortlist : words.addToShortlist}</span>
    </Button>
  );
}
