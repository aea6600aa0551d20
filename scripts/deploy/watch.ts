/** What `/health` says to the team of how enquiries and visitors fare, as far as a release watches it. */
export interface Figures {
  /** Enquiries that the clinic's system refused, or that wait for a wrong setting: a person has to act. */
  stuckEnquiries: number;
  /**
   * By build, of the last day: pages that browsers reported, errors of ours, violations of the content policy and answers 500, and
   * enquiries that could not be sent; in words, what is slower than in the other builds.
   */
  builds: Record<string, { views: number; errors: number; leadFailures: number; slower?: string }>;
}

/** Below so many errors nothing is concluded: one visitor's extension can make a few. */
const MIN_ERRORS = 5;
/** An enquiry that fails for a visitor may be the line; three in a quarter of an hour are not. */
const MIN_LEAD_FAILURES = 3;
/** How many times as often as before errors may come. */
const TOLERANCE = 3;
const LONGEST_WORDS = 200;

/** Reads the figures from the answer of `/health` to the team; null when it holds none. */
export function readFigures(status: unknown): Figures | null {
  if (!isRecord(status) || !isRecord(status['outbox'])) return null;
  const { parked, misconfigured } = status['outbox'];
  const field = isRecord(status['field']) && isRecord(status['field']['builds']) ? status['field']['builds'] : {};
  return {
    stuckEnquiries: number(parked) + number(misconfigured),
    builds: Object.fromEntries(
      Object.entries(field).flatMap(([id, counts]) =>
        isRecord(counts)
          ? [
              [
                id,
                {
                  views: number(counts['views']),
                  errors: number(counts['errors']),
                  leadFailures: number(counts['leadFailures']),
                  ...(typeof counts['slower'] === 'string' && { slower: counts['slower'].slice(0, LONGEST_WORDS) }),
                },
              ],
            ]
          : [],
      ),
    ),
  };
}

/** Said with what browsers report: no report says who sent it. */
const FORGED = 'Anybody can send such reports: where /ops/field names nothing that is ours, deploy again with --without-reports';

/**
 * What has become worse since a release began, in a sentence; null when nothing has.
 * @param withReports goes by what browsers report as well, besides what the Worker has seen itself.
 */
export function figureProblem(before: Figures, now: Figures, build: string, withReports: boolean): string | null {
  const stuck = now.stuckEnquiries - before.stuckEnquiries;
  if (stuck > 0) return `${stuck} enquiries could not be delivered since the release began`;
  const fresh = now.builds[build];
  if (fresh && fresh.leadFailures >= MIN_LEAD_FAILURES) return `${fresh.leadFailures} enquiries on this build could not be sent`;
  if (!fresh || !withReports) return null;
  if (fresh.slower) return `visitors wait longer on this build than on those before: ${fresh.slower}. ${FORGED}`;
  if (fresh.errors < MIN_ERRORS) return null;
  const others = Object.entries(now.builds).filter(([id]) => id !== build);
  const usual = rate(
    others.reduce((sum, [, { views }]) => sum + views, 0),
    others.reduce((sum, [, { errors }]) => sum + errors, 0),
  );
  const found = rate(fresh.views, fresh.errors);
  if (found <= usual * TOLERANCE) return null;
  return `visitors' browsers report ${fresh.errors} errors on ${fresh.views} pages of this build, ${percent(found)} of them; ${percent(usual)} before. ${FORGED}`;
}

const rate = (views: number, errors: number): number => errors / Math.max(views, 1);
const percent = (share: number): string => `${Math.round(share * 1000) / 10} %`;
const number = (value: unknown): number => (typeof value === 'number' && Number.isFinite(value) ? value : 0);
const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
