import { useEffect } from 'react';

const PREFIX = 'Error: ';

let wrongForms = 0;

/** Says in the document's title that a form was refused, as the server does for forms without script, until it is mended or gone. */
export function useErrorTitle(isWrong: boolean): void {
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
  const own = title.startsWith(PREFIX) ? title.slice(PREFIX.length) : title;
  document.title = wrongForms > 0 ? PREFIX + own : own;
}
