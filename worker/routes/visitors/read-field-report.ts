import * as v from 'valibot';
import {
  errorNames,
  failureKinds,
  lineClasses,
  MOST_FAILURES,
  MOST_VISITS,
  navigationKinds,
  vitalNames,
} from '../../../src/content/field-report.ts';
import { splitLanguage } from '../../../src/languages.ts';
import { matchPage } from '../../../src/routes.ts';
import type { CountedReport } from '../../monitor/monitor-contract.ts';

/** Ten minutes: whatever claims to be longer is not a measurement. */
const MAX_VALUE = 600_000;
/** As the build names its scripts. */
export const CHUNK = /^(?:chunk-[\w-]{7}|[\w-]{1,40}\.[\w-]{8})\.js$/;

const value = v.pipe(v.number(), v.minValue(0), v.maxValue(MAX_VALUE));
const place = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10_000_000));
const fieldReport = v.object({
  build: v.pipe(v.string(), v.regex(/^\w{12}$/)),
  line: v.picklist(lineClasses),
  document: v.picklist(['full', 'lean']),
  visits: v.pipe(
    v.array(
      v.object({
        path: v.pipe(v.string(), v.maxLength(300)),
        navigation: v.picklist(navigationKinds),
        first: v.boolean(),
        values: v.pipe(
          v.array(v.tuple([v.picklist(vitalNames), value, v.nullable(value)])),
          v.minLength(1),
          v.maxLength(vitalNames.length),
        ),
      }),
    ),
    v.maxLength(MOST_VISITS),
  ),
  failures: v.pipe(
    v.array(
      v.object({
        kind: v.picklist(failureKinds),
        name: v.picklist(errorNames),
        chunk: v.union([v.literal(''), v.pipe(v.string(), v.regex(CHUNK))]),
        line: place,
        column: place,
      }),
    ),
    v.maxLength(MOST_FAILURES),
  ),
});

/** Null for what is not a report, or says nothing of a page of ours. */
export function countedReport(text: string): CountedReport | null {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), fieldReport), text);
  if (!parsed.success) return null;
  const { visits: given, ...report } = parsed.output;
  const visits = given.flatMap(({ path, ...visit }) => {
    const route = matchPage(splitLanguage(path).path)?.name;
    return route ? [{ ...visit, route }] : [];
  });
  return visits.length || report.failures.length ? { ...report, visits } : null;
}
