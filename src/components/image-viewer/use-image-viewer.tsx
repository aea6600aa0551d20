import { type ComponentProps, type MouseEvent, type ReactNode, use, useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { prefersReducedData } from '../../browser/visitor-preferences.ts';
import { SaverContext } from '../data-saver/saver-context.ts';
import { closeOnBack } from '../dialog/close-on-back.ts';
import { isPlainClick } from '../link.tsx';

/** A picture as the viewer needs it: its largest file, and smaller ones where there are any. */
export interface PictureSource {
  src: string;
  alt: string;
  width: number;
  height: number;
  /** Said below the picture, such as "Before (illustration)" or the title of a step. */
  title?: string | undefined;
  text?: string | undefined;
  srcSet?: readonly { src: string; width: number; height: number }[];
}

/** Of the link round a picture. */
export type LinkProps = ComponentProps<'a'>;

export interface ImageViewer {
  /** Props of the link round picture `index`; without script it leads to the file. Empty where there is nothing to view, and on lite pages. */
  linkProps: (index: number) => LinkProps;
  /** Opens at a picture; does nothing below `minimum` pictures. For arrivals by `scrollTo` as well (rows SVC-06, SVC-07). */
  open: (at: At) => void;
  /** To be rendered once, anywhere in the page. */
  viewer: ReactNode;
}

export interface ImageViewerOptions {
  /** Accessible name of the viewer. */
  label: string;
  /** Fewer pictures than this are not viewed (row VIEW-06). */
  minimum?: number;
  /** Called when it closes at another picture than it was opened at. */
  onReached?: (index: number) => void;
}

type LightboxModule = typeof import('./lightbox.tsx');
let loading: Promise<LightboxModule> | undefined;

/** The viewer's code, fetched once: at the first sign of intent, or at the first open. */
function loadLightbox(): Promise<LightboxModule> {
  loading ??= import('./lightbox.tsx').catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

/** What is prefetched may fail without a word; opening tries again. */
const prefetch = (): void => {
  if (!prefersReducedData()) loadLightbox().catch(() => {});
};

/**
 * Full-screen viewer with zoom (rows VIEW-01 to VIEW-07). Closing leads to the picture that was reached: its link takes the focus where
 * it has one. Should the viewer's code not load, the picture's own file is shown instead.
 */
export function useImageViewer(
  pictures: readonly PictureSource[],
  { label, minimum = 2, onReached }: ImageViewerOptions,
): ImageViewer {
  const [module, setModule] = useState<LightboxModule | null>(null);
  const [at, setAt] = useState<number | null>(null);
  // On a lite page pictures come one by one, on tap and in their place; a link round them could hold no control.
  const lite = use(SaverContext) !== null;
  const idle = lite || pictures.length < minimum;
  const links = useRef(new Map<number, HTMLAnchorElement>());
  const reached = useRef(0);
  const release = useRef<() => Promise<void>>(undefined);
  const isOpen = at !== null;

  async function close(): Promise<void> {
    // At once: the viewer gives the focus back to where it came from as it goes, and only then may it move on.
    flushSync(() => setAt(null));
    const index = reached.current;
    const focused = document.activeElement as HTMLElement | null;
    // A navigation to the picture must find the page's own entry of the history.
    await release.current?.();
    // On the way to an entry that names a part of the page, Firefox takes the focus away.
    focused?.focus();
    if (index === at) return;
    onReached?.(index);
    links.current.get(index)?.focus();
  }
  const closeByBack = useEffectEvent(close);

  useEffect(() => {
    if (!isOpen) return;
    const held = closeOnBack(() => void closeByBack());
    release.current = held;
    return () => void held();
  }, [isOpen]);

  async function open(wanted: At): Promise<void> {
    const index = startIndex(wanted, pictures.length);
    const picture = pictures[index];
    if (idle || !picture) return;
    const { href } = location;
    try {
      setModule(await loadLightbox());
      reached.current = index;
      setAt(index);
    } catch (error) {
      console.warn('The image viewer could not be loaded; its file is shown instead.', error);
      // Whoever has gone on meanwhile asks for no picture any more.
      if (location.href === href) location.assign(picture.src);
    }
  }
  function linkProps(index: number): LinkProps {
    if (idle) return {};
    const onClick = (event: MouseEvent): void => {
      if (!isPlainClick(event)) return;
      event.preventDefault();
      void open(index);
    };
    const ref = (link: HTMLAnchorElement | null): void => {
      if (link) links.current.set(index, link);
      else links.current.delete(index);
    };
    return { href: pictures[index]?.src, 'aria-haspopup': 'dialog', onClick, onPointerEnter: prefetch, onFocus: prefetch, ref };
  }
  const view = (index: number): void => {
    reached.current = index;
  };
  const viewer = module && (
    <module.Lightbox pictures={pictures} at={at} label={label} onClose={() => void close()} onView={view} />
  );
  return { linkProps, open: (wanted) => void open(wanted), viewer };
}

/** Where a viewer opens. */
type At = number | 'first' | 'last';

/** Index of the picture, kept within the row. */
export function startIndex(at: At, total: number): number {
  if (at === 'first') return 0;
  if (at === 'last') return Math.max(0, total - 1);
  return Math.min(Math.max(0, at), Math.max(0, total - 1));
}
