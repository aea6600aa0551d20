/** A scroll by hand is over when nothing has moved for this long. */
const SCROLL_SETTLE_MS = 120;

export interface TrackView {
  /** The first slide shown. */
  at: number;
  /** Slides shown at once, as the style sheet says for this width. */
  perView: number;
}

/** Told each new view; `moved` is false where only the layout changed. */
export type TrackListener = (view: TrackView, moved: boolean) => void;

/**
 * Moves of exact duration over native scrolling. Snapping is off while a move lasts, or the browser would pull against it.
 * The ring is closed by lending the first slides one whole turn (`translate`) and resetting both afterwards, so no slide
 * exists twice. Positions are counted in slides.
 */
export class Track {
  readonly #row: HTMLElement;
  readonly #style: CSSStyleDeclaration;
  readonly #changed: TrackListener;
  readonly #resized = new ResizeObserver(() => this.#fit());
  /** The first slide shown. */
  #at = 0;
  /** How many slides stand one turn further. */
  #lent = 0;
  /** The pitch that the row was last put in order for. */
  #fitted = 0;
  #frame = 0;
  #timer = 0;
  /** The timed move that lasts. */
  #pending: Move | null = null;

  constructor(row: HTMLElement, changed: TrackListener) {
    this.#row = row;
    this.#style = getComputedStyle(row);
    this.#changed = changed;
    row.addEventListener('scroll', this.#scrolled);
    this.#resized.observe(row);
  }

  /** Glides by a number of slides, round the ends. */
  step(by: number, durationMs: number): void {
    this.#finish();
    this.#move(this.#nearest() + by, durationMs);
  }

  /** Glides straight to a slide. */
  show(index: number, durationMs: number): void {
    this.#finish();
    this.#move(wrap(index, this.#ring.total), durationMs);
  }

  dispose(): void {
    this.#finish();
    this.#row.removeEventListener('scroll', this.#scrolled);
    this.#resized.disconnect();
  }

  get #ring() {
    return { total: this.#row.childElementCount, perView: Number(this.#style.getPropertyValue('--per')) || 1 };
  }

  get #sign(): number {
    return this.#style.direction === 'rtl' ? -1 : 1;
  }

  /** Pixels from one slide to the next; 0 while the row is not shown. */
  get #pitch(): number {
    const width = this.#row.firstElementChild?.getBoundingClientRect().width ?? 0;
    return width && width + (Number.parseFloat(this.#style.columnGap) || 0);
  }

  get #position(): number {
    return Math.abs(this.#row.scrollLeft) / (this.#pitch || 1);
  }

  #nearest(): number {
    return wrap(Math.round(this.#position), this.#ring.total);
  }

  #scrollTo(slide: number): void {
    this.#row.scrollLeft = this.#sign * slide * this.#pitch;
  }

  #lend(count: number): void {
    if (count === this.#lent) return;
    this.#lent = count;
    const turn = `calc(${this.#sign * this.#ring.total} * (100% + var(--carousel-gap)))`;
    for (const [index, slide] of [...this.#row.children].entries()) {
      if (slide instanceof HTMLElement) slide.style.translate = index < count ? turn : '';
    }
  }

  /** Puts a slide first at once, and the row in order. */
  #place(index: number): void {
    cancelAnimationFrame(this.#frame);
    this.#pending = null;
    this.#lend(lentBetween(index, index, this.#ring));
    this.#scrollTo(index);
    this.#row.style.scrollSnapType = '';
  }

  #finish(): void {
    clearTimeout(this.#timer);
    if (this.#pending) this.#place(this.#pending.at);
  }

  #report(moved: boolean): void {
    this.#changed({ at: this.#at, perView: this.#ring.perView }, moved);
  }

  #move(target: number, durationMs: number): void {
    const move = planMove({ here: this.#position, target, ...this.#ring });
    this.#pending = move;
    this.#at = move.at;
    this.#report(true);
    if (durationMs) this.#glide(move, durationMs);
    else this.#finish();
  }

  #glide({ from, to, lent }: Move, durationMs: number): void {
    this.#row.style.scrollSnapType = 'none';
    if (lent) this.#lend(lent);
    this.#scrollTo(from);
    const begun = performance.now();
    const draw = (now: number): void => {
      const part = Math.max(0, now - begun) / durationMs;
      if (part < 1) {
        this.#scrollTo(from + (to - from) * easeOut(part));
        this.#frame = requestAnimationFrame(draw);
      } else this.#finish();
    };
    this.#frame = requestAnimationFrame(draw);
  }

  readonly #scrolled = (): void => {
    if (this.#pending) return;
    if (!needsBorrowing(this.#position + 1, this.#ring)) this.#lend(0);
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => this.#settle(), SCROLL_SETTLE_MS);
  };

  #settle(): void {
    const index = this.#nearest();
    if (Math.round(this.#position) !== index) this.#place(index);
    if (index === this.#at) return;
    this.#at = index;
    this.#report(true);
  }

  #fit(): void {
    const known = this.#fitted;
    const pitch = this.#pitch;
    // Of slides, not of the row: its width is the same where another number of them is shown at once.
    if (pitch === known) return;
    this.#fitted = pitch;
    // The visitor may have scrolled before this ran. Measured here for the first time, where the layout is known: asking for it any
    // sooner has the browser lay out a page it has just begun to change, once for each carousel.
    if (known) this.#place(this.#at);
    else this.#at = this.#nearest();
    this.#report(false);
  }
}

/** Index of a slide on a ring of `total`. */
export const wrap = (index: number, total: number): number => ((index % total) + total) % total;

/** Fast at first, gentle at the end. Takes and answers a part between 0 and 1. */
export const easeOut = (part: number): number => 1 - (1 - part) ** 3;

/** Whether a slide is in view while slide `at` is the first one shown. */
export const isShown = (index: number, { at, total, perView }: { at: number; total: number; perView: number }): boolean =>
  wrap(index - at, total) < perView;

/** A move in slides: 2.5 is half-way between the third and the fourth. */
interface Move {
  from: number;
  to: number;
  /** The slide that is first afterwards. */
  at: number;
  /** How many of the first slides stand behind the last ones while it lasts. */
  lent: number;
}

/**
 * Plans the way to `target`, which may lie one step outside the row: -1 glides to the last slide from behind the end,
 * `total` glides onto the borrowed first slide. Nothing ever runs back through the whole row.
 */
export function planMove({
  here,
  target,
  total,
  perView,
}: {
  here: number;
  target: number;
  total: number;
  perView: number;
}): Move {
  const turn = target < 0 ? total : 0;
  const from = here + turn;
  const to = target + turn;
  return { from, to, at: wrap(target, total), lent: lentBetween(Math.min(from, to), Math.max(from, to), { total, perView }) };
}

/** At the end of the row the view is filled up with the first slides. */
export const needsBorrowing = (position: number, { total, perView }: { total: number; perView: number }): boolean =>
  position > total - perView;

/**
 * How many of the first slides stand behind the last ones while the view goes from `low` to `high`, or stands there: as many as fill it, and
 * more, for who swipes on; but no slide that is in view at its own place, or a row of four could not show the third first of three.
 */
export const lentBetween = (low: number, high: number, ring: { total: number; perView: number }): number =>
  needsBorrowing(high, ring) ? Math.min(ring.perView, Math.max(Math.floor(low), high + ring.perView - ring.total)) : 0;
