import { placeholder } from './placeholder.ts';

/** The clinic's clock, in minutes ahead of UTC: India keeps one offset all year. */
export const INDIA_OFFSET_MIN = 330;

/** Facts about the clinic, said once. Placeholders stay until the clinic supplies the real value. */
export const clinic = {
  name: placeholder('Aesthetic Clinic', 'registered name of the clinic'),
  /** One sentence under the name. */
  tagline: 'Cosmetic plastic surgery and dermatology under one roof.',
  email: placeholder('care@clinic.example', 'e-mail address for enquiries'),
  /** Row PROD-07: three lines, in E.164 so that they can be dialled from abroad. */
  phones: {
    plasticSurgery: placeholder(
      { label: 'Plastic surgery', e164: '+910000000001', shown: '+91 00000 00001' },
      'plastic surgery line',
    ),
    dermatology: placeholder({ label: 'Dermatology', e164: '+910000000002', shown: '+91 00000 00002' }, 'dermatology line'),
    general: placeholder({ label: 'General', e164: '+910000000003', shown: '+91 00000 00003' }, 'general line'),
  },
  /** Digits only, as wa.me wants them (row PROD-08). */
  whatsapp: placeholder('910000000003', 'WhatsApp number'),
  /** Row PROD-06: the two identifiers of the booking service, by department. Always opened in a new tab. */
  booking: {
    plasticSurgery: placeholder('https://booking.example/plastic-surgery', 'booking address of plastic surgery'),
    dermatology: placeholder('https://booking.example/dermatology', 'booking address of dermatology'),
  },
  /** Lines of the postal address, as an envelope has them. */
  address: placeholder(
    {
      lines: ['Street and number', 'Area and landmark'],
      city: 'Bengaluru',
      region: 'Karnataka',
      postalCode: '560000',
      country: 'India',
    },
    'postal address',
  ),
  /** Opens the clinic's place in a map; also what the QR image in the footer holds (`npm run assets -- qr`). */
  mapLink: placeholder('https://maps.example/aesthetic-clinic', 'link to the place in a map'),
  /** Rows PROD-13 and PROD-14. Times are local to the clinic. */
  hours: {
    days: 'Monday to Saturday',
    opens: '09:00',
    closes: '20:00',
    shown: '9:00 AM to 8:00 PM',
    closed: 'Sunday closed',
    timeZone: 'Asia/Kolkata',
    zoneName: 'India time (IST)',
  },
} as const;

export type Department = keyof typeof clinic.booking;

/** Row PROD-08: a WhatsApp chat that opens with its first sentence written. */
export const whatsappLink = (text: string): string => `https://wa.me/${clinic.whatsapp.value}?text=${encodeURIComponent(text)}`;
