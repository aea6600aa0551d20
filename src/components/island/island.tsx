import {
  type ComponentType,
  createElement,
  lazy,
  type ReactElement,
  Suspense,
  startTransition,
  use,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import type { hydrateRoot as HydrateRoot, Root } from 'react-dom/client';
import { Router } from 'react-router-dom';
import { loadChunk } from '../../browser/load-chunk.ts';
import { HydrationContext, type PageNavigation, useNavigation } from '../../browser/page-context.ts';
import { siteHtml } from '../../browser/trusted-types.ts';
import { prefersReducedData, useHydrated } from '../../browser/visitor-preferences.ts';
import { whenIdle } from '../../browser/when-idle.ts';
import { ContactLines } from '../contact-lines.tsx';
import { ErrorBoundary } from '../error-boundary.tsx';

interface IslandOptions<Props> {
  /** Its element; one of a kind on a page. The server knows the component by it (`render-app.tsx`). */
  id: string;
  /** The component's code, fetched when somebody wants it. */
  load: () => Promise<ComponentType<Props>>;
  /** Class of the box that stands there, after a navigation, until the code has come. */
  room: string | undefined;
  /** True where it must not wait for the visitor. */
  isUrgent: () => boolean;
}

/**
 * A part of a page that comes to life apart from it: the server writes it, it works as plain HTML, and its code is fetched when the
 * visitor comes near it or touches it. On pages that are gone to without a reload it is fetched at once.
 *
 * A React root of its own, and not a lazy part under `Suspense`, for React throws a part that is still dormant away with the next
 * render around it. So there is no `useId` inside (the server counts in another tree) and no context but the router's.
 */
export function island<Props extends object>({ id, load, room, isUrgent }: IslandOptions<Props>): ComponentType<Props> {
  const loadOnce = () => loadChunk(load);
  const Fetched = lazy(async () => ({ default: await loadOnce() }));

  function DormantIsland({ props }: { props: Props }) {
    const place = useRef<HTMLDivElement>(null);
    const [html] = useState(() => ({ __html: siteHtml(document.getElementById(id)?.innerHTML ?? '') }));
    const navigation = useNavigation();
    const hydrateRoot = use(HydrationContext);
    const wake = useEffectEvent((element: HTMLElement) =>
      hydrateRoot && navigation ? hydrateIsland(element, { load: loadOnce, props, navigation, hydrateRoot }) : undefined,
    );
    useEffect(() => {
      const element = place.current;
      if (!element) return;
      let end: (() => void) | undefined;
      const start = () => {
        end = wake(element);
      };
      const callOff = isUrgent() ? start() : whenWanted(element, start);
      return () => {
        callOff?.();
        end?.();
      };
    }, []);
    // biome-ignore lint/security/noDangerouslySetInnerHtml: the document's own HTML, written by our server
    return <div id={id} ref={place} dangerouslySetInnerHTML={html} suppressHydrationWarning />;
  }

  return function Island(props: Props) {
    const hydrated = useHydrated();
    // The first render decides; the one that follows a hydration says otherwise.
    const [isKept] = useState(!hydrated);
    if (import.meta.env.SSR) return <div id={id}>{serverPart(id, props)}</div>;
    if (isKept) return <DormantIsland props={props} />;
    return (
      <div id={id}>
        <Suspense fallback={<div className={room} />}>
          <Fetched {...props} />
        </Suspense>
      </div>
    );
  };
}

/** Some two thirds of a phone's screen before it comes into view. */
const NEAR = '600px 0px';
const IDLE = { timeoutMs: 1000, otherwiseMs: 0 };
const TOUCHES = ['focusin', 'pointerdown'] as const;

/**
 * Calls `wake` once: when the visitor touches a place, or comes near it; where data is dear, only when it is touched. Returns a function
 * that cancels it.
 */
function whenWanted(place: HTMLElement, wake: () => void): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  const once = () => {
    if (signal.aborted) return;
    listening.abort();
    wake();
  };
  for (const type of TOUCHES) place.addEventListener(type, once, { signal, passive: true });
  if (place.contains(document.activeElement)) once();
  else if (!prefersReducedData()) {
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && whenIdle(once, IDLE),
      {
        rootMargin: NEAR,
      },
    );
    observer.observe(place);
    signal.addEventListener('abort', () => observer.disconnect());
  }
  return () => listening.abort();
}

interface Waking<Props> {
  load: () => Promise<ComponentType<Props>>;
  props: Props;
  navigation: PageNavigation;
  hydrateRoot: typeof HydrateRoot;
}

/**
 * Brings the server's HTML in `element` to life; its nodes, and what was typed into them, stay. Returns a cleanup function. Where
 * the code cannot be had, the part stays what it was: plain HTML that works.
 */
function hydrateIsland<Props extends object>(
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
        // One that is ended before it has come to life is not a failure: the visitor has left.
        { onRecoverableError: (error) => ended || reportError(error) },
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
