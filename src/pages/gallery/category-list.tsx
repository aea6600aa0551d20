import { useEffect, useEffectEvent, useId, useRef } from 'react';
import * as words from '#words/gallery';
import { Link } from '../../components/link.tsx';
import { categoryKey, categoryName } from '../../content/gallery/category-names.ts';
import type { GalleryContent } from '../../content/gallery/gallery-records.ts';
import { galleryLink } from '../../content/gallery-link.ts';
import { type GalleryCategory, galleryCategories } from '../../gallery-categories.ts';
import style from './gallery-page.module.css';
import type { Gallery } from './use-gallery.ts';

/** Every category as a link: for those without script, for search engines, and for whoever has seen all cases of one. */
export function CategoryList({ content: { category, counts } }: { content: GalleryContent }) {
  return (
    <nav className={style.categories} aria-labelledby="gallery-categories">
      <h2 id="gallery-categories">{words.allCategories}</h2>
      <ul className={style.links}>
        {categoriesByContent(counts).map((name) => (
          <li key={name}>
            <Link {...galleryLink(name)} aria-current={name === category ? 'true' : undefined}>
              {categoryName(name)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Row GAL-30: categories without images stand last. */
const categoriesByContent = (counts: readonly number[]): GalleryCategory[] => {
  const has = (category: GalleryCategory): number => (counts[galleryCategories.indexOf(category)] ? 0 : 1);
  return galleryCategories.toSorted((a, b) => has(a) - has(b));
};

/** Row GAL-03: a native list, some 15rem high where the browser lets us say so. Without script the links below the cases do its work. */
export function CategorySelect({ gallery: { content, choose } }: { gallery: Gallery }) {
  const id = useId();
  const select = useRef<HTMLSelectElement>(null);
  const { category, counts } = content;

  function chosen(): void {
    const wanted = galleryCategories.find((name) => name === select.current?.value);
    if (wanted && wanted !== category) choose(wanted);
  }
  // It may have been changed before hydration.
  const chosenEarly = useEffectEvent(chosen);
  useEffect(() => chosenEarly(), []);
  // Written, not made anew: a list that is exchanged takes the focus with it.
  useEffect(() => {
    if (select.current) select.current.value = category;
  }, [category]);
  return (
    <div className={style.picker}>
      <label htmlFor={id}>{words.category}</label>
      <select id={id} ref={select} className={style.select} defaultValue={category} autoComplete="off" onChange={chosen}>
        {categoriesByContent(counts).map((name) => (
          <option key={name} value={categoryKey(name)}>
            {categoryName(name)}
          </option>
        ))}
      </select>
    </div>
  );
}
