import { consentNotices as record } from '#records/consent-notices';
import * as language from '#words/language';
import * as words from '#words/lead-form';
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
      {`${text} `}
      <Link to={href('privacy')}>{words.privacy}</Link>
    </>
  );
  return (
    <>
      <input type="hidden" name="consent_notice" value={version} />
      {tick ? (
        <TickField
          name="consent"
          required
          wasTicked={typed['consent'] === 'on'}
          error={error}
          label={
            <>
              {`${words.agree} `}
              {more}
            </>
          }
        />
      ) : (
        <p className={style.hint}>{more}</p>
      )}
    </>
  );
}

/** What a visitor is told before sending, and agrees to: one notice a form. Its version, stored with the enquiry (row FORM-18), names the language it was read in. */
const consentNotice = (form: LeadForm) => ({
  version: language.code === 'en' ? record.notices[form].version : `${record.notices[form].version}/${language.code}`,
  text: `${record.notices[form].text} ${record.withdraw}`,
});
