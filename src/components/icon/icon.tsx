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
