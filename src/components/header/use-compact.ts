import { type RefObject, useEffect, useState } from 'react';

/**
 * Whether the page is scrolled further than the sentinel is high: 180 px (row HEAD-04). Undefined until mounted, so that
 * the style sheet can tell a page without script.
 */
export function useCompact(sentinel: RefObject<HTMLElement | null>): boolean | undefined {
  const [compact, setCompact] = useState<boolean>();
  useEffect(() => {
    if (!sentinel.current) return;
    const observer = new IntersectionObserver(([entry]) => setCompact(!entry?.isIntersecting));
    observer.observe(sentinel.current);
    return () => observer.disconnect();
  }, [sentinel]);
  return compact;
}
