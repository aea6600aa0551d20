import { Button } from '../../components/button/button.tsx';
import { internationalTexts } from '../../content/international.ts';
import style from './international-page.module.css';

/** Without script the browser's own menu prints the same sheet, and the button is not shown. */
export function PrintButton() {
  return (
    <span className={style.print}>
      <Button onClick={() => print()}>{internationalTexts.print}</Button>
    </span>
  );
}
