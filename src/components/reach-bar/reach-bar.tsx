import { KeptHtml } from '../kept-html/kept-html.tsx';
import style from './reach-bar.module.css';
import { ReachLinks } from './reach-links.tsx';

/**
 * The three ways to the clinic at the foot of a phone's screen (row PROD-04). It has its own room at the end of the page, above the
 * footer, and lies over no control that has the focus.
 */
export const ReachBar = () => <KeptHtml id="reach" className={style.bar} content={import.meta.env.SSR ? ReachLinks : null} />;
