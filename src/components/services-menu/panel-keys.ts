/** The list of the level below a link; null at the last level. */
export const listBelow = (link: Element): HTMLElement | null =>
  link.nextElementSibling instanceof HTMLUListElement ? link.nextElementSibling : null;

const linkOf = (item: Element | null | undefined): HTMLElement | null => item?.querySelector<HTMLElement>('a') ?? null;

/**
 * Where an arrow key leads from a link of the panel: up and down along its list, forward into the list below it, back to
 * the link above. Null: the key does nothing here.
 */
export function arrowTarget(key: string, link: Element, rightToLeft = false): HTMLElement | null {
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
