import type { LookedAt } from '../engines/webkit-page.ts';

/** What does not fit at the width the window has: one line for each finding, in the order of the page. */
export const misfits = (page: LookedAt): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    const wide = document.documentElement.scrollWidth - document.documentElement.clientWidth;
    if (wide > 0) found.push(`the page is ${wide} px wider than its window`);
    const isShown = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      !element.closest('.visually-hidden, [inert], noscript, dialog:not([open])');
    const nameOf = (element: Element) =>
      `${element.tagName.toLowerCase()} "${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 30)}"`;
    const scrolls = (value: string) => value === 'auto' || value === 'scroll';

    /** The nearest box that cuts what leaves it; null where the text can be scrolled to or is shortened on purpose. */
    const cutter = (element: Element): DOMRect | null => {
      for (let box: Element | null = element; box && box !== document.body; box = box.parentElement) {
        const style = getComputedStyle(box);
        if (scrolls(style.overflowX) || scrolls(style.overflowY) || style.webkitLineClamp !== 'none') return null;
        if (style.textOverflow === 'ellipsis' || style.position === 'fixed') return null;
        if (style.overflowX !== 'visible') return box.getBoundingClientRect();
      }
      return new DOMRect(0, -1e6, innerWidth, 2e6);
    };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (!parent || !node.textContent?.trim() || !isShown(parent)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const box = range.getBoundingClientRect();
      if (box.width < 2) continue;
      const frame = cutter(parent);
      if (!frame) continue;
      const over = Math.max(box.right - frame.right, frame.left - box.left);
      if (over > 1) found.push(`${nameOf(parent)} is cut by ${Math.round(over)} px`);
    }

    const controls = [...document.querySelectorAll('a[href], button, select, textarea, input, summary')].filter((control) => {
      for (let box: Element | null = control; box; box = box.parentElement) {
        const { position } = getComputedStyle(box);
        if (position === 'fixed' || position === 'sticky') return false;
      }
      // A picture that opens when it is pressed carries its arrows on it, and a slider lies over what it moves.
      return isShown(control) && !control.querySelector('picture') && (control as HTMLInputElement).type !== 'range';
    });
    const boxes = controls.flatMap((control) => [...control.getClientRects()].map((box) => ({ control, box })));
    boxes.sort((one, other) => one.box.top - other.box.top);
    boxes.forEach(({ control, box }, index) => {
      for (let next = index + 1; next < boxes.length; next++) {
        const other = boxes[next];
        if (!other || other.box.top > box.bottom) break;
        if (control.contains(other.control) || other.control.contains(control)) continue;
        const across = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
        const down = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top);
        if (across > 4 && down > 4) found.push(`${nameOf(control)} and ${nameOf(other.control)} overlap`);
      }
    });
    return [...new Set(found)];
  });
