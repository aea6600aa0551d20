import { useRef } from 'react';
import { countAt, formatCount } from './count.ts';
import style from './stats.module.css';
import { useCountClock } from './use-count-clock.ts';

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
