import * as words from '#words/lead-form';
import { chatText, contactTexts } from '../../content/contact-texts.ts';
import { chosenFor } from '../../leads/treatments.ts';
import type { ServiceSlug } from '../../routes.ts';
import { TextField } from './field.tsx';
import style from './lead-form.module.css';
import { EnquiryForm } from './lead-form.tsx';
import { EmailField, NameField } from './person-fields.tsx';
import { PhoneField } from './phone-field.tsx';
import { SlotFields } from './slot-fields.tsx';
import { TreatmentFields } from './treatment-fields.tsx';

interface ConsultationFormProps {
  /** The treatment that is selected when the form opens. */
  service?: ServiceSlug;
}

/** The consultation form of home, doctors, contact, service and managed pages (rows FORM-01 to FORM-19). */
export function ConsultationForm({ service }: ConsultationFormProps) {
  const { form, formLead } = contactTexts;
  return (
    <div className={style.panel}>
      <h3>{form}</h3>
      <p>{formLead}</p>
      <EnquiryForm
        name="consultation"
        submit={words.requestConsultation}
        sent={words.sent}
        chatText={chatText(service)}
        consentTick
        wide
      >
        {({ errors, typed }) => (
          <>
            <NameField errors={errors} typed={typed} />
            <EmailField errors={errors} typed={typed} />
            <PhoneField label={words.phoneNumberOfConsultation} typed={typed} error={errors.phone_number} />
            <TreatmentFields errors={errors} typed={typed} chosen={chosenFor(service)} />
            <TextField
              label={words.trouble}
              name="requirement"
              defaultValue={typed['requirement']}
              error={errors.requirement}
              hint={words.troubleHint}
            />
            <SlotFields errors={errors} typed={typed} />
          </>
        )}
      </EnquiryForm>
    </div>
  );
}
