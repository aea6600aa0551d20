import { describe, expect, it, vi } from 'vitest';
import { LEADS_PATH } from '../endpoints.ts';
import { sendLead } from './send-lead.ts';

/** Answers in turn; an `Error` stands for a line that breaks. */
function line(...answers: (Response | Error)[]) {
  const bodies: string[] = [];
  const inits: (RequestInit | undefined)[] = [];
  const targets: string[] = [];
  const troubles: string[] = [];
  const pauses: number[] = [];
  const send = (fields: Record<string, unknown>) =>
    sendLead(fields, {
      fetch: async (target, init) => {
        targets.push(String(target));
        bodies.push(String(init?.body));
        inits.push(init);
        const answer = answers.shift();
        if (!answer) throw new Error('one attempt too many');
        if (answer instanceof Error) throw answer;
        return answer;
      },
      wait: async (ms) => void pauses.push(ms),
      onTrouble: (reason) => void troubles.push(reason),
    });
  return { send, bodies, pauses, inits, targets, troubles };
}

const lead = { form: 'gallery', name: 'A. Patient', key: '8f5e6ad2-0000-4000-8000-000000000000' };

describe('sendLead', () => {
  it('answers the reference of a stored enquiry', async () => {
    const { send } = line(Response.json({ ok: true, reference: 'ABCD-2345', at: 7 }, { status: 202 }));
    expect(await send(lead)).toEqual({ status: 'stored', reference: 'ABCD-2345', at: 7 });
  });

  it('posts the fields as JSON and asks for JSON', async () => {
    const { send, inits, targets, bodies } = line(Response.json({ ok: true }, { status: 202 }));
    // Sent straight to the clinic's system: there is no reference.
    expect(await send(lead)).toEqual({ status: 'stored', reference: null, at: expect.any(Number) });
    expect(targets).toEqual([LEADS_PATH]);
    expect(inits).toMatchObject([
      { method: 'POST', headers: { 'Content-Type': 'application/json', Accept: 'application/json' } },
    ]);
    expect(JSON.parse(bodies[0] ?? '')).toEqual(lead);
  });

  it('repeats after a broken line and after a server error, with the same body and growing pauses', async () => {
    const { send, bodies, pauses } = line(
      new TypeError('offline'),
      new Response('', { status: 503 }),
      Response.json({ ok: true, reference: 'ABCD-2345' }),
    );
    expect(await send(lead)).toMatchObject({ status: 'stored' });
    expect(new Set(bodies).size).toBe(1);
    expect(pauses).toEqual([1000, 2000]);
  });

  it('goes on when the visitor leaves the page right after the press, on every attempt', async () => {
    const { send, inits } = line(new TypeError('offline'), Response.json({ ok: true, reference: 'ABCD-2345' }));
    await send(lead);
    expect(inits.map((init) => init?.keepalive)).toEqual([true, true]);
  });

  it('gives up after three attempts of a server that fails, with the text of the specification', async () => {
    const down = () => new Response('', { status: 503 });
    const { send, bodies, troubles } = line(down(), down(), down());
    expect(await send(lead)).toEqual({
      status: 'failed',
      reason: 'server',
      message: 'Failed to submit lead. Please try again.',
      retryAfterMs: 0,
    });
    expect(bodies).toHaveLength(3);
    expect(troubles).toEqual(['server', 'server', 'server']);
  });

  it('says without a connection that there is none, from the first attempt on', async () => {
    const { send, troubles } = line(new Error('x'), new Error('x'), new Error('x'));
    expect(await send(lead)).toEqual({
      status: 'failed',
      reason: 'line',
      message: 'No connection. We keep it and send it by itself.',
      retryAfterMs: 0,
    });
    expect(troubles).toEqual(['line', 'line', 'line']);
  });

  it.each([400, 403, 408, 413, 415])('does not repeat what the Worker answers with %i', async (status) => {
    const { send, bodies } = line(Response.json({ ok: false, error: { message: 'Why not.' } }, { status }));
    expect(await send(lead)).toEqual({ status: 'refused', message: 'Why not.', fields: {} });
    expect(bodies).toHaveLength(1);
  });

  it.each([403, 404, 407])('takes a %i that is not the Worker’s for nobody’s fault, and goes on', async (status) => {
    const filter = () => new Response('<html>Blocked', { status });
    const { send, troubles } = line(filter(), Response.json({}, { status }), Response.json({ ok: true }, { status: 202 }));
    expect(await send(lead)).toMatchObject({ status: 'stored' });
    expect(troubles).toEqual(['server', 'server']);
  });

  it('waits half a minute for an answer, and then asks again', async () => {
    const waits: number[] = [];
    vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
      waits.push(ms);
      return AbortSignal.abort();
    });
    // Neither answers nor breaks, as the line of a device that slept.
    const fetch = (_: unknown, init?: RequestInit) =>
      new Promise<never>((_resolve, reject) => init?.signal?.aborted && reject(new DOMException('', 'TimeoutError')));
    expect(await sendLead(lead, { fetch, wait: async () => {} })).toMatchObject({ status: 'failed', reason: 'line' });
    expect(waits).toEqual([30_000, 30_000, 30_000]);
    vi.restoreAllMocks();
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

  it('says how long to wait where too many came, and does not ask again meanwhile', async () => {
    const error = { code: 'too-many', message: 'Please wait a moment.' };
    const { send, bodies } = line(Response.json({ ok: false, error }, { status: 429, headers: { 'Retry-After': '40' } }));
    expect(await send(lead)).toEqual({
      status: 'failed',
      reason: 'busy',
      message: 'Please wait a moment.',
      retryAfterMs: 40_000,
    });
    expect(bodies).toHaveLength(1);
  });

  it('offers the check that would help, and needs neither it nor words nor a time', async () => {
    const checked = line(Response.json({ error: { message: 'Wait.', challenge: 'site-key' } }, { status: 429 }));
    expect(await checked.send(lead)).toEqual({
      status: 'failed',
      reason: 'busy',
      message: 'Wait.',
      retryAfterMs: 0,
      challenge: 'site-key',
    });
    const bare = line(new Response('', { status: 429, headers: { 'Retry-After': 'Fri, 01 Jan 2027 00:00:00 GMT' } }));
    expect(await bare.send(lead)).toEqual({
      status: 'failed',
      reason: 'busy',
      message: 'Failed to submit lead. Please try again.',
      retryAfterMs: 0,
    });
  });

  it.each([500, 502, 599])('tries again after %i', async (status) => {
    const { send, bodies } = line(new Response('', { status }), Response.json({ ok: true, reference: 'ABCD-2345' }));
    expect(await send(lead)).toMatchObject({ status: 'stored' });
    expect(bodies).toHaveLength(2);
  });

  it('needs nobody who listens to its troubles', async () => {
    const fetch = async (): Promise<Response> => {
      throw new Error('x');
    };
    expect(await sendLead(lead, { fetch, wait: async () => {} })).toMatchObject({ status: 'failed', reason: 'line' });
  });

  it.each(['<html>', '{}', '{"status":"login"}'])('takes a yes that is not the Worker’s for a broken line: %s', async (words) => {
    const { send } = line(new Response(words), new Response(words), new Response(words));
    expect(await send(lead)).toMatchObject({ status: 'failed', reason: 'line' });
  });
});
