/**
 * Lets the browser's Back button close the topmost layer instead of leaving the page (row VIEW-07). Each open layer holds
 * one entry of the history, a copy of the page's own, so that the router sees no navigation: its listener comes after this one.
 */
interface Layer {
  id: number;
  close: () => void;
}

const layers: Layer[] = [];
let opened = 0;
/** Steps back that were taken here, not by the visitor. */
let ownSteps = 0;
let listening = false;

const topEntry = (): unknown => (history.state as { layer?: number } | null)?.layer;

function onPopState(event: PopStateEvent): void {
  if (ownSteps > 0) ownSteps -= 1;
  else if (layers.length > 0) layers.pop()?.close();
  else return;
  event.stopImmediatePropagation();
}

/** Call when a layer opens. Call what it answers when the layer closes in another way; after Back that does nothing. */
export function holdBackButton(close: () => void): () => void {
  if (!listening) addEventListener('popstate', onPopState, { capture: true });
  listening = true;
  opened += 1;
  const layer = { id: opened, close };
  layers.push(layer);
  history.pushState({ ...history.state, layer: layer.id }, '');
  return () => {
    const index = layers.indexOf(layer);
    if (index < 0) return;
    layers.splice(index, 1);
    // Whoever followed a link out of the layer is already on another entry; going back would undo the link.
    if (topEntry() !== layer.id) return;
    ownSteps += 1;
    history.back();
  };
}
