import * as v from 'valibot';
import { type LaunchFinding, nameOf } from './finding.ts';

const date = v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2}$/, 'is no ISO date'));

/** What somebody has decided to go live with: which finding, why, who, and until when. */
const overridesSchema = v.array(
  v.object({
    finding: v.string(),
    reason: v.pipe(v.string(), v.minLength(20, 'says less than a reason')),
    by: v.pipe(v.string(), v.minLength(3, 'is not a name')),
    until: date,
  }),
);

export type Override = v.InferOutput<typeof overridesSchema>[number];

/** Throws with what is wrong: an override that cannot be read accepts nothing. */
export const readOverrides = (text: string): Override[] => v.parse(overridesSchema, JSON.parse(text));

/** What is red, and what is accepted. An override that is out of date, or for nothing, is a finding itself. */
export function judge(
  findings: LaunchFinding[],
  overrides: Override[],
  today: string,
): { red: LaunchFinding[]; accepted: LaunchFinding[] } {
  const good = overrides.filter(({ until }) => until >= today);
  const isAccepted = (finding: LaunchFinding): boolean => good.some((override) => override.finding === nameOf(finding));
  const useless = overrides.flatMap(({ finding, until }): LaunchFinding[] => {
    if (until < today) return [{ kind: 'override', at: finding, wanted: `was good until ${until}` }];
    return findings.some((each) => nameOf(each) === finding)
      ? []
      : [{ kind: 'override', at: finding, wanted: 'accepts nothing any more: remove it' }];
  });
  return { red: [...findings.filter((finding) => !isAccepted(finding)), ...useless], accepted: findings.filter(isAccepted) };
}
