import type { ReactNode } from 'react';
import style from './banner.module.css';

interface BannerProps {
  heading: string;
  lead?: string;
  /** A `<picture>` element, decorative and loaded first; its start side is calm. */
  picture?: ReactNode;
  /** Set for photographs: lays a veil between picture and type. Drawn placeholders need none. */
  photograph?: boolean;
  /** A band of a third of the height, where visitors come for what stands below it. */
  low?: boolean;
  /** Buttons under the lead. */
  children?: ReactNode;
}

/** Full-width head of a page with its h1: 600 px high, 450 px below 768 px, more when the text needs it. */
export function Banner({ heading, lead, picture, photograph = false, low = false, children }: BannerProps) {
  const classes = [style.banner, photograph && style.photograph, low && style.low];
  return (
    <div className={classes.filter(Boolean).join(' ')} data-full="">
      {picture}
      <div className={`wrap ${style.text}`}>
        <h1>{heading}</h1>
        {lead && <p>{lead}</p>}
        {children}
      </div>
    </div>
  );
}
