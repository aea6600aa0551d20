import { useEffect, useState } from 'react';
import { usePending } from '../browser/page-context.ts';
import { matchRoute, type RouteName } from '../routes.ts';
import style from './pending-page.module.css';

/** A page that comes sooner is not announced. */
const PATIENCE_MS = 300;

/** The specification's own words (rows BLOG-19, BPOST-09, BSVC-05, BLOGL-04, CMS-06). */
const words: Partial<Record<RouteName, string>> = {
  blogs: 'Loading blogs...',
  blogsByService: 'Loading blogs...',
  post: 'Loading blog details...',
};

/** Says that the next page is on its way, where the line is slow; the page that is being left stays until then. */
export function PendingPage() {
  const location = usePending();
  const [late, setLate] = useState<string | null>(null);
  const waiting = location?.key ?? null;
  useEffect(() => {
    if (!waiting) return;
    const timer = setTimeout(() => setLate(waiting), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [waiting]);
  const shown = waiting !== null && late === waiting;
  const name = location && matchRoute(location.pathname)?.name;
  return (
    <p className={shown ? style.pending : 'visually-hidden'} role="status">
      {shown && ((name && words[name]) ?? 'Loading...')}
    </p>
  );
}
