import * as contact from '#words/contact-lines';
import * as words from '#words/footer';
import { useCurrentPage } from '../../browser/page-context.ts';
import { clinic, whatsappLink } from '../../content/clinic.ts';
import { chatText } from '../../content/contact-texts.ts';
import { href, isService, type RouteName, routes } from '../../routes.ts';
import { Icon } from '../icon/icon.tsx';
import { KeptHtml } from '../kept-html/kept-html.tsx';
import style from './reach-bar.module.css';

/**
 * The three ways to the clinic at the foot of a phone's screen (row PROD-04). It has its own room at the end of the page, above the
 * footer, and lies over no control that has the focus.
 */
export const ReachBar = () => <KeptHtml id="reach" className={style.bar} content={import.meta.env.SSR ? ReachLinks : null} />;

/** Written by the server for the page that comes first; on a later page without a form `useInternalLinks` leads Ask to the contact page. */
function ReachLinks() {
  const { handle } = useCurrentPage();
  // A page that is not there has a button of its own, and is so short that the bar would lie on it.
  if (!handle?.name) return null;
  return (
    <nav aria-label={words.reachUs}>
      <a href={askLink(handle.name)}>
        <Icon name="mail" />
        {words.ask}
      </a>
      <a href={whatsappLink(chatText())}>
        <Icon name="message-circle" />
        {contact.whatsapp}
      </a>
      <a href={`tel:${clinic.phones.general.value.e164}`}>
        <Icon name="phone" />
        {words.call}
      </a>
    </nav>
  );
}

/** Pages that carry the consultation form, beside those of services and of WordPress. */
const WITH_FORM: readonly (RouteName | null)[] = ['home', 'doctors', 'contact'];

/** Where a question is asked from a page: its own form, else that of the contact page. */
export function askLink(name: RouteName | null): string {
  if (name === 'international') return '#enquiry-from-abroad';
  const hasForm = WITH_FORM.includes(name) || isService(name) || (name && 'managed' in routes[name]);
  return hasForm ? '#consultation' : `${href('contact')}#consultation`;
}
