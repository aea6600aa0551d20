import { consentNotices as record } from '#records/consent-notices';
import type { LeadForm } from '../../leads/lead.ts';
import { href } from '../../routes.ts';
import { Link } from '../link.tsx';
import { TickField } from './field.tsx';
import style from './lead-form.module.css';

interface ConsentProps {
  form: LeadForm;
  /** The visitor ticks it; without, the notice stands alone (rows GATE-07 and CBM-10 allow no further rule). */
  tick: boolean;
  typed: Record<string, string>;
  error?: string | undefined;
}

/** What the details are used for, why, and how to take them back; its version goes with the enquiry (row FORM-18). */
export function Consent({ form, tick, typed, error }: ConsentProps) {
  const { text, version } = consentNotice(form);
  const more = (
    <>
      {text} <Link to={href('privacy')}>Privacy policy</Link>
    </>
  );
  return (
    <>
      <input type="hidden" name="consent_notice" value={version} />
      {tick ? (
        <TickField name="consent" required wasTicked={typed['consent'] === 'on'} error={error} label={<>I agree.* {more}</>} />
      ) : (
        <p className={style.hint}>{more}</p>
      )}
    </>
  );
}

/** What a visitor is told before sending, and agrees to: one notice a form. The version is stored with the enquiry (row FORM-18). */
const consentNotice = (form: LeadForm) => ({
  version: record.notices[form].version,
  text: `${record.notices[form].text} ${record.withdraw}`,
});
