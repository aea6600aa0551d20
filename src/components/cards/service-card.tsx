import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import style from './cards.module.css';

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
  /** Words at the foot, for example "Know More"; the title stays the link, and the words are not read twice. */
  more?: string;
}

/** A treatment: the title's link covers the card, the quick links lie above it (row HOME-22). */
export function ServiceCard({ title, text, to, picture, quickLinks, more }: ServiceCardProps) {
  return (
    <article className={style.card}>
      <div className={style.plate}>{picture}</div>
      <h3>
        <Link to={to}>{title}</Link>
      </h3>
      {text && <p>{text}</p>}
      {more && (
        <p className={style.more} aria-hidden="true">
          {more}
        </p>
      )}
      {quickLinks && (
        <ul className={style.quick} aria-label={title}>
          {quickLinks.map(({ label, to: target, state }) => (
            <li key={label}>
              <Link to={target} state={state}>
                {label}
                <span className="visually-hidden">: {title}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </article>
  );
}
