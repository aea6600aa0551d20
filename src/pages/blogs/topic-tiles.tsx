import { type MouseEvent, useEffect, useRef, useState } from 'react';
import * as words from '#words/articles';
import { goTo, useNavigation } from '../../browser/page-context.ts';
import { prefersReducedMotion } from '../../browser/visitor-preferences.ts';
import { Icon } from '../../components/icon/icon.tsx';
import { isPlainClick, Link } from '../../components/link.tsx';
import type { CategoryRef } from '../../content/records.ts';
import { href } from '../../routes.ts';
import style from './blogs-page.module.css';

/** Row BLOG-07. The movement itself is in the style sheet. */
const SHAKE_MS = 400;

/** Rows BLOG-05 to BLOG-07: sub-categories of the pressed tab. A pressed tile shakes for 400 ms and then leads to its articles. */
export function TopicTiles({ main, tiles }: { main: CategoryRef; tiles: readonly CategoryRef[] }) {
  const navigation = useNavigation();
  const [shaken, setShaken] = useState<number | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  if (tiles.length === 0) return null;
  const press = (event: MouseEvent, { id, slug }: CategoryRef): void => {
    if (!isPlainClick(event) || prefersReducedMotion()) return;
    event.preventDefault();
    setShaken(id);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      setShaken(null);
      goTo(navigation, href('blogsByService', { service: slug }));
    }, SHAKE_MS);
  };
  return (
    <nav aria-label={words.topicsIn({ place: main.name })}>
      <ul className={style.tiles}>
        {tiles.map((tile) => (
          <li key={tile.id}>
            <Link
              to={href('blogsByService', { service: tile.slug })}
              className={shaken === tile.id ? style.shaken : undefined}
              onClick={(event) => press(event, tile)}
            >
              {tile.name}
              <Icon name="chevron-right" flip />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
