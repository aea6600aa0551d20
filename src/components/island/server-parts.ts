import { type ComponentType, createElement, type ReactElement } from 'react';

/**
 * The components that the server writes in place of code which the browser fetches later, by the id of their island. Filled by
 * `src/app/render-app.tsx`, which the browser's part never imports; there it stays empty.
 */
const parts = new Map<string, unknown>();

export const addServerPart = <Props extends object>(id: string, component: ComponentType<Props>): void =>
  void parts.set(id, component);

/** The element of a part. Throws where the server does not know it: a page would lack it without a word. */
export function serverPart<Props extends object>(id: string, props: Props): ReactElement {
  const part = parts.get(id) as ComponentType<Props> | undefined;
  if (!part) throw new Error(`The server does not know the part "${id}" (src/app/render-app.tsx)`);
  return createElement(part, props);
}
