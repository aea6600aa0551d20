import { type ComponentType, lazy, Suspense, use, useEffect, useEffectEvent, useRef, useState } from 'react';
import { loadChunk } from '../../browser/load-chunk.ts';
import { HydrationContext, useNavigation } from '../../browser/page-context.ts';
import { siteHtml } from '../../browser/trusted-types.ts';
import { useHydrated } from '../../browser/visitor-preferences.ts';
import { hydrateIsland } from './hydrate-island.tsx';
import { serverPart } from './server-parts.ts';
import { whenWanted } from './when-wanted.ts';

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
 * A React root of its own, and not a lazy part under `Suspense`, for React throws a part that is still asleep away with the next
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
