import type { ReactNode } from 'react';
import * as words from '#words/buttons';
import { clinic, type Department } from '../../content/clinic.ts';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/icon-names.ts';
import { Link } from '../link.tsx';
import { type ButtonVariant, buttonClass } from './button.tsx';

type Target = { to: string; state?: unknown } | { href: string; newTab?: boolean };
type ButtonLinkProps = Target & { variant?: ButtonVariant | undefined; icon?: IconName; children: ReactNode };

/**
 * A link that looks like a button. `to` is a path of this site; `href` leads elsewhere (`tel:`, `mailto:`, WhatsApp,
 * booking). Only booking opens a new tab, and then the link says so.
 */
export function ButtonLink({ variant, icon, children, ...target }: ButtonLinkProps) {
  const content = (
    <>
      {icon && <Icon name={icon} />}
      {children}
    </>
  );
  const className = buttonClass(variant);
  if ('to' in target) {
    return (
      <Link to={target.to} state={target.state} className={className}>
        {content}
      </Link>
    );
  }
  return (
    <a href={target.href} className={className} {...(target.newTab && { target: '_blank', rel: 'noopener' })}>
      {content}
      {target.newTab && <NewTabNote />}
    </a>
  );
}

/** The booking service of a department, in a new tab (rows PROD-05, PROD-06). */
export function BookingLink({ department, variant, children = words.bookConsultation }: BookingLinkProps) {
  return (
    <ButtonLink href={clinic.booking[department].value} newTab variant={variant} icon="calendar">
      {children}
    </ButtonLink>
  );
}

type BookingLinkProps = { department: Department; variant?: ButtonVariant; children?: ReactNode };

/** Tells those who hear a link that it opens a new tab. */
export function NewTabNote() {
  return <span className="visually-hidden">{` ${words.newTab}`}</span>;
}
