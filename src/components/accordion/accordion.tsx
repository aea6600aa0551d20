import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import style from './accordion.module.css';

export interface AccordionItem {
  id: string;
  question: string;
  answer: ReactNode;
}

export interface AccordionProps {
  /** Items with the same name close each other; unique on the page. */
  name: string;
  items: readonly AccordionItem[];
}

/** Questions of which one is open or none; clicking the open one closes it (row HOME-44). The browser does it all, before and without script. */
export function Accordion({ name, items }: AccordionProps) {
  return (
    <div className={style.accordion}>
      {items.map(({ id, question, answer }) => (
        <details key={id} name={name}>
          <summary>
            {question}
            <Icon name="plus" />
          </summary>
          <div className={style.answer}>{answer}</div>
        </details>
      ))}
    </div>
  );
}
