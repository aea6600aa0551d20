import { useHydrated } from '../../browser/visitor-preferences.ts';
import { Button } from '../button/button.tsx';
import { ButtonRow } from '../button/button-row.tsx';
import { Dialog } from '../dialog/dialog.tsx';
import './sheet.css';
import style from './sensitive-notice.module.css';
import { sensitiveWords, useSensitiveConsent } from './use-sensitive-consent.ts';

/**
 * The notice over the whole page, for a screen that is made of results: shown until the visitor has decided (rows SENS-01 to
 * SENS-08). Nothing but its two buttons closes it. A page with a few such pictures takes `SensitiveCover` instead.
 */
export function SensitiveNotice() {
  const hydrated = useHydrated();
  const { agreed, hidden, agree, decline } = useSensitiveConsent();
  return (
    <Dialog open={hydrated && !agreed && !hidden} onClose={decline} label={sensitiveWords.heading} closedby="none">
      <div className={style.words}>
        <p>{sensitiveWords.what}</p>
        <p className={style.choice}>{sensitiveWords.choice}</p>
      </div>
      <ButtonRow>
        <Button onClick={agree}>Agree</Button>
        <Button variant="line" onClick={decline}>
          Decline
        </Button>
      </ButtonRow>
    </Dialog>
  );
}
