import { vitalNames } from '../../src/content/field-report.ts';
import { shownVital, TOO_FEW, vitalTexts } from '../monitor/field-board.ts';
import type { Figures, MonitorSummary, Percentiles } from '../monitor/monitor-contract.ts';
import type { Problem, ProblemParts } from './problems.ts';

/** Weeks are compared when both have enough visits, a new build sooner and by a larger difference. */
const ENOUGH = 200;
const WORSE_BY_WEEK = 1.2;
const WORSE_BY_BUILD = 1.5;
/** So many in an hour, in two of a hundred visits, and twice as often as before. */
const MANY = 5;
const SHARE = 0.02;
const RISING = 2;
const BACK = 'when a release went out today, take it back: npm run rollback -- production';
const ROLLBACK = `see /ops/field, and ${BACK}`;
/** `/ops/field` knows of browsers alone: why the Worker failed, its log says. */
const LOG = '(npx wrangler tail --env production, or the Worker’s Observability in Cloudflare’s dashboard)';

const NOT_TAKEN = `read why under lead-outbox-failed and lead-failed in the log ${LOG}; their visitors were asked to call; ${BACK}`;
const ERRORS = `read request-failed in the log ${LOG}; ${BACK}`;

/** What goes wrong in visitors' browsers and in answers to them. */
export function fieldProblems(monitor: MonitorSummary | null): Problem[] {
  if (!monitor) return [];
  const { lastHour } = monitor;
  return [
    ...(lastHour['lead-failures'] > 0
      ? [problem('lead-failures', `Enquiries could not be taken in the last hour (${lastHour['lead-failures']})`, NOT_TAKEN)]
      : []),
    ...(lastHour['records-lost'] > 0
      ? [
          problem(
            'records-lost',
            `Enquiries of the last hour (${lastHour['records-lost']}) are in the clinic’s system alone: their store did not take them, and the desk does not show them`,
            'have the front desk look for them there; why, the log says beside lead-outbox-failed',
          ),
        ]
      : []),
    ...(lastHour['answers-500'] >= MANY
      ? [problem('answers', `${lastHour['answers-500']} requests were answered by an error in the last hour`, ERRORS)]
      : []),
    ...rising(monitor, 'script-errors', 'Script errors rise'),
    ...rising(monitor, 'violations', 'Violations of the security policy rise'),
    ...slower(monitor),
  ];
}

/** The plugin sends a notice six times within half an hour; a stranger who tries his luck sends one. */
const REFUSALS = 3;
const HOUR_MS = 3_600_000;

/**
 * Notices of WordPress that come signed wrongly, while none comes signed right: otherwise the plugin alone shows it. Anybody can send what is
 * refused, so refusals alone say nothing: WordPress itself has to bear them out, by a change that the clock had to find (decision 016).
 */
export function refusedNotices({
  monitor,
  lastNoticeAt,
  now,
}: Pick<ProblemParts, 'monitor' | 'lastNoticeAt' | 'now'>): Problem[] {
  // A monitor of an older release does not count them.
  const times = monitor?.lastHour['notices-refused'] ?? 0;
  const isOfLastHour = (at: number | null = null): boolean => at !== null && now - at < HOUR_MS;
  if (times < REFUSALS || isOfLastHour(lastNoticeAt) || !isOfLastHour(monitor?.changeFoundAt)) return [];
  const sentence = `WordPress has changed and its notices do not arrive: ${times} were refused in the last hour and none was taken, so their signature is wrong, and changes are not shown at once`;
  const first =
    'compare the secret of the plugin (WordPress, Settings › Public site) with NOTICE_SECRET: “Test the connection” there says whether they differ, or a clock is wrong';
  return [problem('notices-refused', sentence, first)];
}

const problem = (key: string, sentence: string, first: string): Problem => ({ key, sentence, call: 'engineer', first });

function rising({ lastHour, baseline, builds }: MonitorSummary, name: 'script-errors' | 'violations', words: string): Problem[] {
  const rate = (figures: Figures): number => figures[name] / Math.max(1, figures.visits);
  const isRising = lastHour[name] >= MANY && rate(lastHour) > SHARE && rate(lastHour) > RISING * rate(baseline);
  if (!isRising) return [];
  const worst = builds.toSorted((a, b) => b.lastHour[name] - a.lastHour[name])[0]?.build ?? 'unknown';
  const sentence = `${words}: ${lastHour[name]} in the last hour, in ${lastHour.visits} visits, most in build ${worst}`;
  return [problem(name, sentence, ROLLBACK)];
}

/** What is slower in the newest build than in the others; null when nothing is, or too few visits tell. */
const slowerBuild = (newest: MonitorSummary['newest']): string | null =>
  (newest && worse(newest.now, newest.others, { samples: TOO_FEW, factor: WORSE_BY_BUILD })[0]) ?? null;

/** Slower than the week before, or slower in the newest build than in the others. */
function slower({ overall, newest }: MonitorSummary): Problem[] {
  const byWeek = worse(overall.now, overall.before, { samples: ENOUGH, factor: WORSE_BY_WEEK });
  const byBuild = slowerBuild(newest);
  return [
    ...(byBuild ? [problem('slower-build', `Build ${newest?.build} is slower than before: ${byBuild}`, ROLLBACK)] : []),
    ...byWeek.map((words) =>
      problem('slower-week', `The site is slower than last week: ${words}`, 'compare the days and builds on /ops/field'),
    ),
  ];
}

/** At most one sentence, of all measures that are no longer good and clearly worse. */
function worse(now: Percentiles, before: Percentiles, { samples, factor }: { samples: number; factor: number }): string[] {
  const found = vitalNames.flatMap((name) => {
    const [present, past] = [now[name], before[name]];
    if (present.p75 === null || past.p75 === null || present.samples < samples || past.samples < samples) return [];
    const isWorse = present.p75 > vitalTexts[name].good && present.p75 > factor * past.p75;
    return isWorse ? [`${name.toUpperCase()} ${shownVital(name, present.p75)} after ${shownVital(name, past.p75)}`] : [];
  });
  return found.length ? [found.join(', ')] : [];
}

/**
 * By build. `errors`: of our scripts, violations of the security policy, and answers 500. `slower`: what visitors of the newest build wait
 * for clearly longer than those of the others.
 */
export interface FieldFigures {
  builds: Record<string, { views: number; errors: number; leadFailures: number; slower?: string }>;
}

/** What a release looks at while a tenth of the visitors have it. */
export function fieldFigures({ builds, newest }: MonitorSummary): FieldFigures {
  const longer = slowerBuild(newest);
  const figures = builds.map(({ build, lastDay }) => [
    build,
    {
      views: lastDay.visits,
      errors: lastDay['script-errors'] + lastDay.violations + lastDay['answers-500'],
      leadFailures: lastDay['lead-failures'],
      ...(longer && newest?.build === build && { slower: longer }),
    },
  ]);
  return { builds: Object.fromEntries(figures) };
}
