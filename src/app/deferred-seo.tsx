import { type ComponentType, useState } from 'react';
import { useLocation } from 'react-router-dom';

/** There as soon as a visitor goes somewhere: navigation loads it beside the page. */
let Seo: ComponentType | null = null;

/**
 * Loads the code that writes heads, beside the page that is on its way: no page is shown under the title and canonical link of the one
 * before. Where it cannot be had, the page is shown all the same.
 */
export async function loadHeadCode(): Promise<void> {
  try {
    ({ Seo } = await import('./seo.tsx'));
  } catch (error) {
    console.warn('The title stays that of the page before:', error);
  }
}

/**
 * The head of the pages a visitor goes to. The document brought its own head along, so nothing is loaded or rendered for it: the
 * code comes with the first navigation.
 */
export function DeferredSeo() {
  const { key } = useLocation();
  const [first] = useState(key);
  const [left, setLeft] = useState(false);
  if (!left && key !== first) setLeft(true);
  return left && Seo ? <Seo /> : null;
}
