import type { Lead } from '../../src/leads/lead.ts';
import { deliveredAs } from '../../src/leads/lead-fields.ts';
import { joinUrl } from '../lib/join-url.ts';
import { classifyAnswer, type DeliveryOutcome } from './classify-answer.ts';

/** One attempt of the outbox. */
export const DELIVERY_TIMEOUT_MS = 8000;
/** The attempt a visitor waits for when the outbox itself fails. */
export const DIRECT_TIMEOUT_MS = 5000;

export interface Delivery {
  /** What `upstreamBody` made. */
  body: string;
  /** The same on every attempt of the same lead. */
  idempotencyKey: string;
  /** Base address of the clinic's system, with or without a slash at its end. */
  leadsApi: string;
  timeoutMs: number;
  /** A preview of a branch: what is sent reaches nobody. */
  isPreview: boolean;
  fetch: (url: string, init: RequestInit) => Promise<Response>;
}

/**
 * The body the clinic's system is sent: JSON of `name`, `phone_number`, `category` and nothing else (row GATE-13).
 * Forms without a category say in its place what the enquiry is about.
 */
export function upstreamBody(lead: Lead): string {
  const first = (delivery: 'name' | 'phone_number' | 'category') =>
    deliveredAs(delivery)
      .map((field) => lead[field])
      .find(Boolean) ?? '';
  return JSON.stringify({
    name: first('name'),
    phone_number: first('phone_number'),
    category: first('category') || lead.form,
  });
}

/** Sends a lead to the clinic's system once. Never throws; the answer's body is not read. */
export async function deliver({
  body,
  idempotencyKey,
  leadsApi,
  timeoutMs,
  isPreview,
  fetch,
}: Delivery): Promise<DeliveryOutcome> {
  if (isPreview) return { kind: 'delivered', reason: 'preview' };
  const url = joinUrl(leadsApi, 'leads');
  if (!URL.canParse(url)) return { kind: 'misconfigured', reason: 'leads-api-address', retryAfterMs: 0 };
  try {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': idempotencyKey },
      body,
      // Followed, a redirect could turn the POST into a GET that answers 200, or carry personal data to another host.
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    });
    // Not awaited: the status has said everything, and a connection that breaks now changes nothing.
    answer.body?.cancel().catch(() => undefined);
    return classifyAnswer(answer.status, answer.headers.get('Retry-After'), Date.now());
  } catch (error) {
    const late = error instanceof Error && error.name === 'TimeoutError';
    return { kind: 'unavailable', reason: late ? 'timeout' : 'network', retryAfterMs: 0 };
  }
}
