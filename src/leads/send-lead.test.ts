import { describe, expect, it } from 'vitest';
import { sendLead } from './send-lead.ts';

/** Answers in turn; an `Error` stands for a line that breaks. */
function line(...answers: (Response | Error)[]) {
  const bodies: string[] = [];
  const pauses: number[] = [];
  const send = (fields: Record<string, unknown>) =>
    sendLead(fields, {
      fetch: async (_, init) => {
        bodies.push(String(init?.body));
        const answer = answers.shift();
        if (!answer) throw new Error('one attempt too many');
        if (answer instanceof Error) throw answer;
        return answer;
      },
      wait: async (ms) => void pauses.push(ms),
    });
  return { send, bodies, pauses };
}

const lead = { form: 'gallery', name: 'A. Patient', key: '8f5e6ad2-0000-4000-8000-000000000000' };

describe('sendLead', () => {
  it('answers the reference of a stored enquiry', async () => {
    const { send } = line(Response.json({ ok: true, reference: 'ABCD-2345' }, { status: 202 }));
    expect(await send(lead)).toEqual({ status: 'stored', reference: 'ABCD-2345' });
  });

  it('repeats after a broken line and after a server error, with the same body and growing pauses', async () => {
    const { send, bodies, pauses } = line(
      new TypeError('offline'),
      new Response('', { status: 503 }),
      Response.json({ reference: 'ABCD-2345' }),
    );
    expect(await send(lead)).toMatchObject({ status: 'stored' });
    expect(new Set(bodies).size).toBe(1);
    expect(pauses).toEqual([1000, 2000]);
  });

  it('gives up after three attempts, with the text of the specification', async () => {
    const { send, bodies } = line(new Error('x'), new Error('x'), new Error('x'));
    expect(await send(lead)).toEqual({ status: 'failed', message: 'Failed to submit lead. Please try again.', retryAfterMs: 0 });
    expect(bodies).toHaveLength(3);
  });

  it('does not repeat what was refused, and says what is wrong with each field', async () => {
    const error = { code: 'invalid', message: 'Please enter your name', fields: { name: 'Please enter your name' } };
    const { send, bodies } = line(Response.json({ ok: false, error }, { status: 422 }));
    expect(await send(lead)).toEqual({
      status: 'refused',
      message: 'Please enter your name',
      fields: { name: 'Please enter your name' },
    });
    expect(bodies).toHaveLength(1);
  });

  it('says how long to wait where too many came, and does not knock again meanwhile', async () => {
    const error = { code: 'too-many', message: 'Please wait a moment.' };
    const { send, bodies } = line(Response.json({ ok: false, error }, { status: 429, headers: { 'Retry-After': '40' } }));
    expect(await send(lead)).toEqual({ status: 'failed', message: 'Please wait a moment.', retryAfterMs: 40_000 });
    expect(bodies).toHaveLength(1);
  });

  it('takes an answer that is no JSON for a broken line', async () => {
    const { send } = line(new Response('<html>'), new Response('<html>'), new Response('<html>'));
    expect(await send(lead)).toMatchObject({ status: 'failed' });
  });
});
