import type { ReactNode } from 'react';
import * as words from '#words/pictures';
import mark from '../../media/illustration-mark.module.css';
import style from './before-after.module.css';

export interface BeforeAfterProps {
  /** What is compared, for example "Rhinoplasty, case 1". */
  label: string;
  before: ReactNode;
  after: ReactNode;
  /** The small visible word Illustration, while the pictures are drawn. */
  illustration?: boolean;
  /** Of a control that lays one picture over the other. */
  className?: string | undefined;
  children?: ReactNode;
}

/** Two states of one case side by side, both square, named in words on the pictures. The slider over them is `BeforeAfterSlider`. */
export function BeforeAfter({ label, before, after, illustration = false, className, children }: BeforeAfterProps) {
  return (
    <figure className={className ? `${style.stage} ${className}` : style.stage} aria-label={label}>
      <div>
        {before}
        <span className={style.tag}>{words.before}</span>
      </div>
      <div className={style.after}>
        {after}
        <span className={style.tag}>{words.after}</span>
      </div>
      {children}
      {illustration && <span className={mark.mark}>{words.illustration}</span>}
    </figure>
  );
}
