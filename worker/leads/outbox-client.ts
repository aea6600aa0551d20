import type { LeadOutbox } from './outbox.ts';

/**
 * The one place that says which outbox a lead belongs to. It is one object: telling a double submission by its content needs one place
 * that has seen both, and one object takes far more than a clinic's enquiries (docs/decisions/010).
 * A stub that has thrown may stay broken: ask for a new one for each call.
 */
export const outboxOf = (namespace: DurableObjectNamespace<LeadOutbox>): DurableObjectStub<LeadOutbox> =>
  // The hint counts when the object is first made: near the clinic and most of its patients.
  namespace.getByName('leads', { locationHint: 'apac' });
