import * as words from '#words/lead-form';
import { categoryName } from '../../content/gallery/category-names.ts';
import { type GalleryCategory, galleryCategories } from '../../gallery-categories.ts';
import { storedAs } from '../../leads/treatments.ts';
import { SelectField } from './field.tsx';
import { EnquiryForm, type Stage } from './lead-form.tsx';
import { NameField } from './person-fields.tsx';
import { PhoneField } from './phone-field.tsx';
import type { StoredEnquiry } from './use-lead-form.ts';
import { sentDetails } from './visit-drafts.ts';

interface GalleryLeadFormProps {
  /** Category that is chosen when the form opens. */
  category: GalleryCategory;
  /** The dialog around it has the heading, and the category is the one being looked at. */
  inDialog?: boolean;
  /** Called once the enquiry is stored: the moment to unlock the category and to close (row GATE-10). The owner shows the answer. */
  onStored?: (stored: StoredEnquiry) => void;
  onStage?: (stage: Stage) => void;
}

/**
 * The gallery's enquiry: name, phone number and category (rows GATE-03 to GATE-08). Details that were sent earlier in this visit
 * stand there again, so that one press sends them for another category (row GATE-19).
 */
export function GalleryLeadForm({ category, inDialog = false, onStored, onStage }: GalleryLeadFormProps) {
  const before = sentDetails.use();
  return (
    <section aria-label={words.resultsHeading}>
      {!inDialog && <h2>{words.resultsHeading}</h2>}
      <EnquiryForm
        name="gallery"
        id={inDialog ? 'gallery-dialog' : 'gallery'}
        submit={before ? words.sendSame : words.send}
        sent={words.sent}
        chatText={words.chatAboutResults({ category: categoryName(category) })}
        answer={!onStored}
        {...(onStored && { onStored })}
        onStage={onStage}
      >
        {({ errors, typed }) => {
          const begin = { ...before, ...typed };
          return (
            <>
              <NameField errors={errors} typed={begin} />
              <PhoneField label={words.phoneNumber} typed={begin} error={errors.phone_number} />
              {inDialog ? (
                <input type="hidden" name="category" value={category} />
              ) : (
                <SelectField
                  label={words.category}
                  name="category"
                  defaultValue={typed['category'] ?? category}
                  error={errors.category}
                >
                  {galleryCategories.map((name) => (
                    <option key={name} value={storedAs(name)}>
                      {categoryName(name)}
                    </option>
                  ))}
                </SelectField>
              )}
            </>
          );
        }}
      </EnquiryForm>
    </section>
  );
}
