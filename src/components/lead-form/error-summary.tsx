import { type MouseEvent, useEffect, useRef } from 'react';
import { useControlId } from './field.tsx';
import style from './lead-form.module.css';
import type { Problem } from './problems.ts';

interface ErrorSummaryProps {
  /** In the order of the form. */
  problems: Problem[];
  /** Counts refused attempts; each moves the focus here. 0 in a document that shows a refused form again. */
  attempt: number;
}

/**
 * Everything that is wrong with a form, above its fields, each with a link to its control. Without script the form's fragment leads here
 * and the links are the browser's; with script it takes the focus after every refused attempt.
 */
export function ErrorSummary({ problems, attempt }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  const isShown = problems.length > 0;
  useEffect(() => {
    if (attempt > 0 && isShown) box.current?.focus();
  }, [attempt, isShown]);
  if (!isShown) return null;
  return (
    <div ref={box} className={`${style.box} ${style.summary}`} tabIndex={-1}>
      <div role="alert">
        <p>
          <strong>There is a problem</strong>
        </p>
        <ul className={style.steps}>
          {problems.map((problem) => (
            <li key={problem.name}>
              <ProblemLine {...problem} />
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

function ProblemLine({ name, sentence, hasControl }: Problem) {
  const id = useControlId(name);
  if (!hasControl) return sentence;
  return (
    <a href={`#${id}`} onClick={(event) => focusControl(event, id)}>
      {sentence}
    </a>
  );
}

/** By hand where there is script: a link of the browser would add an address to the history for every field. */
function focusControl(event: MouseEvent, id: string): void {
  event.preventDefault();
  document.getElementById(id)?.focus();
}
