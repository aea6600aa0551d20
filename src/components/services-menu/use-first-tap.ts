import { type MouseEvent, type PointerEvent, useRef } from 'react';
import { listBelow } from './panel-keys.ts';

/** A finger cannot hover: its first tap on a link shows the level below, the second follows the link. */
export function useFirstTap() {
  const showsMore = useRef(false);
  return {
    onPointerDown: ({ target, pointerType }: PointerEvent) => {
      const list = target instanceof Element ? listBelow(target.closest('a') ?? target) : null;
      showsMore.current = pointerType === 'touch' && list !== null && getComputedStyle(list).visibility === 'hidden';
    },
    onClickCapture: (event: MouseEvent) => {
      if (showsMore.current) event.preventDefault();
      showsMore.current = false;
    },
  };
}
