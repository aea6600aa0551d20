import { type RefObject, useEffect, useEffectEvent, useImperativeHandle, useRef, useState } from 'react';
import * as words from '#words/carousel';
import { prefersReducedMotion, useHydrated } from '../../browser/visitor-preferences.ts';
import type { CarouselProps } from './carousel.tsx';
import { isShown, Track, type TrackListener, wrap } from './track.ts';
import { type Autoplay, useAutoplay } from './use-autoplay.ts';

export interface CarouselState extends Autoplay {
  /** The first slide shown. */
  at: number;
  /** False until the browser has taken over; the server's HTML is a plain scrolling list. */
  ready: boolean;
  /** What assistive technology is told after a move by hand. */
  announcement: string;
  /** All slides are in view; there is nothing to move. */
  fits: boolean;
  /** True for slides out of view once `ready`. */
  isHidden: (index: number) => boolean;
  step: (by: number) => void;
  show: (index: number) => void;
}

/** The elements are the component's, which puts them into the page. */
interface Elements {
  root: RefObject<HTMLElement | null>;
  row: RefObject<HTMLElement | null>;
}

type Options = Elements &
  Required<Pick<CarouselProps, 'moveMs' | 'variant' | 'slides'>> &
  Pick<CarouselProps, 'intervalMs' | 'onChange' | 'ref'>;

/** Behaviour of the carousel: position, moves by hand and by themselves, what is hidden and what is said. */
export function useCarousel({ root, row, slides, intervalMs, moveMs, variant, onChange, ref }: Options): CarouselState {
  const ready = useHydrated();
  const total = slides.length;
  const [view, setView] = useState({ at: 0, perView: 1 });
  const [announcement, announce] = useState('');
  const byTimer = useRef(false);
  const duration = (): number => (prefersReducedMotion() ? 0 : moveMs);

  const changed: TrackListener = (next, moved) => {
    keepFocus(row.current, (index) => isShown(index, { total, ...next }));
    setView(next);
    if (!moved) return;
    onChange?.(next.at);
    if (!byTimer.current) announce(words.moved({ number: next.at + 1, total }));
  };
  const track = useTrack(row, variant, changed);
  useEffect(() => {
    if (variant === 'fade') row.current?.style.setProperty('--carousel-fade', `${moveMs}ms`);
  }, [row, variant, moveMs]);

  const step = (by: number): void => {
    if (variant === 'fade') changed({ at: wrap(view.at + by, total), perView: 1 }, true);
    else track.current?.step(by, duration());
  };
  const show = (index: number): void => {
    if (variant === 'fade') changed({ at: wrap(index, total), perView: 1 }, true);
    else track.current?.show(index, duration());
  };
  const advance = (): void => {
    byTimer.current = true;
    step(1);
    byTimer.current = false;
  };
  const fits = ready && total <= view.perView;
  const autoplay = useAutoplay(root, advance, fits ? undefined : intervalMs);
  const stop = (): void => {
    if (!autoplay.stopped) autoplay.toggle();
  };
  useImperativeHandle(ref, () => ({ show, stop }));
  const isHidden = (index: number): boolean => ready && !isShown(index, { total, ...view });
  return { ...autoplay, at: view.at, ready, fits, announcement, isHidden, step, show };
}

/** The row's track while it slides; slides that fade have none. */
function useTrack(row: Elements['row'], variant: Options['variant'], changed: TrackListener): RefObject<Track | null> {
  const track = useRef<Track | null>(null);
  const trackChanged = useEffectEvent(changed);
  useEffect(() => {
    if (variant === 'fade' || !row.current) return;
    const own = new Track(row.current, (view, moved) => trackChanged(view, moved));
    track.current = own;
    return () => own.dispose();
  }, [row, variant]);
  return track;
}

/** A slide that leaves the view becomes inert and would drop the focus to the page's beginning; the row takes it instead. */
function keepFocus(row: HTMLElement | null, stays: (index: number) => boolean): void {
  if (!row) return;
  const holder = [...row.children].findIndex((slide) => slide.contains(document.activeElement));
  if (holder >= 0 && !stays(holder)) row.focus({ preventScroll: true });
}
