import { describe, expect, it } from 'vitest';
import { stayTexts } from '../../src/content/stay/stay-texts.ts';
import { readHtml } from './html-page.ts';
import { setWorkerScene } from './worker-scene.ts';

const scene = setWorkerScene();
const PATH = '/plan-your-stay';
const FORM = 'application/x-www-form-urlencoded';

const post = (body: string, headers: Record<string, string> = {}) =>
  scene.visit(PATH, { method: 'POST', headers: { 'Sec-Fetch-Site': 'same-origin', 'Content-Type': FORM, ...headers }, body });

describe('the plan of a stay without script', () => {
  it('is a form that is posted: nothing of it stands in an address', async () => {
    const { answer, page } = await scene.page(PATH);
    expect([answer.status, page.texts('h1'), page.attributes('form', 'method')]).toEqual([
      200,
      ['Plan your stay'],
      expect.arrayContaining(['post']),
    ]);
    expect(page.html).toContain('name="treatment" value="rhinoplasty"');
  });

  it('answers with the plan, which nobody keeps, and makes up no number', async () => {
    const answer = await post(
      'treatment=rhinoplasty&treatment=liposuction&arrival=2096-02-27&treatment_day=2096-03-02&clock=Asia%2FDubai',
    );
    expect([answer.status, answer.headers.get('cache-control'), answer.headers.get('etag')]).toEqual([200, 'no-store', null]);
    const page = readHtml(await answer.text());
    expect(page.texts('h2')).toContain('Your stay: Rhinoplasty, Liposuction');
    const text = page.html.replaceAll('<!-- -->', '');
    expect(text).toContain('Friday, March 2, 2096, as you entered it.');
    expect(text).toContain('By the clock of Abu Dhabi, Dubai, Muscat: 7:30\u00a0AM to 6:30\u00a0PM.');
    expect(text.split(stayTexts.ask).length).toBeGreaterThan(6);
    expect(text).toContain('value="2096-02-27"');
    expect(text).toMatch(/<input[^>]*checked=""[^>]*value="liposuction"|value="liposuction"[^>]*checked=""/);
    expect(text).toMatch(/<link [^>]*rel="canonical" [^>]*href="[^"?]+\/plan-your-stay"/);
  });

  it('keeps what was entered where something is wrong with it, and says what', async () => {
    const html = await (await post('arrival=2096-02-27&treatment_day=2096-02-26')).text();
    expect(html).toContain('Choose at least one treatment');
    expect(html).toContain('The treatment comes after the day of arrival');
    expect(html).toContain('value="2096-02-26"');
    expect(html).not.toContain('id="stay-plan"');
    expect(readHtml(html).titles()).toEqual([expect.stringMatching(/^Error: \S/)]);
  });

  it.each([
    [
      'from another site',
      () => post('treatment=rhinoplasty', { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://evil.example' }),
      403,
    ],
    ['as JSON', () => post('{}', { 'Content-Type': 'application/json' }), 415],
    ['that is too large', () => post(`treatment=${'x'.repeat(5000)}`), 413],
    ['by another method', () => scene.visit(PATH, { method: 'PUT' }), 405],
  ])('refuses a form %s', async (_, send, status) => {
    const answer = await send();
    await answer.body?.cancel();
    expect(answer.status).toBe(status);
  });

  it('repeats nothing that is not a value of the form', async () => {
    const html = await (await post('treatment=%3Cscript%3Ealert(1)%3C/script%3E&clock=%22onload&arrival=%3Cb%3E')).text();
    expect(html).not.toMatch(/alert\(1\)|"onload|<b>/);
  });
});
