import { map } from '#records/third-parties-map';
import { clinic } from './clinic.ts';

/** Row CONT-03: the way to the clinic, as a link at once and as a map of others once it is allowed. */
export function clinicMap() {
  const { title, provider, src, open } = map.map;
  return { title, provider, src, link: { href: clinic.mapLink.value, label: open } };
}
