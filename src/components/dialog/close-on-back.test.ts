import { beforeEach, describe, expect, it, vi } from 'vitest';

/** A history of states with the one thing the browser adds: `popstate` after a step back. */
function fakeHistory() {
  const entries: unknown[] = [{ idx: 3, key: 'page' }];
  const listeners = new Set<(event: Event) => void>();
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
  vi.stubGlobal('addEventListener', (_: string, listener: (event: Event) => void) => listeners.add(listener));
  return {
    entries,
    back,
    routerSees: () => stopped === 0,
    leave: () => entries.push({ idx: 4, key: 'next' }),
    unload: () => listeners.clear(),
  };
}

let fake: ReturnType<typeof fakeHistory>;
let isLayerEntry: typeof import('./close-on-back.ts')['isLayerEntry'];
let closeOnBack: typeof import('./close-on-back.ts')['closeOnBack'];

beforeEach(async () => {
  vi.resetModules();
  fake = fakeHistory();
  ({ closeOnBack, isLayerEntry } = await import('./close-on-back.ts'));
});

describe('closeOnBack', () => {
  it('closes the layer on Back, keeps the page and tells the router nothing', () => {
    const close = vi.fn();
    closeOnBack(close);
    expect(fake.entries).toHaveLength(2);
    fake.back();
    expect(close).toHaveBeenCalledOnce();
    expect(fake.entries).toEqual([{ idx: 3, key: 'page' }]);
    expect(fake.routerSees()).toBe(false);
  });

  it('takes its entry away when the layer closes in another way', () => {
    const close = vi.fn();
    closeOnBack(close)();
    expect(fake.entries).toEqual([{ idx: 3, key: 'page' }]);
    expect(close).not.toHaveBeenCalled();
    expect(fake.routerSees()).toBe(false);
  });

  it('leaves the outer layer open when the inner one closes by its button', () => {
    const closeOuter = vi.fn();
    closeOnBack(closeOuter);
    closeOnBack(() => {})();
    expect(closeOuter).not.toHaveBeenCalled();
    expect(fake.entries).toHaveLength(2);
    fake.back();
    expect(closeOuter).toHaveBeenCalledOnce();
  });

  it('closes nested layers one by one, the inner first', () => {
    const closed: string[] = [];
    closeOnBack(() => closed.push('outer'));
    closeOnBack(() => closed.push('inner'));
    fake.back();
    expect(closed).toEqual(['inner']);
    fake.back();
    expect(closed).toEqual(['inner', 'outer']);
  });

  it('closes every layer that several steps back lead out of, and tells the router of another page', () => {
    const closed: string[] = [];
    closeOnBack(() => closed.push('outer'));
    closeOnBack(() => closed.push('inner'));
    fake.entries.pop();
    fake.back();
    expect([closed, fake.routerSees()]).toEqual([['inner', 'outer'], false]);
  });

  it('does not keep the way to another page to itself', () => {
    const close = vi.fn();
    fake.leave();
    closeOnBack(close);
    fake.entries.pop();
    fake.back();
    expect([close.mock.calls.length, fake.routerSees()]).toEqual([1, true]);
  });

  it('closes a layer above the entry of one that a reload has taken away', async () => {
    closeOnBack(() => {});
    fake.unload();
    vi.resetModules();
    vi.setSystemTime(Date.now() + 1000);
    ({ closeOnBack } = await import('./close-on-back.ts'));
    vi.useRealTimers();
    const close = vi.fn();
    closeOnBack(close);
    fake.back();
    expect(close).toHaveBeenCalledOnce();
  });

  it('does nothing more after Back, and stays where a link led', () => {
    const release = closeOnBack(() => {});
    fake.back();
    release();
    expect(fake.entries).toHaveLength(1);
    const releaseLater = closeOnBack(() => {});
    fake.leave();
    releaseLater();
    expect(fake.entries.at(-1)).toEqual({ idx: 4, key: 'next' });
  });

  it('knows whose entry the current one is, and tells when it has given it back', async () => {
    expect(isLayerEntry()).toBe(false);
    const release = closeOnBack(() => {});
    expect(isLayerEntry()).toBe(true);
    await release();
    expect(fake.entries).toEqual([{ idx: 3, key: 'page' }]);
    await release();
    // An entry that outlived its layer, as after a reload.
    fake.entries.push({ layer: 99 });
    expect(isLayerEntry()).toBe(false);
  });

  it('leaves steps back to the router while nothing is open', () => {
    closeOnBack(() => {})();
    const before = fake.routerSees();
    fake.leave();
    fake.back();
    expect(before).toBe(false);
    expect(fake.entries).toHaveLength(1);
  });
});
