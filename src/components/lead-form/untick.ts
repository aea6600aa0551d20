const AGREEMENTS = 'input[type=checkbox]:is([name=consent], [name=terms])';

/**
 * An agreement is given with each sending, so that it does not outlast its page: Firefox ticks a box again over a reload, and all
 * browsers on the way back. HTML has no attribute by which a box alone could ask them not to. A page that is kept whole for the way back,
 * as after a look at what is agreed to, is the same page: its visitor has ticked what is ticked there.
 */
if (!import.meta.env.SSR && 'addEventListener' in globalThis)
  addEventListener('pagehide', ({ persisted }) => {
    if (persisted) return;
    for (const box of document.querySelectorAll<HTMLInputElement>(AGREEMENTS)) box.checked = false;
  });
