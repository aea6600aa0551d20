import { useState } from 'react';
import { Button } from '../button/button.tsx';
import style from './clear-traces.module.css';

/** Everything this site has stored on the device, whatever wrote it. Open pages are told as if another tab had done it. */
function clearTraces(): boolean {
  try {
    localStorage.clear();
    sessionStorage.clear();
  } catch {
    // Storage is refused, so nothing was ever stored.
  }
  dispatchEvent(new StorageEvent('storage', { key: null }));
  return true;
}

/** Row LS-04: removes what this site remembers on the visitor's device. Without script nothing was stored. */
export function ClearTraces() {
  const [cleared, setCleared] = useState(false);
  return (
    <div className={style.traces}>
      <Button variant="line" onClick={() => setCleared(clearTraces())}>
        Clear my traces on this device
      </Button>
      <p role="status">{cleared && 'Done. This site remembers nothing about you on this device.'}</p>
    </div>
  );
}
