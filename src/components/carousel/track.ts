import { easeOut, type Move, needsBorrowing, planMove, wrap } from './moves.ts';

/** A scroll by hand is over when nothing has moved for this long. */
export const SCROLL_SETTLE_MS = 120;

export interface TrackView {
  /** The first slide shown. */
  at: number;
  /** Slides shown at once, as the style sheet says for this width. */
  perView: number;
}

/** The scrolling row of a carousel. */
export interface Track {
  /** Glides by a number of slides, round the ends. */
  step: (by: number, durationMs: number) => void;
  /** Glides straight to a slide. */
  show: (index: number, durationMs: number) => void;
  dispose: () => void;
}

/**
 * Moves of exact duration over native scrolling. Snapping is off while a move lasts, or the browser would pull against it.
 * The ring is closed by lending the first slides one whole turn (`translate`) and resetting both afterwards, so no slide exists
 * twice. `changed` is told each new view; `moved` is false where only the layout changed.
 */
export function createTrack(row: HTMLElement, changed: (view: TrackView, moved: boolean) => void): Track {
  const slides = () => [...row.children].filter((child) => child instanceof HTMLElement);
  const style = getComputedStyle(row);
  let lent = 0;
  let frame = 0;
  let timer = 0;
  let width = 0;
  let pending: Move | null = null;

  const sign = (): number => (style.direction === 'rtl' ? -1 : 1);
  const pitch = (): number =>
    (row.firstElementChild?.getBoundingClientRect().width ?? 0) + (Number.parseFloat(style.columnGap) || 0);
  const perView = (): number => Number(style.getPropertyValue('--per')) || 1;
  const position = (): number => Math.abs(row.scrollLeft) / (pitch() || 1);
  const ring = () => ({ total: row.childElementCount, perView: perView() });
  /** Where the visitor may have scrolled to before this ran. */
  let at = wrap(Math.round(position()), row.childElementCount);

  function lend(count: number): void {
    if (count === lent) return;
    lent = count;
    slides().forEach((slide, index) => {
      slide.style.translate = index < count ? `calc(${sign() * row.childElementCount} * (100% + var(--carousel-gap)))` : '';
    });
  }
  function scrollTo(slide: number): void {
    row.scrollLeft = sign() * slide * pitch();
  }
  function place(index: number): void {
    cancelAnimationFrame(frame);
    pending = null;
    lend(needsBorrowing(index, ring()) ? perView() : 0);
    scrollTo(index);
    row.style.scrollSnapType = '';
  }
  function finish(): void {
    clearTimeout(timer);
    if (pending) place(pending.at);
  }
  function move(target: number, durationMs: number): void {
    pending = planMove({ here: position(), target, ...ring() });
    at = pending.at;
    changed({ at, perView: perView() }, true);
    if (!durationMs) {
      finish();
      return;
    }
    const { from, to, borrow } = pending;
    row.style.scrollSnapType = 'none';
    if (borrow) lend(perView());
    scrollTo(from);
    const begun = performance.now();
    const draw = (now: number): void => {
      const part = Math.max(0, now - begun) / durationMs;
      if (part < 1) {
        scrollTo(from + (to - from) * easeOut(part));
        frame = requestAnimationFrame(draw);
      } else finish();
    };
    frame = requestAnimationFrame(draw);
  }
  function settle(): void {
    const nearest = Math.round(position());
    const index = wrap(nearest, row.childElementCount);
    if (nearest !== index) place(index);
    if (index === at) return;
    at = index;
    changed({ at, perView: perView() }, true);
  }
  function scrolled(): void {
    if (pending) return;
    if (!needsBorrowing(position() + 1, ring())) lend(0);
    clearTimeout(timer);
    timer = window.setTimeout(settle, SCROLL_SETTLE_MS);
  }
  const resized = new ResizeObserver(() => {
    if (row.clientWidth === width) return;
    width = row.clientWidth;
    place(at);
    changed({ at, perView: perView() }, false);
  });

  row.addEventListener('scroll', scrolled, { passive: true });
  resized.observe(row);
  return {
    step: (by, durationMs) => {
      finish();
      move(at + by, durationMs);
    },
    show: (index, durationMs) => {
      finish();
      move(wrap(index, row.childElementCount), durationMs);
    },
    dispose: () => {
      finish();
      row.removeEventListener('scroll', scrolled);
      resized.disconnect();
    },
  };
}
