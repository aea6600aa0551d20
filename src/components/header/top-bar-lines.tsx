import { clinic } from '../../content/clinic.ts';
import { NewTabNote } from '../button/new-tab-note.tsx';
import { Icon } from '../icon/icon.tsx';
import { DESKS_ID } from './desks-id.ts';
import style from './top-bar.module.css';

/** The start of the top bar, and the desks of the booking service in a popover that works without script. Narrow screens keep the general line; the drawer has the rest. */
export function TopBarLines() {
  return (
    <>
      <a className={`${style.email} ${style.wide}`} href={`mailto:${clinic.email.value}`}>
        <Icon name="mail" />
        {clinic.email.value}
      </a>
      {Object.entries(clinic.phones).map(([key, { value }]) => (
        <a key={key} className={key === 'general' ? undefined : style.wide} href={`tel:${value.e164}`}>
          <span className={style.label}>{value.label}</span> <span className={style.number}>{value.shown}</span>
        </a>
      ))}
      <div id={DESKS_ID} className={style.desks} popover="auto">
        {(['plasticSurgery', 'dermatology'] as const).map((desk) => (
          <a key={desk} className={style.book} href={clinic.booking[desk].value} target="_blank" rel="noopener">
            <span>{clinic.phones[desk].value.label}</span>
            <NewTabNote />
          </a>
        ))}
      </div>
    </>
  );
}
