import { halfSettings } from '../settings.ts';
import type { Problem, ProblemParts } from './problems.ts';

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
