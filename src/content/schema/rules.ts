/**
 * Rules of records that are data as well: WordPress keeps the same ones in its editor, in PHP (`npm run records:wordpress`). A rule that is
 * a bare `v.check` is the build's and the site's alone.
 */
import * as v from 'valibot';

/** What a text must or must not say. Patterns are written so that PHP reads them as JavaScript does. */
export interface Wording {
  /** Taken out before the rest is looked at. */
  strip?: RegExp;
  must?: RegExp;
  not?: RegExp;
  /** Whole texts that the specification prescribes. */
  unless?: readonly string[];
  /** `{found}` becomes what `not` has found. */
  message: string;
}

/** A rule across the parts of a field, which the plugin knows by this name (`includes/record-rules.php`). */
export type RuleName =
  | 'day'
  | 'dated basis'
  | 'fact'
  | 'facts once'
  | 'growing'
  | 'own number'
  | 'same number'
  | 'text or list'
  | 'words of the hero';

const every = (pattern: RegExp, flags: string) => new RegExp(pattern.source, flags);

/** What a text says against a rule; null when it keeps it. */
function broken({ strip, must, not, unless = [] }: Wording, given: string): string[] | null {
  if (unless.includes(given)) return null;
  const left = strip ? given.replace(every(strip, 'g'), '') : given;
  if (must && !must.test(left)) return [];
  if (!not?.test(left)) return null;
  return [...left.matchAll(new RegExp(`(?:${not.source})\\w*`, 'gi'))].map(([word]) => word.toLowerCase());
}

/** A rule about a text. */
export const wording = (rule: Wording) =>
  Object.assign(
    v.check(
      (given: string) => !broken(rule, given),
      ({ input }) => rule.message.replace('{found}', (broken(rule, input) ?? []).join('", "')),
    ),
    { wording: rule },
  );

/** A rule that the plugin knows by its name. */
export const named = <T>(name: RuleName, keeps: (given: T) => boolean, message: string) =>
  alsoNamed(name, v.check(keeps, message), message);

/** A check that says itself what is wrong, which the plugin knows by a name. */
export const alsoNamed = <T extends object>(name: RuleName, check: T, message = '') =>
  Object.assign(check, { named: { name, message } });
