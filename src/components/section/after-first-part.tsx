import { type ReactNode, use, useState } from 'react';
import { ArrivingContext } from '../../browser/page-context.ts';

/** The footer is out of sight meanwhile, as below a section that waits. */
const ROOM = { minBlockSize: '100vh' };

/**
 * What stands below the first part of a page without sections. Of a page that arrives it is rendered once that part is painted, as
 * sections are. Where the same page shows another address, such as another category of the gallery, it stays, and with it what was typed.
 */
export function AfterFirstPart({ children }: { children: ReactNode }) {
  const arriving = use(ArrivingContext);
  const [waits, setWaits] = useState(arriving);
  if (waits && !arriving) setWaits(false);
  return waits ? <div style={ROOM} data-full="" /> : children;
}
