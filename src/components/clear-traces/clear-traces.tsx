import { useState } from 'react';
import { codes } from '#languages';
import * as words from '#words/clear-traces';
import { DATA_SAVER_COOKIE } from '../../documents/reduced-data.ts';
import { STORED_COOKIE } from '../../leads/stored-cookie.ts';
import { routes } from '../../routes.ts';
import { Button } from '../button/button.tsx';
import style from './clear-traces.module.css';

/** Everything this site has stored on the device, whatever wrote it. Open pages are told as if another tab had done it. Resolves to whether all is gone. */
async function clearTraces(): Promise<boolean> {
  try {
    localStorage.clear();
    sessionStorage.clear();
    // Of an empty storage that is cleared, other tabs hear nothing; a full one takes nothing before.
    localStorage.setItem('cleared', '');
    localStorage.clear();
  } catch {
    // Storage is refused, so nothing was ever stored.
  }
  endCookie(DATA_SAVER_COOKIE, '/');
  // Of forms that were sent without script, one for the thank-you page of each language.
  for (const prefix of ['', ...codes.split(' ').map((code) => `/${code}`)])
    endCookie(STORED_COOKIE, prefix + routes.thankYou.path);
  dispatchEvent(new StorageEvent('storage', { key: null }));
  // What was typed on this page is forgotten with the rest.
  for (const form of document.forms) form.reset();
  try {
    await clearCopies();
    return true;
  } catch (error) {
    console.warn('Copies of visited pages could not be removed:', error);
    return false;
  }
}

function endCookie(name: string, path: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
  document.cookie = `${name}=; path=${path}; max-age=0`;
}

/** Offline copies of pages tell where a visitor was; whoever keeps them would go on doing so. */
async function clearCopies(): Promise<void> {
  if (!('caches' in window)) return;
  for (const registration of await navigator.serviceWorker.getRegistrations()) await registration.unregister();
  for (const name of await caches.keys()) await caches.delete(name);
}

/** Row LS-04: removes what this site remembers on the visitor's device. Without script nothing is, but two cookies. */
export function ClearTraces() {
  const [said, setSaid] = useState('');
  return (
    <div className={style.traces}>
      <Button variant="line" onClick={() => void clearTraces().then((gone) => setSaid(gone ? words.gone : words.left))}>
        {words.button}
      </Button>
      <p role="status">{said}</p>
    </div>
  );
}
