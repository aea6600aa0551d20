import { purposes, remoteConsultation } from '../../content/remote-consultation.ts';
import { SelectField } from '../lead-form/field.tsx';

interface EnquiryPurposeProps {
  chosen: string | undefined;
  error: string | undefined;
}

/** What somebody abroad asks for beside an answer, with what a consultation from afar is not. */
export function EnquiryPurpose({ chosen, error }: EnquiryPurposeProps) {
  return (
    <SelectField
      label="What do you need?"
      name="purpose"
      defaultValue={chosen}
      error={error}
      hint={`${remoteConsultation.video.value} ${remoteConsultation.letter.value}`}
    >
      <option value="">An answer to my question</option>
      {purposes.map((purpose) => (
        <option key={purpose}>{purpose}</option>
      ))}
    </SelectField>
  );
}
