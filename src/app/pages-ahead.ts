import { prefersReducedData } from '../browser/visitor-preferences.ts';
import { whenIdle } from '../browser/when-idle.ts';
import { watchLinks } from './links-in-view.ts';
import type { SiteNavigation } from './navigation/navigation.ts';
import { loadHeadCode } from './shell.tsx';
import { codeAt, loadCode } from './view.ts';

/** Pages of a visit whose code is loaded before anybody asked: some 10 kB each, less where they share parts. What has code already costs nothing. */
const BUDGET = 6;
const IDLE = { timeoutMs: 3000, otherwiseMs: 1000 };

/**
 * On a good line: loads the code of the pages behind the links in view, while nothing else is on the line, so that a tap waits for none of
 * it. Their data waits for the finger: it would be old, and is what the Worker and WordPress are asked for.
 */
export function loadPagesAhead(navigation: SiteNavigation): void {
  if (prefersReducedData()) return;
  const loaded = new Set<string | null>([null]);
  let left = BUDGET;
  let round = 0;
  let end = (): void => {};
  const load = (path: string): Promise<unknown> | null => {
    const code = codeAt(path);
    if (loaded.has(code)) return Promise.resolve();
    if (!navigator.onLine || left-- < 1) return null;
    loaded.add(code);
    return Promise.all([loadHeadCode(), loadCode(path)]);
  };
  const watch = (): void => {
    end();
    loaded.add(codeAt(navigation.shown().location.pathname));
    const mine = ++round;
    whenIdle(() => {
      if (mine !== round) return;
      end = watchLinks(load);
    }, IDLE);
  };
  watch();
  navigation.subscribe({ pending: () => {}, shown: watch });
}
