import { Children, type ReactNode } from 'react';
import style from './cards.module.css';

export interface CardGridProps {
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
