import style from './skip-link.module.css';

/** First stop of the keyboard: past the menus. */
export function SkipLink() {
  return (
    <a className={style.skip} data-print="none" href="#main">
      Skip to content
    </a>
  );
}
