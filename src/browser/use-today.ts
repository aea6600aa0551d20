import { useSyncExternalStore } from 'react';
import { useSeed } from './page-context.ts';

const neverChanges = (): (() => void) => () => undefined;

/**
 * The day up to which facts and offers count. The document's own until the page is alive, so that both say the same; then the visitor's,
 * which is later where a page stayed open or came from a copy.
 */
export function useToday(): string {
  const { today = '' } = useSeed();
  return useSyncExternalStore(
    neverChanges,
    () => new Date().toISOString().slice(0, 10),
    () => today,
  );
}
