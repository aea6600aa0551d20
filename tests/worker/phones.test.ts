import { describe, expect, it } from 'vitest';
import { LEADS_PATH } from '../../src/endpoints.ts';
import { type PhoneRow, phoneNumbers } from '../../src/leads/phone-numbers.fixture.ts';
import { readHtml } from './html-page.ts';
import { asForm, makeEnquiry } from './lead-post.ts';
import { setWorkerScene } from './worker-scene.ts';

/** The platform's word of where a request comes from, which nothing on this machine says. */
const PLACE = 'X-Test-Place';
const scene = setWorkerScene({
  fault: `(env, request) => {
    const place = request.headers.get('${PLACE}');
    if (place) Object.defineProperty(request, 'cf', { value: { country: place } });
    return {};
  }`,
});

const post = (typed: string, country_code: string, place: string) => {
  const enquiry = makeEnquiry({ phone_number: typed, country_code });
  const { name = '' } = enquiry;
  return {
    name,
    answer: scene.visit(LEADS_PATH, asForm(enquiry, place ? { [PLACE]: place, 'CF-Connecting-IP': '192.0.2.1' } : {})),
  };
};

/** What the clinic's system has been sent of somebody. */
const numberSent = (name: string): unknown =>
  scene.upstream.leads.map(({ body }) => body as { name: string; phone_number: string }).find((body) => body.name === name)
    ?.phone_number;

describe('the numbers of the table, posted without script', () => {
  it('reach the clinic as ten digits or E.164, or are refused in words', async () => {
    const outcomes: { row: PhoneRow; name: string; status: number; said: string }[] = [];
    for (const row of phoneNumbers) {
      const { name, answer } = post(row.typed, row.chosen, row.place);
      const { status, headers, body } = await answer.then(async (got) => ({
        status: got.status,
        headers: got.headers,
        body: await got.text(),
      }));
      if (status === 303) expect(headers.get('location')).toMatch(/^\/thank-you/);
      outcomes.push({
        row,
        name,
        status,
        said: status === 422 ? readHtml(body).within('gallery-phone_number-error').text() : '',
      });
    }
    const refused = outcomes.filter(({ row, status }) => row.stored !== null && status !== 303);
    expect(refused).toEqual([]);
    const sent = outcomes.filter(({ row }) => row.stored !== null);
    await expect.poll(() => sent.filter(({ name }) => numberSent(name) === undefined).length, { timeout: 60_000 }).toBe(0);
    const wrong = outcomes.flatMap(({ row, name, status, said }) => {
      const right = row.stored === null ? status === 422 && said !== '' && !said.includes(row.typed) : status === 303;
      return right && (numberSent(name) ?? null) === row.stored ? [] : [{ ...row, status, said, sent: numberSent(name) }];
    });
    expect(wrong).toEqual([]);
  }, 120_000);
});

describe('a number whose country nobody chose', () => {
  it.each([
    ['GB', '020 7946 0018', '+442079460018'],
    ['US', '(212) 555-0100', '+12125550100'],
    ['IN', '080 4123 4567', '8041234567'],
  ])('is of the place of the request: %s', async (place, typed, stored) => {
    const { name, answer } = post(typed, '', place);
    expect((await answer).status).toBe(303);
    await expect.poll(() => numberSent(name)).toBe(stored);
  });

  it('tells in the words of that place what is wrong', async () => {
    const answer = await post('020 79', '', 'GB').answer;
    expect(
      readHtml(await answer.text())
        .within('gallery-phone_number-error')
        .text(),
    ).toBe('This number is too short for United Kingdom (+44). Please check it');
  });
});
