import * as words from '#words/gallery';
import { Button } from '../../components/button/button.tsx';
import { Link } from '../../components/link.tsx';
import { isFiltered, traitNames } from '../../content/gallery/case-traits.ts';
import type { GalleryContent } from '../../content/gallery/gallery-records.ts';
import { traitLabel, traitText } from '../../content/gallery/trait-words.ts';
import { gallerySlug } from '../../gallery-categories.ts';
import { href } from '../../routes.ts';
import style from './case-filter.module.css';

/** Cases by what they can be compared by. A form of the browser's own: the choice stands in the address, before and without script. */
export function CaseFilter({ content: { category, choices, filter = {}, cases } }: { content: GalleryContent }) {
  if (!choices) return null;
  const action = href('galleryCategory', { category: gallerySlug(category) });
  return (
    <form className={style.filter} method="get" action={action} aria-label={words.find}>
      {traitNames.map((name) => {
        const values = choices[name];
        if (!values) return null;
        const id = `filter-${name}`;
        return (
          <div key={`${name} ${filter[name]}`} className={style.choice}>
            <label htmlFor={id}>{traitLabel(name)}</label>
            <select id={id} name={name} defaultValue={filter[name] ?? ''} autoComplete="off">
              <option value="">{words.any}</option>
              {values.map(({ value, label }) => (
                <option key={value} value={value}>
                  {traitText(name, label)}
                </option>
              ))}
            </select>
          </div>
        );
      })}
      <Button type="submit" variant="line">
        {words.showCases}
      </Button>
      {isFiltered(filter) && (
        <p key={cases.length} role="status">
          {words.likeThis({ n: cases.length })} <Link to={action}>{words.showAll}</Link>
        </p>
      )}
    </form>
  );
}
