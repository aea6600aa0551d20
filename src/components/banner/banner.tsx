import type { ReactNode } from 'react';
import style from './banner.module.css';

interface BannerProps {
  heading: string;
  lead?: string;
  /** A `<picture>` element, decorative and loaded first; its start side is calm. */
  picture?: ReactNode;
  /** Set for photographs: lays a veil between picture and type. Drawn placeholders need none. */
  photograph?: boolean;
  /** Buttons under the lead. */
  children?: ReactNode;
}

/** Full-width head of a page with its h1: 600 px high, 450 px below 768 px, more when the text needs it. */
export function Banner({ heading, lead, picture, photograph = false, children }: BannerProps) {
  return (
    <div className={photograph ? `${style.banner} ${style.photograph}` : style.banner} data-full="">
      {picture}
      <div className={`wrap ${style.text}`}>
        <h1>{heading}</h1>
        {lead && <p>{lead}</p>}
        {children}
      </div>
    </div>
  );
}
