import { Children, type ReactNode } from 'react';
import { colon } from '#words/language';
import { Link } from '../link.tsx';
import style from './cards.module.css';

interface CardGridProps {
  /** Cards; each gets a list item of its own. */
  children: ReactNode;
  /** The middle column drops from 68rem up. */
  stagger?: boolean;
}

/** Cards in one to three columns. */
export function CardGrid({ children, stagger = false }: CardGridProps) {
  return (
    <ul className={stagger ? `${style.grid} ${style.stagger}` : style.grid}>
      {Children.map(children, (card) => (
        <li>{card}</li>
      ))}
    </ul>
  );
}

/** Target on a service page; the hash works in a new tab, the state is what the specification passes. */
export interface QuickLink {
  label: string;
  to: string;
  state?: { scrollTo: string };
}

export interface ServiceCardProps {
  title: string;
  text?: string;
  to: string;
  /** Decorative: the title names the card. */
  picture: ReactNode;
  quickLinks?: readonly QuickLink[];
  /** Words at the foot, for example "Know More": they are the link then, in place of the title, and their name ends with it. */
  more?: string;
}

/** A treatment: one link covers the card, the title or the words at its foot; the quick links lie above it (rows HOME-22, SVCL-02). */
export function ServiceCard({ title, text, to, picture, quickLinks, more }: ServiceCardProps) {
  return (
    <article className={style.card}>
      <div className={style.plate}>{picture}</div>
      <h3>{more ? title : <Link to={to}>{title}</Link>}</h3>
      {text && <p>{text}</p>}
      {more && (
        <p className={style.more} data-print="none">
          <Link to={to}>
            {more}
            <span className="visually-hidden">{colon + title}</span>
          </Link>
        </p>
      )}
      {quickLinks && (
        <ul className={style.quick} aria-label={title} data-print="none">
          {quickLinks.map(({ label, to: target, state }) => (
            <li key={label}>
              <Link to={target} state={state}>
                {label}
                <span className="visually-hidden">{colon + title}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </article>
  );
}
