import * as contact from '#words/contact-lines';
import * as words from '#words/footer';
import { useCurrentPage } from '../../browser/page-context.ts';
import { clinic, whatsappLink } from '../../content/clinic.ts';
import { chatText } from '../../content/contact-texts.ts';
import { Icon } from '../icon/icon.tsx';
import { askLink } from './ask-link.ts';

/** Written by the server for the page that comes first; on a later page without a form `useInternalLinks` leads Ask to the contact page. */
export function ReachLinks() {
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
