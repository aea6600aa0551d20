/**
 * Lets the browser's Back button close the topmost layer instead of leaving the page (row VIEW-07). Each open layer holds
 * one entry of the history, a copy of the page's own, so that the router sees no navigation (`hearBackFirst`).
 */
interface Layer {
  id: number;
  close: () => void;
}

const layers: Layer[] = [];
let opened = 0;
/** Steps back that were taken here, not by the visitor: what is called when each has been made. */
const ownSteps: (() => void)[] = [];

const topEntry = (): unknown => (history.state as { layer?: number } | null)?.layer;

/** Whether the current entry of the history is that of an open layer. After a reload the entry is still there, its layer is not. */
export const isLayerEntry = (): boolean => layers.some(({ id }) => id === topEntry());

function onPopState(event: PopStateEvent): void {
  const ownStep = ownSteps.shift();
  if (ownStep) ownStep();
  else if (layers.length > 0) layers.pop()?.close();
  else return;
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
  const layer = { id: opened, close };
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
  if (topEntry() !== layer.id) return Promise.resolve();
  return new Promise((resolve) => {
    ownSteps.push(resolve);
    history.back();
  });
}
