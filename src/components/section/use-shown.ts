import { useSeed } from '../../browser/page-context.ts';
import { type Placeholder, shownOf } from '../../content/placeholder.ts';

/** What a page shows of a list: on the live site only what the clinic has supplied. */
export const useShown = <T>(values: readonly Placeholder<T>[]): readonly Placeholder<T>[] =>
  shownOf(values, useSeed().hidesPlaceholders);
