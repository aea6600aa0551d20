import { expect, it } from 'vitest';
import { enquiryText, otherChannels } from './enquiry-text.ts';

it('writes what was typed as a message, in the order of the form, without what is empty or agreed to', () => {
  const typed = {
    requirement: ' My nose. ',
    name: 'Asha',
    email: '  ',
    phone_number: '98450 00000',
    terms: 'on',
    consent: 'on',
    key: 'k',
  };
  const first = 'Hello, I have an enquiry that your website could not send.';
  expect(enquiryText(typed)).toBe(`${first}\nName: Asha\nPhone: 98450 00000\nMessage: My nose.`);
  expect(enquiryText({ phone_number: '020 7946 0000', country_code: '+44' })).toBe(`${first}\nPhone: 020 7946 0000 (+44)`);
  // The clinic dials what it reads.
  const arabic = { name: '٣ فاطمة', phone_number: '٠٥٠ ١٢٣ ٤٥٦٧', country_code: 'SA+966' };
  expect(enquiryText(arabic)).toBe(`${first}\nName: ٣ فاطمة\nPhone: 050 123 4567 (SA+966)`);
  expect(enquiryText({ name: 'Asha', country_code: '+44', category: 5 })).toBe(`${first}\nName: Asha`);
});

it('offers it by three other ways', () => {
  expect(otherChannels('a & b\nc')).toEqual([
    { name: 'WhatsApp', href: 'https://wa.me/910000000003?text=a%20%26%20b%0Ac' },
    { name: 'Text message', href: 'sms:+910000000003?&body=a%20%26%20b%0Ac' },
    { name: 'E-mail', href: 'mailto:care@clinic.example?subject=Enquiry&body=a%20%26%20b%0Ac' },
  ]);
});
