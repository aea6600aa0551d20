import * as words from '#words/lead-form';
import { purposes, remoteConsultation } from '../../content/remote-consultation.ts';
import { storedAs } from '../../leads/treatments.ts';
import { SelectField } from '../lead-form/field.tsx';

interface EnquiryPurposeProps {
  chosen: string | undefined;
  error: string | undefined;
}

/** What somebody abroad asks for beside an answer, with what a consultation from afar is not. */
export function EnquiryPurpose({ chosen, error }: EnquiryPurposeProps) {
  return (
    <SelectField
      label={words.purpose}
      name="purpose"
      defaultValue={chosen}
      error={error}
      hint={`${remoteConsultation.video.value} ${remoteConsultation.letter.value}`}
    >
      <option value="">{words.noPurpose}</option>
      {purposes.map((purpose) => (
        <option key={purpose} value={storedAs(purpose)}>
          {purpose === 'Letter of invitation' ? words.letterOfInvitation : words.videoConsultation}
        </option>
      ))}
    </SelectField>
  );
}
