import { beforeEach, describe, expect, it, vi } from 'vitest';

/** A history of states with the one thing the browser adds: `popstate` after a step back. */
function fakeHistory() {
  const entries: unknown[] = [{ idx: 3, key: 'page' }];
  const listeners: ((event: Event) => void)[] = [];
  let stopped = 0;
  const back = (): void => {
    entries.pop();
    const event = { stopImmediatePropagation: () => (stopped += 1) };
    for (const listener of listeners) listener(event as unknown as Event);
  };
  vi.stubGlobal('history', {
    get state() {
      return entries.at(-1);
    },
    pushState: (state: unknown) => entries.push(state),
    back,
  });
  vi.stubGlobal('addEventListener', (_: string, listener: (event: Event) => void) => listeners.push(listener));
  return { entries, back, routerSees: () => stopped === 0, leave: () => entries.push({ idx: 4, key: 'next' }) };
}

let fake: ReturnType<typeof fakeHistory>;
let isLayerEntry: typeof import('./hold-back-button.ts')['isLayerEntry'];
let holdBackButton: typeof import('./hold-back-button.ts')['holdBackButton'];

beforeEach(async () => {
  vi.resetModules();
  fake = fakeHistory();
  ({ holdBackButton, isLayerEntry } = await import('./hold-back-button.ts'));
});

describe('holdBackButton', () => {
  it('closes the layer on Back, keeps the page and tells the router nothing', () => {
    const close = vi.fn();
    holdBackButton(close);
    expect(fake.entries).toHaveLength(2);
    fake.back();
    expect(close).toHaveBeenCalledOnce();
    expect(fake.entries).toEqual([{ idx: 3, key: 'page' }]);
    expect(fake.routerSees()).toBe(false);
  });

  it('takes its entry away when the layer closes in another way', () => {
    const close = vi.fn();
    holdBackButton(close)();
    expect(fake.entries).toEqual([{ idx: 3, key: 'page' }]);
    expect(close).not.toHaveBeenCalled();
    expect(fake.routerSees()).toBe(false);
  });

  it('leaves the outer layer open when the inner one closes by its button', () => {
    const closeOuter = vi.fn();
    holdBackButton(closeOuter);
    holdBackButton(() => {})();
    expect(closeOuter).not.toHaveBeenCalled();
    expect(fake.entries).toHaveLength(2);
    fake.back();
    expect(closeOuter).toHaveBeenCalledOnce();
  });

  it('closes nested layers one by one, the inner first', () => {
    const closed: string[] = [];
    holdBackButton(() => closed.push('outer'));
    holdBackButton(() => closed.push('inner'));
    fake.back();
    expect(closed).toEqual(['inner']);
    fake.back();
    expect(closed).toEqual(['inner', 'outer']);
  });

  it('does nothing more after Back, and stays where a link led', () => {
    const letGo = holdBackButton(() => {});
    fake.back();
    letGo();
    expect(fake.entries).toHaveLength(1);
    const letGoLater = holdBackButton(() => {});
    fake.leave();
    letGoLater();
    expect(fake.entries.at(-1)).toEqual({ idx: 4, key: 'next' });
  });

  it('knows whose entry the current one is, and tells when it has given it back', async () => {
    expect(isLayerEntry()).toBe(false);
    const letGo = holdBackButton(() => {});
    expect(isLayerEntry()).toBe(true);
    await letGo();
    expect(fake.entries).toEqual([{ idx: 3, key: 'page' }]);
    await letGo();
    // An entry that outlived its layer, as after a reload.
    fake.entries.push({ layer: 99 });
    expect(isLayerEntry()).toBe(false);
  });

  it('leaves steps back to the router while nothing is open', () => {
    holdBackButton(() => {})();
    const before = fake.routerSees();
    fake.leave();
    fake.back();
    expect(before).toBe(false);
    expect(fake.entries).toHaveLength(1);
  });
});
