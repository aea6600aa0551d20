import { toString as textOf } from 'hast-util-to-string';
import { describe, expect, it } from 'vitest';
import { LEADS_PATH } from '../../src/endpoints.ts';
import { type HtmlPage, readHtml } from './html-page.ts';
import { asForm, asJson, enquiries, type LeadFields, makeEnquiry } from './lead-post.ts';
import { setWorkerScene } from './worker-scene.ts';
import { SITE_ORIGIN } from './worker-site.ts';

const scene = setWorkerScene();

async function shownAgain(fields: LeadFields): Promise<{ answer: Response; page: HtmlPage }> {
  const answer = await scene.visit(LEADS_PATH, asForm(fields));
  return { answer, page: readHtml(await answer.text()) };
}

const control = (page: HtmlPage, name: string) =>
  page.within('main').elements.find((element) => page.attribute(element, 'name') === name && element.tagName !== 'meta');

function typedInto(page: HtmlPage, name: string): string | undefined {
  const found = control(page, name);
  return found && page.attribute(found, 'value');
}

/** The texts that a screen reader reads with a field. */
function errorsOf(page: HtmlPage, name: string): string[] {
  const found = control(page, name);
  const ids = found && page.attribute(found, 'ariaDescribedBy');
  return ids ? ids.split(' ').map((id) => page.within(id).text()) : [];
}

/** The chosen option of a list; an option without a value is its text. */
const chosen = (page: HtmlPage, name = 'category'): string[] =>
  (control(page, name)?.children ?? []).flatMap((option) =>
    option.type === 'element' && option.properties['selected'] !== undefined ? [textOf(option)] : [],
  );

const NAME = 'Please enter your name';
/** Stands under the field and below its error, whatever is wrong. */
const HINT = 'Choose the country, or begin with + and its code.';
const PHONE = 'Please enter a valid 10-digit phone number';

describe('a plain form that is refused', () => {
  it('is shown again with every word, and what is wrong beside each field', async () => {
    const { answer, page } = await shownAgain(makeEnquiry({ name: ' ', phone_number: '12 34 "5"', category: 'Liposuction' }));
    expect([answer.status, answer.headers.get('cache-control'), answer.headers.get('etag')]).toEqual([422, 'no-store', null]);
    expect(answer.headers.get('x-robots-tag')).toBe('noindex');
    expect([typedInto(page, 'name'), typedInto(page, 'phone_number')]).toEqual([' ', '12 34 "5"']);
    expect(chosen(page)).toContain('Liposuction');
    expect([errorsOf(page, 'name'), errorsOf(page, 'phone_number')]).toEqual([[NAME], [PHONE, HINT]]);
    const fields = ['name', 'phone_number'].map((name) => control(page, name));
    expect(fields.map((field) => field && page.attribute(field, 'ariaInvalid'))).toEqual(['true', 'true']);
  });

  it('is shown again with ten thousand letters in the number, in any script', async () => {
    const { answer, page } = await shownAgain(makeEnquiry({ phone_number: '९'.repeat(3000) }));
    expect(answer.status).toBe(422);
    expect(errorsOf(page, 'phone_number')).toEqual(['This text is too long', HINT]);
    expect((await shownAgain(makeEnquiry({ phone_number: '9'.repeat(10_000) }))).answer.status).toBe(422);
  });

  it('is shown again with the whole of a message that is too long', async () => {
    const requirement = 'many words '.repeat(900);
    const { answer, page } = await shownAgain(enquiries.international({ requirement }));
    expect([answer.status, errorsOf(page, 'requirement')]).toEqual([422, ['This text is too long']]);
    expect(page.within('international-requirement').text()).toBe(requirement);
  });

  it('says first what is wrong, in its title and above its fields, with a link to each of them', async () => {
    const { page } = await shownAgain(makeEnquiry({ name: '', phone_number: '12', category: 'Nonsense' }));
    expect(page.titles()).toEqual([expect.stringMatching(/^Error: \S/)]);
    const form = page.within('gallery-form');
    const [summary] = form.elements;
    expect(summary && textOf(summary)).toBe(`There is a problem${NAME}${PHONE}Choose a category`);
    const links = form.attributes('a', 'href').filter((target) => target.startsWith('#'));
    expect(links.map((target) => page.within(target.slice(1)) && target)).toEqual([
      '#gallery-name',
      '#gallery-phone_number',
      '#gallery-category',
    ]);
    const ids = form.elements.map((element) => page.attribute(element, 'id'));
    for (const target of links) expect(ids).toContain(target.slice(1));
  });

  it('says that a box has to be ticked again', async () => {
    const again = /You had ticked this box\. Please tick it again/;
    const consultation = enquiries.consultation({ name: '' });
    expect((await shownAgain(consultation)).page.within('consultation-form').text()).toMatch(again);
    expect((await shownAgain({ ...consultation, consent: '' })).page.within('consultation-form').text()).not.toMatch(again);
    const abroad = (await shownAgain(enquiries.international({ name: '' }))).page;
    expect(abroad.within('international-form').text()).toMatch(again);
  });

  it('keeps what was right', async () => {
    const { page } = await shownAgain(makeEnquiry({ name: 'Asha Rao', phone_number: 'one two three' }));
    expect([typedInto(page, 'name'), typedInto(page, 'phone_number')]).toEqual(['Asha Rao', 'one two three']);
    expect([errorsOf(page, 'name'), errorsOf(page, 'phone_number')]).toEqual([[], [PHONE, HINT]]);
  });

  it('keeps times that are refused, also those that its list has not got', async () => {
    const past = { date: '2020-01-01', time: '08:15', alternative_date: '2090-01-02', alternative_time: '11:30' };
    const { answer, page } = await shownAgain(enquiries.consultation(past));
    expect(answer.status).toBe(422);
    expect([typedInto(page, 'date'), chosen(page, 'time')]).toEqual(['2020-01-01', ['8:15\u00a0AM']]);
    expect([typedInto(page, 'alternative_date'), chosen(page, 'alternative_time')]).toEqual(['2090-01-02', ['11:30\u00a0AM']]);
    expect(errorsOf(page, 'time')).toContain('Please choose a time between 9:00\u00a0AM and 8:00\u00a0PM India time');
    expect(errorsOf(page, 'alternative_date')).toContain('Please choose a day within the next twelve months');
    expect(errorsOf((await shownAgain(enquiries.consultation({ ...past, time: '10:00' }))).page, 'date')).toContain(
      'Please choose a time in the future',
    );
    const nonsense = (await shownAgain(enquiries.consultation({ time: 'about ten' }))).page;
    expect(chosen(nonsense, 'time')).toEqual(['about ten']);
  });

  it('may be sent again from where it is, and is not taken over by the application', async () => {
    const { page } = await shownAgain(makeEnquiry({ name: '' }));
    // The fragment outlives the POST: the answer opens at the form.
    expect(page.attributes('form', 'action')).toContain('/api/leads#gallery-form');
    expect(page.attributes('form', 'id')).toContain('gallery-form');
    expect([typedInto(page, 'form'), typedInto(page, 'page')]).toEqual(['gallery', '/gallery']);
    expect(page.html).not.toContain('data-hydrate');
    expect(page.canonicals()).toEqual(['https://www.clinic.example/gallery']);
  });

  it.each([
    '"><script>alert(1)</script>',
    "' autofocus onfocus='alert(1)",
    '</textarea><svg onload=alert(1)>',
    '{{7*7}} <%= 7 %>',
    '\u2028<!--',
  ])('shows %s as the text that it is', async (text) => {
    const plain = (await shownAgain(makeEnquiry({ name: '' }))).page;
    const { answer, page } = await shownAgain(makeEnquiry({ name: text, phone_number: text, category: text }));
    expect(answer.status).toBe(422);
    expect([typedInto(page, 'name'), typedInto(page, 'phone_number')]).toEqual([text, text]);
    expect(page.all('script')).toHaveLength(plain.all('script').length);
    expect(page.elements.flatMap(({ properties }) => Object.keys(properties).filter((name) => /^on/i.test(name)))).toEqual([]);
  });

  it.each(['/nope', '//evil.example', 'https://evil.example/', '/blogs', '/_p/about-us.html', '', '/../etc', '%'])(
    'is shown on the page where such a form stands, whatever it says it came from: %s',
    async (page) => {
      const again = await shownAgain(makeEnquiry({ name: '', page }));
      expect([again.answer.status, typedInto(again.page, 'form')]).toEqual([422, 'gallery']);
    },
  );

  it.each<LeadFields>([
    {},
    { form: 'no such form', name: 'Asha' },
    { name: 'x'.repeat(500) },
    { __proto__: 'x', constructor: 'y', form: 'gallery' },
  ])('is answered with a page, however little sense it makes: %j', async (fields) => {
    const { answer, page } = await shownAgain(fields);
    expect([answer.status, page.texts('h1').length]).toEqual([422, 1]);
  });

  it.each([
    ['/Rhinoplasty/', '/rhinoplasty'],
    ['/fr//rhinoplasty/index.html', '/fr/rhinoplasty'],
    // No page is rendered at such an address, which was answered by an error.
    ['/fr/', '/fr'],
  ])('is shown on the page that it stood on, also where that is called %s', async (page, shown) => {
    const again = await shownAgain(enquiries.consultation({ name: '', page }));
    expect([again.answer.status, again.page.canonicals()]).toEqual([422, [SITE_ORIGIN + shown]]);
  });

  it('is told on a page what to do where it is too long to be read, in the language of the page it stood on', async () => {
    const { answer, page } = await shownAgain(enquiries.callback({ requirement: 'long '.repeat(7000) }));
    expect([answer.status, answer.headers.get('content-type')]).toEqual([413, 'text/html; charset=UTF-8']);
    expect([answer.headers.get('cache-control'), answer.headers.get('x-robots-tag')]).toEqual(['no-store', 'noindex']);
    expect(page.texts('h1')).toEqual(['Your form has not been sent']);
    expect(page.text()).toContain('Please shorten what you wrote and send it again.');
    expect(page.text()).toContain('what you wrote is still in the form');
    expect(page.attributes('a', 'href')).toEqual([
      expect.stringMatching(/^tel:\+/),
      expect.stringMatching(/^https:\/\/wa\.me\//),
    ]);
    const large = asForm(enquiries.callback({ requirement: 'long '.repeat(7000) }), { Referer: `${SITE_ORIGIN}/fr/contact-us` });
    const french = await scene.visit(LEADS_PATH, large);
    expect([french.status, french.headers.get('content-language')]).toEqual([413, 'fr']);
    const inFrench = readHtml(await french.text());
    expect([inFrench.attributes('html', 'lang'), inFrench.texts('h1')]).toEqual([
      ['fr'],
      ['Votre formulaire n’a pas été envoyé'],
    ]);
    // The application says it beside the form.
    const json = await scene.visit(LEADS_PATH, asJson({ requirement: 'x'.repeat(20_000) }));
    expect([json.status, json.headers.get('content-type')]).toEqual([413, 'application/json']);
    const unreadable = await scene.visit('/enquiry', { ...asForm({}), body: new Uint8Array([0x61, 0xff]) });
    expect([unreadable.status, unreadable.headers.get('content-type')]).toEqual([400, 'text/html; charset=UTF-8']);
  });

  it('is told when its key was used before', async () => {
    const enquiry = makeEnquiry({ key: crypto.randomUUID() });
    expect((await scene.visit(LEADS_PATH, asJson(enquiry))).status).toBe(202);
    const { answer, page } = await shownAgain({ ...enquiry, name: 'Somebody Else' });
    expect([answer.status, typedInto(page, 'name')]).toEqual([422, 'Somebody Else']);
    expect(page.within('main').text()).toContain('This form was sent before with other details.');
  });
});
