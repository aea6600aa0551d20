/**
 * Lets the browser's Back button close the topmost layer instead of leaving the page (row VIEW-07). Each open layer holds
 * one entry of the history, a copy of the page's own, so that the router sees no navigation (`hearBackFirst`).
 */
interface Layer {
  id: number;
  /** Key of the page's entry below it. */
  page: string | undefined;
  close: () => void;
}

interface Entry {
  key?: string;
  layer?: number;
}

const layers: Layer[] = [];
/** Counts on from one document to the next: entries of a document that was reloaded are still there. */
let opened = Date.now();
/** Steps back that were taken here, not by the visitor: what is called when each has been made. */
const ownSteps: (() => void)[] = [];

const entry = (): Entry => (history.state as Entry | null) ?? {};

/** Whether the current entry of the history is that of an open layer. After a reload the entry is still there, its layer is not. */
export const isLayerEntry = (): boolean => layers.some(({ id }) => id === entry().layer);

function onPopState(event: PopStateEvent): void {
  const ownStep = ownSteps.shift();
  if (ownStep) ownStep();
  else {
    const top = layers.at(-1);
    if (!top) return;
    const { key, layer = 0 } = entry();
    const isHere = key === top.page;
    // From the list of its entries a visitor goes several steps at once: out of all layers, or to another page, of which the router hears.
    for (const open of layers.toReversed()) {
      if (isHere && open.id <= layer) break;
      layers.pop();
      open.close();
    }
    if (!isHere) return;
  }
  event.stopImmediatePropagation();
}

/**
 * Hears of steps back before whoever listens from now on. To be called before the router listens, and again without harm: Chromium tells a
 * window of them in the order in which its listeners came, whether they capture or not.
 */
export const hearBackFirst = (): void => addEventListener('popstate', onPopState, { capture: true });

/**
 * Call when a layer opens. Call what it answers when the layer closes in another way; after Back that does nothing. Resolves when the
 * layer's entry is gone: only then may the page's own entry be replaced.
 */
export function closeOnBack(close: () => void): () => Promise<void> {
  hearBackFirst();
  opened += 1;
  const layer = { id: opened, page: entry().key, close };
  layers.push(layer);
  history.pushState({ ...history.state, layer: layer.id }, '');
  let gone: Promise<void> | undefined;
  return () => {
    gone ??= giveBack(layer);
    return gone;
  };
}

function giveBack(layer: Layer): Promise<void> {
  const index = layers.indexOf(layer);
  if (index < 0) return Promise.resolve();
  layers.splice(index, 1);
  // Whoever followed a link out of the layer is already on another entry; going back would undo the link.
  if (entry().layer !== layer.id) return Promise.resolve();
  return new Promise((resolve) => {
    ownSteps.push(resolve);
    history.back();
  });
}
