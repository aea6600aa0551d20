import { Link } from '../../components/link.tsx';
import type { GalleryContent } from '../../content/gallery/gallery-records.ts';
import { galleryLink } from '../../content/gallery-link.ts';
import { categoriesByContent } from './category-select.tsx';
import style from './gallery-page.module.css';

/** Every category as a link: for those without script, for search engines, and for whoever has seen all cases of one. */
export function CategoryList({ content: { category, counts } }: { content: GalleryContent }) {
  return (
    <nav className={style.categories} aria-labelledby="gallery-categories">
      <h2 id="gallery-categories">All categories</h2>
      <ul className={style.links}>
        {categoriesByContent(counts).map((name) => (
          <li key={name}>
            <Link {...galleryLink(name)} aria-current={name === category ? 'true' : undefined}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
