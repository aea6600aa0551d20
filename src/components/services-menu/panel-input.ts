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

/** The list of the level below a link; null at the last level. */
const listBelow = (link: Element): HTMLElement | null =>
  link.nextElementSibling instanceof HTMLUListElement ? link.nextElementSibling : null;

const linkOf = (item: Element | null | undefined): HTMLElement | null => item?.querySelector<HTMLElement>('a') ?? null;

/**
 * Where an arrow key leads from a link of the panel: up and down along its list, forward into the list below it, back to
 * the link above. Null: the key does nothing here.
 */
function arrowTarget(key: string, link: Element, rightToLeft = false): HTMLElement | null {
  const item = link.closest('li');
  if (key === 'ArrowDown') return linkOf(item?.nextElementSibling ?? item?.parentElement?.firstElementChild);
  if (key === 'ArrowUp') return linkOf(item?.previousElementSibling ?? item?.parentElement?.lastElementChild);
  if (key === (rightToLeft ? 'ArrowLeft' : 'ArrowRight')) return linkOf(listBelow(link));
  if (key === (rightToLeft ? 'ArrowRight' : 'ArrowLeft')) {
    const above = item?.parentElement?.previousElementSibling;
    return above instanceof HTMLAnchorElement ? above : null;
  }
  return null;
}
