import style from './icon.module.css';
import type { IconName } from './icon-names.ts';
import sprite from './icons.svg';

/**
 * One icon of the sprite, decorative: the words beside it or the name of its button say what it means.
 * `flip` mirrors arrows where the page runs from right to left.
 */
export function Icon({ name, flip = false }: { name: IconName; flip?: boolean | undefined }) {
  return (
    <svg className={flip ? `${style.icon} ${style.flip}` : style.icon} aria-hidden="true">
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}

/**
 * An icon that is drawn in the document, by the `path` of its lines in a field of 24: of a button that has nothing else to be seen by, and is
 * painted before the sprite is there, or without it.
 */
export function Sign({ path }: { path: string }) {
  return (
    <svg className={style.icon} viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}
