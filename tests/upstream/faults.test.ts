import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startUpstream, type Upstream } from './upstream.ts';

let upstream: Upstream;

beforeEach(async () => {
  upstream = await startUpstream({ posts: 5 });
});

afterEach(() => upstream.stop());

const read = (path = '/posts?per_page=2&_fields=id', accept = 'application/json') =>
  fetch(`${upstream.contentApi}${path}`, { headers: { accept } });

const sendLead = () =>
  fetch(`${upstream.leadsApi}leads`, { method: 'POST', body: JSON.stringify({ name: 'Test' }) }).then(({ status }) => status);

describe('a fault', () => {
  it('resets the connection when the system is down', async () => {
    upstream.faults.set('content', 'down');
    await expect(read()).rejects.toThrow('fetch failed');
    expect(upstream.calls.count('content')).toBe(1);
  });

  it('answers a status as WordPress would, as JSON only to readers that accept it', async () => {
    upstream.faults.set('content', { status: 503 });
    const json = await read();
    expect([json.status, json.headers.get('retry-after')]).toEqual([503, '600']);
    expect(await json.json()).toMatchObject({ code: 'wp_die', data: { status: 503 } });
    const html = await read(undefined, '*/*');
    expect([html.status, html.headers.get('content-type')]).toEqual([503, 'text/html; charset=UTF-8']);
  });

  it('answers other statuses with the page of a host, and with headers of its own', async () => {
    upstream.faults.set('content', { status: 429, headers: { 'retry-after': '7' } });
    const response = await read();
    expect([response.status, response.headers.get('retry-after')]).toEqual([429, '7']);
    expect(await response.text()).toContain('<h1>Too Many Requests</h1>');
  });

  it('answers statuses of the clinic API in its envelope', async () => {
    upstream.faults.set('seo', { status: 500 });
    const response = await fetch(`${upstream.clinicApi}/api/seo-metadata/id/1`);
    expect([response.status, await response.json()]).toEqual([500, expect.objectContaining({ success: false, status: 500 })]);
  });

  it('answers a challenge page with status 200', async () => {
    upstream.faults.set('content', 'html');
    const response = await read();
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/html; charset=UTF-8']);
  });

  it('delays the right answer', async () => {
    upstream.faults.set('content', { delayMs: 40 });
    const startedMs = performance.now();
    expect(await (await read()).json()).toHaveLength(2);
    expect(performance.now() - startedMs).toBeGreaterThanOrEqual(38);
  });

  it('takes longer than a reader waits', async () => {
    upstream.faults.set('content', 'slow');
    const url = `${upstream.contentApi}/posts`;
    await expect(fetch(url, { signal: AbortSignal.timeout(30) })).rejects.toThrow('aborted due to timeout');
  });

  it('hangs until the double is stopped', async () => {
    upstream.faults.set('content', 'hang');
    const hanging = expect(read()).rejects.toThrow('fetch failed');
    await vi.waitFor(() => expect(upstream.calls.count('content')).toBe(1), { interval: 1 });
    await upstream.stop();
    await hanging;
  });

  it('cuts an answer, but ends it properly', async () => {
    const whole = await (await read()).text();
    upstream.faults.set('content', 'truncated');
    const cut = await (await read()).text();
    expect(whole.startsWith(cut)).toBe(true);
    expect(() => JSON.parse(cut)).toThrow(SyntaxError);
  });

  it('sends a body without end until the reader goes away', async () => {
    upstream.faults.set('content', 'endless');
    const { body } = await read();
    const reader = body?.getReader();
    let bytes = 0;
    while (bytes < 2_000_000) bytes += (await reader?.read())?.value?.length ?? Number.NaN;
    await reader?.cancel();
    expect(bytes).toBeGreaterThanOrEqual(2_000_000);
  });

  it('ends an endless body with the double', async () => {
    upstream.faults.set('content', 'endless');
    const reader = (await read()).body?.getReader();
    await reader?.read();
    await upstream.stop();
    await expect(drain(reader)).rejects.toThrow();
  });

  it('answers JSON of another kind', async () => {
    upstream.faults.set('content', 'wrong-shape');
    expect(await (await read()).json()).not.toBeInstanceOf(Array);
    expect(await (await read('/pages/10')).json()).toBeInstanceOf(Array);
  });

  it('answers an empty list that says it is whole', async () => {
    upstream.faults.set('content', 'empty');
    const response = await read();
    expect([await response.json(), response.headers.get('x-wp-total')]).toEqual([[], '0']);
  });

  it('prints warnings in front of the JSON', async () => {
    upstream.faults.set('content', 'warnings');
    expect(await (await read()).text()).toMatch(/^<br \/>\n<b>Warning<\/b>:[\s\S]+\[\{"id"/);
  });
});

async function drain(reader: ReadableStreamDefaultReader<Uint8Array> | undefined): Promise<void> {
  while (!(await reader?.read())?.done);
}

describe('faults', () => {
  it('hit one area alone, and end when they are cleared', async () => {
    upstream.faults.set('blogs', { status: 500 });
    const blogs = () => fetch(`${upstream.clinicApi}/api/blogs`).then(({ status }) => status);
    expect([await blogs(), (await read()).status]).toEqual([500, 200]);
    upstream.faults.clear('blogs');
    expect(await blogs()).toBe(200);
  });

  it('end after the given number of calls', async () => {
    upstream.faults.set('content', { status: 500 }, { times: 2 });
    const statuses = [await read(), await read(), await read()].map(({ status }) => status);
    expect(statuses).toEqual([500, 500, 200]);
  });

  it('hit only the calls that match', async () => {
    upstream.faults.set('content', { status: 500 }, { match: '&page=2', times: 1 });
    const second = '/posts?per_page=2&page=2';
    const statuses = [await read('/posts?per_page=2'), await read(second), await read(second)].map(({ status }) => status);
    expect(statuses).toEqual([200, 500, 200]);
    upstream.faults.set('content', 'html', { match: ({ url }) => url.includes('/categories') });
    expect((await read()).headers.get('content-type')).toContain('application/json');
    expect((await read('/categories')).headers.get('content-type')).toContain('text/html');
  });

  it('decide whether a lead arrives', async () => {
    upstream.faults.set('leads', { status: 500 });
    expect([await sendLead(), upstream.leads.length]).toEqual([500, 0]);
    upstream.faults.set('leads', 'lost-answer');
    await expect(sendLead()).rejects.toThrow('fetch failed');
    expect(upstream.leads).toHaveLength(1);
  });

  it('hit pictures too', async () => {
    const picture = `${upstream.url}/wp-content/uploads/2025/01/theatre.jpg`;
    const whole = await (await fetch(picture)).arrayBuffer();
    upstream.faults.set('media', 'truncated', { times: 1 });
    const cut = await (await fetch(picture)).arrayBuffer();
    expect(cut.byteLength).toBe(Math.floor(whole.byteLength / 2));
    upstream.faults.set('media', { status: 404 });
    expect((await fetch(picture)).status).toBe(404);
  });
});
