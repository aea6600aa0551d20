import { href, isService, type RouteName, routes } from '../../routes.ts';

/** Pages that carry the consultation form, beside those of services and of WordPress. */
const WITH_FORM: readonly (RouteName | null)[] = ['home', 'doctors', 'contact'];

/** Where a question is asked from a page: its own form, else that of the contact page. */
export function askLink(name: RouteName | null): string {
  if (name === 'international') return '#enquiry-from-abroad';
  const hasForm = WITH_FORM.includes(name) || isService(name) || (name && 'managed' in routes[name]);
  return hasForm ? '#consultation' : `${href('contact')}#consultation`;
}
