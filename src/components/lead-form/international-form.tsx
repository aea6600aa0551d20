import * as words from '#words/lead-form';
import { href } from '../../routes.ts';
import { EnquiryPurpose } from '../enquiry-purpose/enquiry-purpose.tsx';
import { Link } from '../link.tsx';
import { TextField, TickField } from './field.tsx';
import style from './lead-form.module.css';
import { EnquiryForm } from './lead-form.tsx';
import { EmailField, NameField } from './person-fields.tsx';
import { PhoneField } from './phone-field.tsx';

/** The form of the page for international patients (rows INTL-10 and INTL-13 to INTL-20). */
export function InternationalForm() {
  return (
    <div className={style.panel}>
      <EnquiryForm name="international" submit={words.sendEnquiry} sent={words.submitted} chatText={words.chatFromAbroad} wide>
        {({ errors, typed }) => (
          <>
            <NameField errors={errors} typed={typed} label={words.fullName} />
            <EmailField errors={errors} typed={typed} />
            <PhoneField label={words.phone} optional typed={typed} error={errors.phone_number} />
            <EnquiryPurpose chosen={typed['purpose']} error={errors.purpose} />
            <TextField
              label={words.requirement}
              name="requirement"
              defaultValue={typed['requirement']}
              error={errors.requirement}
            />
            {/* The label is the specification's (row INTL-18), starred; its link stands beside it, so that a tap on the words ticks the box. */}
            <div>
              <TickField
                name="terms"
                required
                wasTicked={typed['terms'] === 'on'}
                error={errors.terms}
                label={words.agreeToTerms}
              />
              <p className={style.hint}>
                <Link to={href('terms')}>{words.readTerms}</Link>
              </p>
            </div>
          </>
        )}
      </EnquiryForm>
    </div>
  );
}
