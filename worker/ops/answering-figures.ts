import { clinicDate } from '../../src/content/clinic.ts';
import { openMinutesBetween } from '../leads/answer-time.ts';
import type { AnsweringRow } from '../leads/outbox-contract.ts';

const DAY_MS = 86_400_000;

/** How fast one group of enquiries was answered. Minutes are those in which the clinic was open; null while nothing was answered. */
export interface AnsweringFigures {
  /** A week by its Monday (YYYY-MM-DD), a form, or a person. */
  group: string;
  enquiries: number;
  answered: number;
  medianMin: number | null;
  p90Min: number | null;
}

export interface AnsweringReport {
  /** Newest first. */
  weeks: AnsweringFigures[];
  forms: AnsweringFigures[];
  /** Whoever marked it as answered. */
  people: AnsweringFigures[];
}

/** The Monday of the clinic's week that holds a moment. */
function mondayOf(at: number): string {
  const date = clinicDate(at);
  const weekday = new Date(`${date}T00:00:00Z`).getUTCDay();
  return new Date(Date.parse(`${date}T00:00:00Z`) - ((weekday + 6) % 7) * DAY_MS).toISOString().slice(0, 10);
}

/** Minutes of opening from "came" to "answered", by week, form and person. */
export function answeringReport(rows: readonly AnsweringRow[]): AnsweringReport {
  return {
    weeks: figuresBy(rows, ({ acceptedAt }) => mondayOf(acceptedAt)).reverse(),
    forms: figuresBy(rows, ({ form }) => form),
    people: figuresBy(
      rows.filter(({ answeredAt }) => answeredAt !== null),
      ({ answeredBy }) => answeredBy ?? 'not known',
    ),
  };
}

function figuresBy(rows: readonly AnsweringRow[], groupOf: (row: AnsweringRow) => string): AnsweringFigures[] {
  const groups = new Map<string, AnsweringRow[]>();
  for (const row of rows) groups.set(groupOf(row), [...(groups.get(groupOf(row)) ?? []), row]);
  return [...groups]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([group, members]) => {
      const minutes = members
        .flatMap(({ acceptedAt, answeredAt }) => (answeredAt === null ? [] : [openMinutesBetween(acceptedAt, answeredAt)]))
        .sort((a, b) => a - b);
      return {
        group,
        enquiries: members.length,
        answered: minutes.length,
        medianMin: percentile(minutes, 0.5),
        p90Min: percentile(minutes, 0.9),
      };
    });
}

/** The smallest value that so large a share of them does not exceed (nearest rank); null of none. */
export function percentile(sorted: readonly number[], share: number): number | null {
  return sorted[Math.ceil(sorted.length * share) - 1] ?? null;
}
