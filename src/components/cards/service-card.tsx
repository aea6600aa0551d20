import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

/** Target on a service page; `Link` passes it as navigation state, the hash works in a new tab (row HOME-22). */
export interface QuickLink {
  label: string;
  to: string;
  state?: { scrollTo: string };
}

export interface ServiceCardProps {
  title: string;
  text: string;
  to: string;
  /** Decorative: the title names the card. */
  picture: ReactNode;
  quickLinks?: readonly QuickLink[];
  /** Words of a visible link below the text, for example "Know More". */
  more?: string;
}

export function ServiceCard({ title, text, to, picture }: ServiceCardProps) {
  return (
    <article>
      {picture}
      <h3>
        <Link to={to}>{title}</Link>
      </h3>
      <p>{text}</p>
    </article>
  );
}
