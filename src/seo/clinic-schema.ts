import type { MedicalClinic, PostalAddress, WithContext } from 'schema-dts';
import { comma } from '#words/language';
import { clinic } from '../content/clinic.ts';
import { href } from '../routes.ts';

/** By which other data name the clinic. */
export const CLINIC_ID = '/#clinic';

// Their parts stay the same objects when WordPress says other values (src/content/overlay.ts).
const { address, booking, email, hours, mapLink, name, phones } = clinic;

export const addressSchema = () =>
  ({
    '@type': 'PostalAddress',
    streetAddress: address.value.lines.join(comma),
    addressLocality: address.value.city,
    addressRegion: address.value.region,
    postalCode: address.value.postalCode,
    addressCountry: 'IN',
  }) satisfies PostalAddress;

const department = (of: keyof typeof booking) =>
  ({
    '@type': 'MedicalClinic',
    name: phones[of].value.label,
    telephone: phones[of].value.e164,
    url: booking[of].value,
    // A department is a business of its own to Google, which asks each for an address.
    address: addressSchema(),
  }) satisfies MedicalClinic;

/** The clinic for search engines: what the page says as well, and no ratings (they would have to be earned elsewhere). */
export const clinicSchema = () =>
  ({
    '@context': 'https://schema.org',
    '@type': 'MedicalClinic',
    '@id': CLINIC_ID,
    name: name.value,
    url: href('home'),
    email: email.value,
    telephone: phones.general.value.e164,
    medicalSpecialty: ['https://schema.org/PlasticSurgery', 'https://schema.org/Dermatology'],
    address: addressSchema(),
    hasMap: mapLink.value,
    openingHoursSpecification: {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
      opens: hours.opens,
      closes: hours.closes,
    },
    department: [department('plasticSurgery'), department('dermatology')],
  }) satisfies WithContext<MedicalClinic>;
