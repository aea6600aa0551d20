import { kindOf, wantedFacts } from '../../src/content/facts/fact-kinds.ts';
import { isCurrent } from '../../src/content/facts/shown-facts.ts';
import { isFromSpecification, type TreatmentFacts } from '../../src/content/schema/facts.ts';
import type { ServiceContent } from '../../src/content/schema/service.ts';
import type { LaunchFinding } from './finding.ts';

/** A treatment as the check sees it. */
export interface CheckedTreatment {
  slug: string;
  procedure: NonNullable<ServiceContent['schema']>['procedureType'];
  facts: TreatmentFacts;
}

/**
 * What the facts of treatments still need: those that patients decide by and the clinic has not supplied, those whose expiry is past,
 * and those that the specification states and nobody at the clinic has signed.
 */
export const factFindings = (treatments: readonly CheckedTreatment[], today: string): LaunchFinding[] =>
  treatments.flatMap(({ slug, procedure, facts: { facts } }) => {
    const at = (name: string) => `facts/${slug}.${name}`;
    const missing = wantedFacts(procedure).filter((name) => !facts.some(({ fact }) => fact === name));
    const unsigned = facts.filter(({ source, owner }) => isFromSpecification(source) && !owner);
    return [
      ...(missing.length ? [finding(at('missing'), `not supplied, so not shown: ${labels(missing)}`)] : []),
      ...(unsigned.length
        ? [finding(at('unsigned'), `owner, day of review and expiry of: ${labels(unsigned.map(({ fact }) => fact))}`)]
        : []),
      ...facts
        .filter((fact) => !isCurrent(fact, today))
        .map(({ fact, expires }) =>
          finding(at(fact), `${kindOf(fact).label}: expired on ${expires}, so no longer shown; review it`),
        ),
    ];
  });

const finding = (at: string, wanted: string): LaunchFinding => ({ kind: 'fact', at, wanted });

const labels = (names: readonly Parameters<typeof kindOf>[0][]): string => names.map((name) => kindOf(name).label).join(', ');

/** A build with the example must never go live. */
export const exampleFindings = (env: NodeJS.ProcessEnv, variable: string): LaunchFinding[] =>
  env[variable] ? [finding(variable, 'is set: builds would show the figures of the example. Unset it')] : [];
