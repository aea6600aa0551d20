import { placeholder } from './placeholder.ts';

/** Facts about the clinic, said once. Placeholders stay until the clinic supplies the real value. */
export const clinic = {
  name: placeholder('Aesthetic Clinic', 'registered name of the clinic'),
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
} as const;

/** Row PROD-08: a WhatsApp chat that opens with its first sentence written. */
export const whatsappLink = (text: string): string => `https://wa.me/${clinic.whatsapp.value}?text=${encodeURIComponent(text)}`;
