import { Fragment } from 'react';
import * as words from '#words/header';
import { clinic, type Department } from '../../content/clinic.ts';
import { fromTheLeft } from '../../current-language.ts';
import { NewTabNote } from '../button/button-link.tsx';
import { Icon } from '../icon/icon.tsx';
import { KeptHtml } from '../kept-html/kept-html.tsx';
import style from './top-bar.module.css';

/** Id of the popover with the desks of the booking service. */
const DESKS_ID = 'desks';

/**
 * E-mail, the three phone lines and the booking service (rows HEAD-01 to HEAD-03). The booking desk is that of the page's
 * department (row PROD-06); on a page of neither the visitor chooses.
 */
export function TopBar({ department }: { department: Department | null }) {
  return (
    <div className={`${style.bar} on-night`} data-print="none">
      <div className={`wrap ${style.content}`}>
        <KeptHtml id="top-bar" className="contents" content={import.meta.env.SSR ? TopBarLines : null} />
        {department ? (
          <a className={style.book} href={clinic.booking[department].value} target="_blank" rel="noopener">
            <span>{words.appointments}</span>
            <NewTabNote />
          </a>
        ) : (
          <button type="button" className={style.book} popoverTarget={DESKS_ID}>
            <span>{words.appointments}</span>
          </button>
        )}
      </div>
    </div>
  );
}

/** The start of the top bar, and the desks of the booking service in a popover that works without script. Narrow screens keep the general line; the drawer has the rest. */
function TopBarLines() {
  return (
    <>
      <a className={`${style.email} ${style.wide}`} href={`mailto:${clinic.email.value}`}>
        <Icon name="mail" />
        {clinic.email.value}
      </a>
      {Object.entries(clinic.phones).map(([key, { value }]) => (
        <a key={key} className={key === 'general' ? undefined : style.wide} href={`tel:${value.e164}`}>
          <span className={style.label}>{value.label}</span>{' '}
          <span className={style.number}>{import.meta.english ? value.shown : fromTheLeft(value.shown)}</span>
        </a>
      ))}
      <div id={DESKS_ID} className={style.desks} popover="auto">
        {(['plasticSurgery', 'dermatology'] as const).map((desk) => (
          <Fragment key={desk}>
            <a className={style.book} href={clinic.booking[desk].value} target="_blank" rel="noopener">
              <span>{clinic.phones[desk].value.label}</span>
              <NewTabNote />
            </a>{' '}
          </Fragment>
        ))}
      </div>
    </>
  );
}
