import { galleryCategories } from '../../content/gallery-categories.ts';
import { Field, SelectField } from './field.tsx';
import { LeadForm } from './lead-form.tsx';
import { PhoneField } from './phone-field.tsx';
import { sentDetails } from './visit-drafts.ts';

interface GalleryLeadFormProps {
  /** Category that is chosen when the form opens. */
  category: string;
  /** Called once the enquiry is stored, with the category it was sent for: the moment to unlock it and to close (row GATE-10). */
  onStored?: (category: string) => void;
}

/**
 * The gallery's enquiry: name, phone number and category (rows GATE-03 to GATE-08). Details that were sent earlier in this visit
 * stand there again, so that one press sends them for another category (row GATE-19).
 */
export function GalleryLeadForm({ category, onStored }: GalleryLeadFormProps) {
  const before = sentDetails.use();
  return (
    <LeadForm
      name="gallery"
      submit={before ? 'Send the same details' : 'Send'}
      sent="Thank you! Your message has been sent."
      chatText={`Hello, I have a question about ${category}.`}
      answer={!onStored}
      onStored={({ fields }) => onStored?.(fields['category'] ?? category)}
    >
      {({ errors, typed }) => {
        const begin = { ...before, ...typed };
        return (
          <>
            <Field
              label="Name*"
              name="name"
              required
              autoComplete="name"
              maxLength={120}
              defaultValue={begin['name']}
              error={errors.name}
            />
            <PhoneField label="Phone number*" typed={begin} error={errors.phone_number} />
            <SelectField label="Category" name="category" defaultValue={typed['category'] ?? category} error={errors.category}>
              {galleryCategories.map((name) => (
                <option key={name}>{name}</option>
              ))}
            </SelectField>
          </>
        );
      }}
    </LeadForm>
  );
}
