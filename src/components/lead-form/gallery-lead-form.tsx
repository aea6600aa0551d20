import { useEffect, useEffectEvent, useId } from 'react';
import { Link } from 'react-router-dom';
import { galleryCategories } from '../../content/gallery-categories.ts';
import { LEADS_PATH } from '../../leads/send-lead.ts';
import { href } from '../../routes.ts';
import { ContactLines } from '../contact-lines.tsx';
import { Field } from './field.tsx';
import { Honeypot } from './honeypot.tsx';
import { useLeadForm } from './use-lead-form.ts';

const NOTICE_VERSION = '2026-11';

interface GalleryLeadFormProps {
  category: string;
  /** The dialog around it has the heading, and the category is the one being looked at. */
  inDialog?: boolean;
  /** Called once the enquiry is stored. */
  onStored?: (stored: { reference: string | null }) => void;
}

/** The gallery's enquiry: name, phone number and category (rows GATE-03 to GATE-07). Works with and without script. */
export function GalleryLeadForm({ category, inDialog = false, onStored }: GalleryLeadFormProps) {
  const { form, errors, message, sending, stored, typed } = useLeadForm('gallery');
  const selectId = useId();
  const answer = useEffectEvent((reference: string | null) => onStored?.({ reference }));
  useEffect(() => {
    if (stored) answer(stored.reference);
  }, [stored]);
  return (
    <section aria-label="Ask about your results">
      {!inDialog && <h2>Ask about your results</h2>}
      <form method="post" action={LEADS_PATH} {...form}>
        <input type="hidden" name="form" value="gallery" />
        <input type="hidden" name="page" value={href('gallery')} />
        <input type="hidden" name="consent_notice" value={NOTICE_VERSION} />
        <Honeypot />
        <Field
          label="Name*"
          name="name"
          required
          autoComplete="name"
          maxLength={120}
          defaultValue={typed['name']}
          error={errors.name}
        />
        <Field
          label="Phone number*"
          name="phone_number"
          type="tel"
          inputMode="numeric"
          required
          pattern="[0-9]{10}"
          maxLength={10}
          title="10 digits"
          autoComplete="tel-national"
          defaultValue={typed['phone_number']}
          error={errors.phone_number}
        />
        {inDialog ? (
          <input type="hidden" name="category" value={category} />
        ) : (
          <div className="field">
            <label htmlFor={selectId}>Category</label>
            <select id={selectId} name="category" defaultValue={typed['category'] ?? category}>
              {galleryCategories.map((name) => (
                <option key={name}>{name}</option>
              ))}
            </select>
          </div>
        )}
        <p>
          Fields marked * are required. We use your details to answer this enquiry and for nothing else; you may withdraw them at
          any time. See our <Link to={href('privacy')}>privacy policy</Link>.
        </p>
        <button type="submit">{sending ? 'Sending …' : 'Send'}</button>
        <div role="alert">{message && <p className="error">{message}</p>}</div>
      </form>
      <div role="status">
        {stored && (
          <p>
            Thank you! Your message has been sent.
            {stored.reference && (
              <>
                {' '}
                Your reference is <strong>{stored.reference}</strong>.
              </>
            )}
          </p>
        )}
      </div>
      <ContactLines text={`Hello, I have a question about ${category}.`} />
    </section>
  );
}
