import type { Settings } from '../settings.ts';
import type { Problem, ProblemParts } from './problems.ts';

/** Settings that do something only together, and what nobody gets where one of them is missing. */
const pairedSettings = [
  ['ACCESS_TEAM', 'ACCESS_AUDIENCE', 'nobody comes to /ops through Cloudflare Access'],
  ['TURNSTILE_SITE_KEY', 'TURNSTILE_SECRET', 'visitors above the limit are refused, and not asked whether they are people'],
  ['PURGE_ZONE', 'PURGE_TOKEN', 'files that were deleted in WordPress are taken away from one place of the edge alone'],
  ['LEAD_EMAIL_FROM', 'LEAD_EMAIL_TO', 'nobody is told by e-mail'],
] as const satisfies readonly (readonly [keyof Settings, keyof Settings, string])[];

export type PairedSetting = (typeof pairedSettings)[number][0 | 1];

/** One of a pair without the other. */
interface HalfSetting {
  set: PairedSetting;
  missing: PairedSetting;
  undone: string;
}

/** Pairs of which one alone is there. No reason to serve nothing: while two secrets are put in, there is one of them for a minute. */
export const halfSettings = (given: Partial<Record<PairedSetting, unknown>>): HalfSetting[] =>
  pairedSettings.flatMap(([one, other, undone]): HalfSetting[] => {
    if (Boolean(given[one]) === Boolean(given[other])) return [];
    return [given[one] ? { set: one, missing: other, undone } : { set: other, missing: one, undone }];
  });

/** What is set by half, which the site goes on without; and production that could tell nobody. */
export function settingsProblems({ settings, channels }: Pick<ProblemParts, 'settings' | 'channels'>): Problem[] {
  const untold: Problem = {
    key: 'channels',
    sentence: 'No channel is configured: nobody is told of a new enquiry, nor that the site needs a person',
    call: 'engineer',
    first: 'add one (docs/operations.md, “Notifications”)',
  };
  return [
    ...(settings.ENVIRONMENT === 'production' && channels === 0 ? [untold] : []),
    ...halfSettings(settings).map(
      ({ set, missing, undone }): Problem => ({
        key: `setting ${missing}`,
        sentence: `${set} is set and ${missing} is not: ${undone}`,
        call: 'engineer',
        first: `set ${missing}, or take ${set} away (docs/variables.md)`,
      }),
    ),
  ];
}
