import { clinic } from '../../content/clinic.ts';
import { href } from '../../routes.ts';

/** The clinic for search engines: what the page says as well, and no ratings (they would have to be earned elsewhere). */
export function clinicSchema(): Record<string, unknown> {
  const { address, booking, email, hours, name, phones } = clinic;
  return {
    '@context': 'https://schema.org',
    '@type': 'MedicalClinic',
    '@id': '/#clinic',
    name: name.value,
    url: href('home'),
    email: email.value,
    telephone: phones.general.value.e164,
    medicalSpecialty: ['https://schema.org/PlasticSurgery', 'https://schema.org/Dermatology'],
    address: {
      '@type': 'PostalAddress',
      streetAddress: address.value.lines.join(', '),
      addressLocality: address.value.city,
      addressRegion: address.value.region,
      postalCode: address.value.postalCode,
      addressCountry: 'IN',
    },
    openingHoursSpecification: {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
      opens: hours.opens,
      closes: hours.closes,
    },
    department: [
      {
        '@type': 'MedicalClinic',
        name: phones.plasticSurgery.value.label,
        telephone: phones.plasticSurgery.value.e164,
        url: booking.plasticSurgery.value,
      },
      {
        '@type': 'MedicalClinic',
        name: phones.dermatology.value.label,
        telephone: phones.dermatology.value.e164,
        url: booking.dermatology.value,
      },
    ],
  };
}
