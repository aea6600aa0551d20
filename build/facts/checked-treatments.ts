import { serviceRecords } from '#records/service-records';
import type { CheckedTreatment } from '../../scripts/launch-check/fact-findings.ts';
import { FACTS_FOLDER, readFacts } from './read-facts.ts';

/** Every treatment with its facts; lists of services are none. */
export const checkedTreatments = (): Promise<CheckedTreatment[]> =>
  Promise.all(
    Object.entries(serviceRecords).flatMap(([slug, { schema }]) =>
      schema ? [readFacts(slug, [FACTS_FOLDER]).then((facts) => ({ slug, procedure: schema.procedureType, facts }))] : [],
    ),
  );
