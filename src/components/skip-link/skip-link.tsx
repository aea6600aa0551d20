import style from './skip-link.module.css';

/** First stop of the keyboard: past the menus. */
export function SkipLink() {
  return (
    <a className={style.skip} href="#main">
      Skip to content
    </a>
  );
}
