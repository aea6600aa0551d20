import { Button } from '../../components/button/button.tsx';
import { useHydrated } from '../../components/carousel/visitor-preferences.ts';
import { internationalTexts } from '../../content/international.ts';

/** Appears with script; without it the browser's own menu prints the same sheet. */
export function PrintButton() {
  return useHydrated() ? <Button onClick={() => print()}>{internationalTexts.print}</Button> : null;
}
