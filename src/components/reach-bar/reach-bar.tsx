import { useCurrentPage } from '../../browser/page-context.ts';
import { clinic, whatsappLink } from '../../content/clinic.ts';
import { Icon } from '../icon/icon.tsx';
import { Link } from '../link.tsx';
import { askLink } from './ask-link.ts';
import style from './reach-bar.module.css';

/**
 * The three ways to the clinic at the foot of a phone's screen (row PROD-04). It has its own room at the end of the page, above the
 * footer, and lies over no control that has the focus.
 */
export function ReachBar() {
  const { handle } = useCurrentPage();
  const about = handle?.service ? `: ${handle.label}` : '';
  return (
    <nav className={style.bar} aria-label="Reach us" data-print="none">
      <Link to={askLink(handle?.name ?? null)}>
        <Icon name="mail" />
        Ask
      </Link>
      <a href={whatsappLink(`Hello, I would like to ask about a consultation${about}.`)}>
        <Icon name="message-circle" />
        WhatsApp
      </a>
      <a href={`tel:${clinic.phones.general.value.e164}`}>
        <Icon name="phone" />
        Call
      </a>
    </nav>
  );
}
