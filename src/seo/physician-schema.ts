import type { Physician, WithContext } from 'schema-dts';
import { clinic, type Department } from '../content/clinic.ts';
import type { Registration } from '../content/doctor-biographies.ts';
import { href } from '../routes.ts';
import { addressSchema, CLINIC_ID } from './clinic-schema.ts';

/** What search engines are told of a doctor: nothing that the page does not say. */
export interface Doctor {
  id: string;
  name: string;
  department: Department;
  description: string;
  registration: Registration | null;
}

const SPECIALTY = {
  plasticSurgery: 'https://schema.org/PlasticSurgery',
  dermatology: 'https://schema.org/Dermatology',
} as const satisfies Record<Department, string>;

/** One doctor, at the doctor's place on the doctors' page (row DOC-10). The council's entry is there once the clinic gave it. */
export const physicianSchema = ({ id, name, department, description, registration }: Doctor) =>
  ({
    '@context': 'https://schema.org',
    '@type': 'Physician',
    '@id': `${href('doctors')}#${id}`,
    url: `${href('doctors')}#${id}`,
    name,
    description,
    medicalSpecialty: SPECIALTY[department],
    telephone: clinic.phones[department].value.e164,
    address: addressSchema(),
    parentOrganization: { '@id': CLINIC_ID },
    ...(registration && {
      identifier: { '@type': 'PropertyValue' as const, propertyID: registration.council, value: registration.number },
    }),
  }) satisfies WithContext<Physician>;
