import { lazy, Suspense, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { usePending } from '../browser/page-context.ts';

const load = () => import('./seo.tsx');
const Seo = lazy(async () => ({ default: (await load()).Seo }));

/**
 * The head of the pages a visitor goes to. The document brought its own head along, so nothing is loaded or rendered for it: the
 * code comes with the first navigation.
 */
export function DeferredSeo() {
  const { key } = useLocation();
  const [first] = useState(key);
  const [left, setLeft] = useState(false);
  if (!left && key !== first) setLeft(true);
  if (usePending()) void load();
  return left ? (
    <Suspense fallback={null}>
      <Seo />
    </Suspense>
  ) : null;
}
