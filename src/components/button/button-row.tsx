import type { ReactNode } from 'react';
import style from './button.module.css';

/** Buttons side by side; on phones they share the width. Left out of print. */
export function ButtonRow({ children }: { children: ReactNode }) {
  return (
    <div className={style.row} data-print="none">
      {children}
    </div>
  );
}
