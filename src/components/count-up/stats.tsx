export interface Stat {
  label: string;
  /** Final value, for example 15000. */
  value: number;
  durationMs: number;
}

export interface StatsProps {
  stats: readonly Stat[];
}

export function Stats({ stats }: StatsProps) {
  return (
    <dl>
      {stats.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
