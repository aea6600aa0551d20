import { useEffect, useEffectEvent, useId, useRef } from 'react';
import { type GalleryCategory, galleryCategories } from '../../gallery-categories.ts';
import style from './gallery-page.module.css';
import type { Gallery } from './use-gallery.ts';

/** Row GAL-30: categories without images stand last. */
export const categoriesByContent = (counts: readonly number[]): GalleryCategory[] => {
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
  return (
    <div className={style.picker}>
      <label htmlFor={id}>Treatment category</label>
      <select
        key={category}
        id={id}
        ref={select}
        className={style.select}
        defaultValue={category}
        autoComplete="off"
        onChange={chosen}
      >
        {categoriesByContent(counts).map((name) => (
          <option key={name}>{name}</option>
        ))}
      </select>
    </div>
  );
}
