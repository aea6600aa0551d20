import { type RefObject, useEffect, useRef, useState } from 'react';
import { prefersReducedMotion } from '../../browser/visitor-preferences.ts';
import { numberText } from '../../content/shown-dates.ts';
import { isEnglish } from '../../current-language.ts';
import { easeOut } from '../carousel/track.ts';
import style from './stats.module.css';

export interface Stat {
  label: string;
  /** Final value, for example 15000. */
  value: number;
  durationMs: number;
}

export interface StatsProps {
  stats: readonly Stat[];
}

/**
 * The night panel with figures that count once, when 30 % of it is in view (rows HOME-13 to HOME-18). The HTML carries the
 * final figures; the moving digits lie over them, so nothing changes its place and assistive technology hears one number.
 */
export function Stats({ stats }: StatsProps) {
  const block = useRef<HTMLDListElement>(null);
  const clock = useCountClock(block, Math.max(...stats.map(({ durationMs }) => durationMs)));
  return (
    <dl ref={block} className={style.stats}>
      {stats.map((stat) => (
        <div key={stat.label}>
          <dt>{stat.label}</dt>
          <dd>
            <span className={clock === 'final' ? undefined : style.beneath}>{formatCount(stat.value)}</span>
            {typeof clock === 'number' && (
              <span className={style.moving} aria-hidden="true">
                {formatCount(countAt(clock, stat))}
              </span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** `final`: the figures stand. `waiting`: out of view, about to count. A number: milliseconds since the count began. */
type CountClock = 'final' | 'waiting' | number;

/**
 * Runs once, when the block comes into view, for `longestMs`. The figures stand from the first to the last moment on the
 * server, under reduced motion, and where the block was on screen from the start, so that nobody sees one fall back to 0.
 */
function useCountClock(block: RefObject<HTMLElement | null>, longestMs: number): CountClock {
  const [clock, setClock] = useState<CountClock>('final');
  useEffect(() => {
    if (!block.current || prefersReducedMotion()) return;
    let frame = 0;
    let first = true;
    const start = (): void => {
      const begun = performance.now();
      const draw = (now: number): void => {
        const passed = Math.max(0, now - begun);
        setClock(passed < longestMs ? passed : 'final');
        if (passed < longestMs) frame = requestAnimationFrame(draw);
      };
      frame = requestAnimationFrame(draw);
    };
    const seen = new IntersectionObserver(
      (entries) => {
        const ratio = entries.at(-1)?.intersectionRatio ?? 0;
        if (first && ratio > 0) {
          seen.disconnect();
        } else if (ratio >= COUNT_THRESHOLD) {
          seen.disconnect();
          start();
        } else if (first) setClock('waiting');
        first = false;
      },
      { threshold: COUNT_THRESHOLD },
    );
    seen.observe(block.current);
    return () => {
      seen.disconnect();
      cancelAnimationFrame(frame);
    };
  }, [block, longestMs]);
  return clock;
}

/**
 * From a thousand on in thousands, always with the suffix: `840+`, `15K+`, `100K+` (row HOME-18). Other languages have no such K, and write
 * the figure out.
 */
export function formatCount(value: number): string {
  if (!import.meta.english && !isEnglish()) return `${numberText(Math.floor(value))}+`;
  return value >= 1000 ? `${Math.floor(value / 1000)}K+` : `${Math.floor(value)}+`;
}

/** The number shown some time after the count began: quick at first, then easing out (row HOME-17). */
export const countAt = (elapsedMs: number, { value, durationMs }: { value: number; durationMs: number }): number =>
  Math.round(value * easeOut(Math.min(1, elapsedMs / durationMs)));

/** Rows HOME-15 and HOME-16: how long each figure counts. The figures themselves are claims of the clinic. */
export const COUNT_MS = { surgeries: 2000, transformations: 2500 } as const;

/** Row HOME-14: part of the block that must be visible before it counts. */
export const COUNT_THRESHOLD = 0.3;
