import { clinic } from '../../content/clinic.ts';
import { Icon } from '../icon/icon.tsx';
import style from './top-bar.module.css';

/** The start of the top bar. Narrow screens keep the general line; the drawer has the rest. */
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
    </>
  );
}
