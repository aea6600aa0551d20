import { durationText } from '../lib/duration.ts';
import type { Problem, ProblemParts } from './problems.ts';
import { silentFor } from './watch-health.ts';

/** One look of the day may fail; two are a fault. */
const DAILY_MS = 50 * 3_600_000;

/** Whether the site looks after itself, and what it finds arrives. */
export function watchProblems(parts: ProblemParts): Problem[] {
  const { monitor, settings, now, builtAt } = parts;
  if (!monitor)
    return [
      {
        key: 'monitor',
        sentence: 'The monitor does not answer: nothing is counted, and nobody is told of anything new',
        call: 'engineer',
        first: 'look at www.cloudflarestatus.com',
      },
    ];
  const { watchedAt, undelivered } = monitor;
  const silentMs = silentFor({ settings, watchedAt, builtAt, now });
  return [
    ...(silentMs !== null
      ? [
          {
            key: 'silent',
            sentence:
              watchedAt === null
                ? `The site has never looked after itself since it was built ${durationText(silentMs)} ago`
                : `The site has not looked after itself for ${durationText(silentMs)}`,
            call: 'engineer',
            first: 'look whether the crons run (Cloudflare’s dashboard, Settings, Trigger events)',
          } satisfies Problem,
        ]
      : []),
    ...dailyProblems(parts),
    ...undelivered.map(
      (channel): Problem => ({
        // Without the reason: one that changes would be a problem that nobody was told of.
        key: `alert ${channel.split(':', 1)[0]}`,
        sentence: `An alert has not arrived (${channel})`,
        call: 'engineer',
        first: 'send a test by every channel on /ops',
      }),
    ),
  ];
}

/** Whether links and domains are looked at: a job that fails each night leaves the report of a night long ago. */
function dailyProblems({ settings, dailyAt, builtAt, now }: ProblemParts): Problem[] {
  if (settings.WATCH !== 'on' || dailyAt === undefined || now - (dailyAt ?? builtAt) <= DAILY_MS) return [];
  return [
    {
      key: 'daily',
      sentence: `Links and domains have not been looked at for ${durationText(now - (dailyAt ?? builtAt))}`,
      call: 'engineer',
      first: 'read the log of the cron that runs each night (Cloudflare’s dashboard, Settings, Trigger events)',
    },
  ];
}
