import { arrowTarget, listBelow } from './panel-keys.ts';

/**
 * Arrow keys and fingers in the services panel. A finger cannot hover: its first tap on a link shows the level below,
 * the second follows the link. Answers the undoing.
 */
export function listenInPanel(panel: HTMLElement): () => void {
  const listeners = new AbortController();
  const { signal } = listeners;
  let showsMore = false;

  panel.addEventListener(
    'keydown',
    (event) => {
      if (!(event.target instanceof HTMLAnchorElement)) return;
      const target = arrowTarget(event.key, event.target, panel.matches(':dir(rtl)'));
      if (!target) return;
      event.preventDefault();
      target.focus();
    },
    { signal },
  );
  panel.addEventListener(
    'pointerdown',
    ({ target, pointerType }) => {
      const list = target instanceof Element ? listBelow(target.closest('a') ?? target) : null;
      showsMore = pointerType === 'touch' && list !== null && getComputedStyle(list).visibility === 'hidden';
    },
    { signal },
  );
  panel.addEventListener(
    'click',
    (event) => {
      if (showsMore) event.preventDefault();
      showsMore = false;
    },
    { signal },
  );
  return () => listeners.abort();
}
