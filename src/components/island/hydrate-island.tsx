import { type ComponentType, startTransition } from 'react';
import type { hydrateRoot as HydrateRoot, Root } from 'react-dom/client';
import { Router } from 'react-router-dom';
import type { PageNavigation } from '../../browser/page-context.ts';
import { ContactLines } from '../contact-lines.tsx';
import { ErrorBoundary } from '../error-boundary.tsx';

interface Waking<Props> {
  load: () => Promise<ComponentType<Props>>;
  props: Props;
  navigation: PageNavigation;
  hydrateRoot: typeof HydrateRoot;
}

/**
 * Brings the server's HTML in `element` to life; its nodes, and what was typed into them, stay. Answers a function that ends it. Where
 * the code cannot be had, the part stays what it was: plain HTML that works.
 */
export function hydrateIsland<Props extends object>(
  element: HTMLElement,
  { load, props, navigation, hydrateRoot }: Waking<Props>,
): () => void {
  let root: Root | undefined;
  let ended = false;
  async function wake(): Promise<void> {
    const Component = await load();
    if (ended) return;
    startTransition(() => {
      root = hydrateRoot(
        element,
        <Router location={navigation.shown().location} navigator={navigation.navigator}>
          <ErrorBoundary fallback={showContact}>
            <Component {...props} />
          </ErrorBoundary>
        </Router>,
      );
    });
  }
  wake().catch((error: unknown) => console.warn('A part of the page stays without script.', error));
  return () => {
    ended = true;
    // React must not be asked to end a root while it is at work on another.
    setTimeout(() => root?.unmount());
  };
}

const showContact = () => <ContactLines />;
