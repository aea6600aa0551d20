import type { Lead } from '../../src/leads/lead.ts';
import type { LeadOutbox } from './outbox.ts';

export type LeadOutboxNamespace = DurableObjectNamespace<LeadOutbox>;

/**
 * The one place that says which outbox a lead belongs to. One object today: telling a double submission by its content needs
 * one place that has seen both, and one object takes far more than a clinic's enquiries.
 * Sharding by contact later means: choose the name by the lead here, list all names in `outboxes`.
 * A stub that has thrown may stay broken: ask for a new one for each call.
 */
export function outboxFor(namespace: LeadOutboxNamespace, _lead: Lead): DurableObjectStub<LeadOutbox> {
  return outboxNamed(namespace, NAMES[0]);
}

/** The outbox that knows an enquiry by its reference, and writes the notes of opened forms. */
export const outboxOf = (namespace: LeadOutboxNamespace): DurableObjectStub<LeadOutbox> => outboxNamed(namespace, NAMES[0]);

/** Every outbox there is: for the watchdog, the counts and the team's inbox. */
export function outboxes(namespace: LeadOutboxNamespace): DurableObjectStub<LeadOutbox>[] {
  return NAMES.map((name) => outboxNamed(namespace, name));
}

const NAMES = ['leads'] as const;

/** The hint counts when an object is first made: near the clinic and most of its patients. */
const outboxNamed = (namespace: LeadOutboxNamespace, name: string): DurableObjectStub<LeadOutbox> =>
  namespace.getByName(name, { locationHint: 'apac' });
