import type { ReactNode } from 'react';

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

export function Accordion({ name, items }: AccordionProps) {
  return (
    <div>
      {items.map(({ id, question, answer }) => (
        <details key={id} name={name}>
          <summary>{question}</summary>
          {answer}
        </details>
      ))}
    </div>
  );
}
