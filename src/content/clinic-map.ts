import { clinic } from './clinic.ts';
import { type Placeholder, placeholder } from './placeholder.ts';

/** Row CONT-03: the way to the clinic, as a link at once and as a map of others once it is allowed. */
export const clinicMap = {
  title: 'Map of the clinic',
  provider: placeholder('the map service', 'name of the map service'),
  src: placeholder('https://www.google.com/maps/embed?pb=', 'address of the embedded map') as string | Placeholder<string>,
  link: { href: clinic.mapLink.value, label: 'Open map' },
} as const;
