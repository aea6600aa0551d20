import * as words from '#words/sensitive-notice';
import { useHydrated } from '../../browser/visitor-preferences.ts';
import { Button, ButtonRow } from '../button/button.tsx';
import { Dialog } from '../dialog/dialog.tsx';
import './sheet.css';
import style from './sensitive-notice.module.css';
import { useSensitiveConsent } from './use-sensitive-consent.ts';

/**
 * The notice over the whole page, for a screen that is made of results: shown until the visitor has decided (rows SENS-01 to
 * SENS-08). Nothing but its two buttons closes it. A page with a few such pictures takes `SensitiveCover` instead.
 */
export function SensitiveNotice() {
  const hydrated = useHydrated();
  const { agreed, hidden, agree, decline } = useSensitiveConsent();
  return (
    <Dialog open={hydrated && !agreed && !hidden} onClose={decline} label={words.heading} closedby="none">
      <div className={style.words}>
        <p>{words.what}</p>
        <p className={style.choice}>{words.choice}</p>
      </div>
      <ButtonRow>
        <Button onClick={agree}>{words.agree}</Button>
        <Button variant="line" onClick={decline}>
          {words.decline}
        </Button>
      </ButtonRow>
    </Dialog>
  );
}
