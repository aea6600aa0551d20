import { type MouseEvent, type RefObject, useEffect, useRef, useState } from 'react';
import * as words from '#words/lead-answer';
import type { LeadFieldErrors } from '../../leads/lead.ts';
import { useControlId } from './field.tsx';
import style from './lead-form.module.css';
import { controlNames, type Problem, problemsOf } from './problems.ts';

interface ErrorSummaryProps {
  /** What was wrong at the last attempt. */
  refused: LeadFieldErrors;
  /** One sentence about the whole form, where the fields do not say it all. */
  message?: string | undefined;
  /** Whether anything of it is still wrong. */
  isWrong: boolean;
  form: RefObject<HTMLFormElement | null>;
  /** Counts refused attempts; each has a summary of its own, which takes the focus. 0 in a document that shows a refused form again. */
  attempt: number;
}

/**
 * Everything that is wrong with a form, above its fields, each with a link to its control. Without script the form's fragment leads here
 * and the links are the browser's; with script it takes the focus after every refused attempt.
 */
export function ErrorSummary({ refused, message, isWrong, form, attempt }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  // It stays until the next attempt, so that nothing moves under the visitor's hands.
  const [problems] = useState(() => problemsOf(refused, message, form.current ? controlNames(form.current) : undefined));
  useErrorTitle(isWrong);
  useEffect(() => {
    if (attempt === 0) return;
    // By itself a browser shows the end of what is higher than its window, or its middle.
    box.current?.focus({ preventScroll: true });
    box.current?.scrollIntoView();
  }, [attempt]);
  return (
    <div ref={box} className={`${style.box} ${style.summary}`} tabIndex={-1}>
      <div role="alert">
        <p>
          <strong>{words.problem}</strong>
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
  // With its sentence, which in the callback would stay under its button: WebKit scrolls no further than to the field.
  document.querySelector(`label[for="${id}"]`)?.parentElement?.scrollIntoView({ block: 'nearest' });
}

let wrongForms = 0;

/** Says in the document's title that a form was refused, as the server does for forms without script, until it is mended or gone. */
function useErrorTitle(isWrong: boolean): void {
  useEffect(() => {
    if (!isWrong) return;
    wrongForms += 1;
    showTitle();
    return () => {
      wrongForms -= 1;
      showTitle();
    };
  }, [isWrong]);
}

function showTitle(): void {
  const { title } = document;
  const own = title.startsWith(words.error) ? title.slice(words.error.length) : title;
  document.title = wrongForms > 0 ? words.error + own : own;
}
