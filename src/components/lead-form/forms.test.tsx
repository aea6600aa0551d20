import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { RefusedFormContext } from '../../browser/page-context.ts';
import { filledFields } from '../../leads/lead.ts';
import { parseLead } from '../../leads/parse-lead.ts';
import { plausiblePhone } from '../../leads/phone.ts';
import { serviceLabels } from '../../routes.ts';
import { CallbackPanel } from '../callback/callback-panel.tsx';
import { ConsultationForm } from './consultation-form.tsx';
import { GalleryLeadForm } from './gallery-lead-form.tsx';
import { InternationalForm } from './international-form.tsx';

const render = (form: React.ReactNode, refused: React.ComponentProps<typeof RefusedFormContext>['value'] = null): string =>
  renderToStaticMarkup(
    <StaticRouter location="/rhinoplasty">
      <RefusedFormContext value={refused}>{form}</RefusedFormContext>
    </StaticRouter>,
  );

interface Control {
  label: string;
  name: string;
  type: string;
  required: boolean;
}

/** Labelled controls in their order, as the document has them before any script. */
function controlsOf(html: string): Control[] {
  const labels = new Map(
    [...html.matchAll(/<label[^>]*\bfor="([^"]+)"[^>]*>(.*?)<\/label>/g)].map(([, id, text]) => [id, text ?? '']),
  );
  return [...html.matchAll(/<(input|select|textarea)\b([^>]*)>/g)].flatMap(([, tag = '', attributes = '']) => {
    const attribute = (name: string) => new RegExp(`\\b${name}="([^"]*)"`).exec(attributes)?.[1] ?? '';
    const label = labels.get(attribute('id'));
    if (label === undefined) return [];
    const type = tag === 'input' ? attribute('type') || 'text' : tag;
    return [{ label, name: attribute('name'), type, required: /\brequired=""/.test(attributes) }];
  });
}

const control = (label: string, name: string, type: string, required = true): Control => ({ label, name, type, required });
const countryCode = control('Country code', 'country_code', 'select', false);

const allForms = [
  ['consultation', <ConsultationForm key="" />],
  ['gallery', <GalleryLeadForm key="" category="Liposuction" />],
  ['international', <InternationalForm key="" />],
  ['callback', <CallbackPanel key="" onClose={() => undefined} />],
] as const;

const fieldsIn = (element: React.ReactNode): string[] =>
  controlsOf(render(element)).flatMap(({ name }) => (name === 'country_code' ? [] : [name]));

describe('the fields of an enquiry', () => {
  it.each(allForms)(
    '%s: shows them in the order in which they are declared, and insists on what the rules do',
    (form, element) => {
      const names = fieldsIn(element);
      const declared = filledFields.filter((name) => names.includes(name));
      // The callback asks for the number first (row CBM-10), all others for the address.
      expect(names).toEqual(form === 'callback' ? ['name', 'phone_number', 'email', 'requirement'] : declared);
      // The gallery's list of categories need not be required: one of them is always chosen.
      const isFilled = ({ name, required }: Control) => required || (form === 'gallery' && name === 'category');
      const required = controlsOf(render(element)).filter(isFilled);
      const empty = parseLead({ form }, plausiblePhone);
      expect(empty.ok ? [] : Object.keys(empty.fields).toSorted()).toEqual(required.map(({ name }) => name).toSorted());
    },
  );

  it('stand in a form each', () => {
    expect([...new Set(allForms.flatMap(([, element]) => fieldsIn(element)))].toSorted()).toEqual(filledFields.toSorted());
  });

  it.each(allForms)('%s: shows every typed text again when it was refused without script', (form, element) => {
    const typed = controlsOf(render(element)).filter(({ type }) => ['text', 'email', 'tel', 'textarea'].includes(type));
    const values = Object.fromEntries(typed.map(({ name }) => [name, `typed into ${name}`]));
    const html = render(element, { form, values, fields: {}, message: '' });
    for (const value of Object.values(values)) expect(html).toContain(value);
  });

  it.each(allForms)('%s: nothing that has yet to be filled in is told of as a mistake', (_, element) => {
    const controls = render(element).match(/<(?:input|select|textarea)[^>]* required[^>]*>/g) ?? [];
    expect(controls.filter((each) => !each.includes('aria-invalid="false"'))).toEqual([]);
    expect(controls.length).toBeGreaterThan(1);
  });

  it.each(allForms)('%s: none of its fields cuts what is pasted; the rules say that it is too long', (_, element) => {
    const visible = render(element).replace(/<div class="visually-hidden".*?<\/div>/g, '');
    expect(visible).not.toMatch(/<(?:input|textarea)[^>]*maxlength/i);
  });
});

describe('before any script, a form is a form', () => {
  it.each([
    ['consultation', <ConsultationForm key="" />],
    ['gallery', <GalleryLeadForm key="" category="Liposuction" />],
    ['international', <InternationalForm key="" />],
    ['callback', <CallbackPanel key="" onClose={() => undefined} />],
  ])('%s: posts to the Worker, says which it is, where it stands and what is agreed to', (name, form) => {
    const html = render(form);
    expect(html).toMatch(new RegExp(`<form [^>]*id="${name}-form"[^>]*action="/api/leads#${name}-form" method="post"`));
    expect(html).toContain(`<input type="hidden" name="form" value="${name}"/>`);
    expect(html).toContain('<input type="hidden" name="page" value="/rhinoplasty"/>');
    expect(html).toMatch(new RegExp(`<input type="hidden" name="consent_notice" value="${name}-[\\d-]+"/>`));
    expect(html).toContain('You may withdraw or erase your enquiry at any time');
    expect(html).not.toMatch(/checked|style="/);
    // The field for programs is out of sight and out of the way.
    const [, hidden] =
      /<div class="visually-hidden" aria-hidden="true"><label>Leave this field empty <input tabindex="-1"[^>]*name="(\w+)"/i.exec(
        html,
      ) ?? [];
    expect(hidden).toMatch(/^\w+$/);
    // Programs that fill in what they know of a patient (Safari, 1Password, RoboForm) go by the name of a field, seen or not.
    expect(hidden).not.toMatch(
      /name|mail|phone|tel|mobile|fax|url|web|site|home|page|company|organi|job|address|street|city|zip|post|state|country|birth|sex|gender|user|login|pass|code|card|nick/,
    );
  });

  it('consultation: fields of rows FORM-02 to FORM-09, required by the browser but for what follows from others', () => {
    const fields = controlsOf(render(<ConsultationForm />)).map((field) => ({ ...field, label: field.label.slice(0, 60) }));
    expect(fields).toEqual([
      control('Name*', 'name', 'text'),
      control('Email*', 'email', 'email'),
      { ...countryCode },
      control('Phone Number*', 'phone_number', 'tel'),
      control('Select Treatment*', 'treatment', 'select'),
      control('Select Department', 'department', 'select', false),
      control('What troubles you?', 'requirement', 'textarea', false),
      control('Preferred date*', 'date', 'date'),
      control('Preferred time*', 'time', 'select'),
      control('Alternative date', 'alternative_date', 'date', false),
      control('Alternative time', 'alternative_time', 'select', false),
      { label: expect.stringMatching(/^I agree\.\* /), name: 'consent', type: 'checkbox', required: true },
    ]);
  });

  it('consultation: every treatment and department can be chosen, and the page’s own is (row FORM-10)', () => {
    const html = render(<ConsultationForm service="laser-scar-revision" />);
    for (const label of Object.values(serviceLabels)) expect(html).toContain(`>${label}</option>`);
    expect(html).toContain('<option selected="">Laser Scar Revision</option>');
    expect(html).toContain('<option selected="">Dermatology</option>');
    expect(html.match(/<option value="\d\d:\d\d">/g)).toHaveLength(44);
    expect(html).not.toMatch(/value="(?:0[0-8]|2\d):/);
  });

  it('gallery: rows GATE-03 to GATE-07; in its dialog the category goes along unseen', () => {
    const html = render(<GalleryLeadForm category="Liposuction" />);
    expect(controlsOf(html)).toEqual([
      control('Name*', 'name', 'text'),
      countryCode,
      control('Phone number*', 'phone_number', 'tel'),
      control('Category', 'category', 'select', false),
    ]);
    const inDialog = render(<GalleryLeadForm category="Liposuction" inDialog />);
    expect(inDialog).toContain('<input type="hidden" name="category" value="Liposuction"/>');
    expect(inDialog).not.toContain('<h2>');
  });

  it('callback: rows CBM-07 to CBM-10', () => {
    const html = render(<CallbackPanel onClose={() => undefined} />);
    expect(controlsOf(html)).toEqual([
      control('Name*', 'name', 'text'),
      countryCode,
      control('Phone number*', 'phone_number', 'tel'),
      control('Email*', 'email', 'email'),
      control('Describe your requirement*', 'requirement', 'textarea'),
    ]);
    expect(html).toContain('<textarea rows="4"');
    // It would cut a long message that is pasted.
    expect(html).not.toMatch(/<textarea[^>]*maxlength/i);
  });

  it('international: rows INTL-13 to INTL-18, a letter or a video consultation, and what that is not', () => {
    const html = render(<InternationalForm />);
    expect(html).toContain('<option>Letter of invitation</option><option>Video consultation</option>');
    expect(html).toContain('It is not a physical examination and not for emergencies.');
    expect(html).toContain('no diagnosis, no prescription and no decision on surgery');
    expect(controlsOf(render(<InternationalForm />))).toEqual([
      control('Full name*', 'name', 'text'),
      control('Email*', 'email', 'email'),
      countryCode,
      control('Phone', 'phone_number', 'tel', false),
      control('What do you need?', 'purpose', 'select', false),
      control('Your requirement', 'requirement', 'textarea', false),
      control('I agree to the Terms of Use*', 'terms', 'checkbox'),
    ]);
  });

  it.each([
    ['consultation', <ConsultationForm key="" />],
    ['gallery', <GalleryLeadForm key="" category="Liposuction" />],
    ['international', <InternationalForm key="" />],
    ['callback', <CallbackPanel key="" onClose={() => undefined} />],
  ])(
    '%s: takes a number of every country as it is written, with + or a common country; nothing cuts it or asks for a pattern (row GATE-08)',
    (_, form) => {
      const html = render(form);
      const [, list = ''] = /<select[^>]*name="country_code"[^>]*>(.*?)<\/select>/.exec(html) ?? [];
      expect(list.match(/<option /g)?.length).toBe(26);
      expect(list).toMatch(/^<option value="" selected>Where I am<\/option><option value="IN\+91">India \(\+91\)<\/option>/);
      for (const country of ['GB+44">United Kingdom (+44)', 'AE+971">United Arab Emirates (+971)', 'NP+977">Nepal (+977)'])
        expect(list).toContain(`<option value="${country}</option>`);
      const [input = ''] = /<input[^>]*type="tel"[^>]*>/.exec(html) ?? [];
      expect(input).toContain('autoComplete="tel"');
      expect(input).not.toMatch(/maxlength|pattern/i);
    },
  );

  it('shows again the country that was chosen', () => {
    const values = { country_code: 'GB+44', phone_number: '12' };
    const html = render(<ConsultationForm />, { form: 'consultation', values, fields: {}, message: '' });
    expect(html.match(/<option value="[^"]*" selected>[^<]*/g)).toEqual(['<option value="GB+44" selected>United Kingdom (+44)']);
  });

  it('shows again what was typed, and what is wrong beside its field (row FORM-19)', () => {
    const values = { name: 'Kept "Words"', email: 'wrong', treatment: 'Liposuction', alternative_time: '09:30' };
    const html = render(<ConsultationForm />, {
      form: 'consultation',
      values,
      fields: { email: 'Please enter a valid email address' },
      message: '',
    });
    expect(html).toContain('value="Kept &quot;Words&quot;"');
    expect(html).toContain('<option selected="">Liposuction</option>');
    const [, described] = /aria-describedby="([^"]+)"[^>]*name="email"/.exec(html) ?? [];
    expect(html).toContain(`id="${described}">Please enter a valid email address</p>`);
    expect(html.match(/aria-invalid="true"/g)).toHaveLength(1);
    // Another form of the same page is left alone.
    expect(render(<InternationalForm />, { form: 'consultation', values, fields: {}, message: '' })).not.toContain('Kept');
  });
});
